import { quotedWithin } from '#citations/prose/quoted-within'
import type { Decided } from '#contract/search'
import type { MouseEvent } from 'react'
import { useFigureFilterMessages } from '../../messages/figure-filters.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { placeOf } from './best-passage.ts'

/** How a link leads to a place in the text of a case: to its page, or beside the list. */
export interface PlaceLink {
  to: string
  state: object
  onFollow: (event: MouseEvent, place: string) => void
}

/** What joins an order to the next one: "the suit is dismissed; and" */
const joint = /\s*[;,:](?:\s+(?:and|or))?\s*$/i

/** What the court did, and the sentence that says so, which leads to its place. */
export function Ending({ decided: { kind, quote }, outcome, link }: { decided: Decided; outcome: string | null; link: PlaceLink }) {
  const { endings } = useFigureFilterMessages()
  const words = <strong>{outcome ?? endings[kind]}</strong>
  if (quote === null) return words
  const place = placeOf(quote.paragraph, quote.number)
  return (
    <TextLink to={link.to + place} state={link.state} title={quote.text} onClick={(event) => link.onFollow(event, place)}>
      {words}
      {` “${quotedWithin(quote.text.replace(joint, ''))}”`}
    </TextLink>
  )
}

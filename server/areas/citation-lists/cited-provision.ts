import { nameInLaw, nameWithin } from '#citations/law/name-in-law'
import { unitOfEid } from '#citations/law/name-of-eid'
import { maxSelectionLength } from '#contract/annotations'
import type { AuthorityKind } from '#contract/citation-lists'
import type { Act, ActKind } from '#contract/legislation'
import type { Provision } from '#contract/legislation-text'
import { InvalidInput } from '../../problem.ts'

export const kindOfAct: Record<ActKind, AuthorityKind> = {
  constitution: 'constitution',
  act: 'statute',
  'county-act': 'statute',
  subsidiary: 'subsidiary',
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** From the first word that was enacted to the last: its heading stands before them, and the editor's '[Act No. 22 of 1959, s. 36.]' behind. */
function enacted(paragraphs: Provision['paragraphs']): string | null {
  const isText = ({ kind }: Provision['paragraphs'][number]) => kind === 'text'
  const first = paragraphs.findIndex(isText)
  const words = paragraphs.slice(first, paragraphs.findLastIndex(isText) + 1)
  return first === -1 ? null : words.map(({ text }) => text).join('\n')
}

/**
 * What is kept of a provision that is cited: the words that are given, else all of it, and where it stands in its section, article or rule; null where it
 * is one. `invalid-input` for words that do not stand in it.
 */
export function citedProvision(
  act: Pick<Act, 'id' | 'kind' | 'title' | 'year' | 'cap'>,
  { eid, text, paragraphs }: Provision,
  given: string | undefined,
) {
  if (given !== undefined && !spaced(text).includes(spaced(given)))
    throw new InvalidInput([{ loc: ['body', 'words'], msg: 'These words do not stand in this provision', type: 'not-in-text' }])
  return {
    source: nameInLaw(act, eid),
    kind: kindOfAct[act.kind],
    provision_id: `${act.id}~${eid}`,
    pinpoint: unitOfEid(eid) === eid ? null : nameWithin(act.title, eid),
    words: (given ?? enacted(paragraphs) ?? text).slice(0, maxSelectionLength),
  }
}

import { quotedWithin } from '#citations/prose/quoted-within'
import type { Act } from '#contract/legislation'
import type { AddedQuote } from '#contract/notes'
import type { LegalLibraryMessages } from '../../messages/legal-library.ts'
import { quotedInNote } from '../../reader/quoted-in-note.ts'
import type { Quoting } from '../../reader/quoting.ts'
import type { Place } from '../../reader/text-places.ts'
import { addressOfProvision } from '../../ui/law-address.ts'
import { holderOf, nameAct, nameProvision, type TocIndex } from './name-provision.ts'
import { sayText } from './say-text.ts'
import type { OpenAct } from './use-open-act.ts'

/** Letters of a passage that a bookmark or a question keeps. */
const longest = 600

/** How passages of an Act are quoted, and put into a research note. */
export interface ActQuoting extends Quoting {
  note: (place: Place) => AddedQuote
  /** The innermost provision that holds a passage, else the one in which it begins; null where it stands in none. */
  provision: (place: Place) => { eid: string; name: string } | null
}

interface QuotedAct {
  act: Pick<Act, 'id' | 'title' | 'year' | 'cap' | 'version' | 'is_latest'>
  index: TocIndex
  text: Pick<OpenAct, 'wordsOf' | 'provisionsAt'>
  formatDay: (day: string) => string
}

/** Passages of an Act: 'section 41(1) of the Employment Act, 2007'. An earlier text says of which day, a guide what it is. */
export function actQuoting(
  { cite, quote: words }: Pick<LegalLibraryMessages, 'cite' | 'quote'>,
  { act, index, text, formatDay }: QuotedAct,
): ActQuoting {
  const { version, is_latest: isLatest } = act
  const said = sayText(act, words, formatDay)
  const wordsOf = (place: Place) => text.wordsOf(place).replace(/\s+/g, ' ').trim()
  const nameOf = (place: Place) => {
    const ends = text.provisionsAt(place)
    return ends && namePassage(ends, index, words.span)
  }
  return {
    quote(place) {
      const name = nameOf(place)
      const cited = name === null ? nameAct(act) : cite(name, nameAct(act))
      return `“${quotedWithin(wordsOf(place))}”\n${cited}${said === null ? '' : ` (${said})`}`
    },
    passage(place) {
      const passage = wordsOf(place)
      const name = nameOf(place)
      const cut = passage.length > longest ? `${passage.slice(0, longest)}…` : passage
      return `“${cut}” (${[name === null ? nameAct(act) : cite(name, nameAct(act)), said].filter((part) => part !== null).join(', ')})`
    },
    provision(place) {
      const ends = text.provisionsAt(place)
      const eid = ends && citedBy(ends)
      const name = eid && nameProvision(eid, index)
      return eid && name ? { eid, name } : null
    },
    note(place) {
      const name = nameOf(place)
      const ends = text.provisionsAt(place)
      const quote = text.wordsOf(place)
      // An earlier text of which no day is known is found by its last.
      const date = version.date ?? (isLatest ? null : version.until)
      const known = version.date === null || version.guide ? said : words.onDay(formatDay(version.date))
      return {
        case_id: act.id,
        quote,
        paragraph: null,
        place: null,
        eid: ends?.first ?? null,
        ...(date !== null && { as_at: date }),
        text: quotedInNote({
          quotation: `“${quotedWithin(quote.replace(/[^\S\n]+/g, ' ').trim())}”`,
          cited: name === null ? nameAct(act) : words.pinpoint(nameAct(act), name),
          address: addressOfProvision(act.id, (ends && citedBy(ends)) ?? '', date ?? undefined),
          notes: known === null ? '' : ` (${known})`,
        }),
      }
    },
  }
}

interface Ends {
  first: string
  last: string
}

/** The innermost provision that holds both ends of a passage; empty where none does. */
function heldBy({ first, last }: Ends): string {
  const [one, other] = [first.split('__'), last.split('__')]
  const differs = one.findIndex((step, at) => step !== other[at])
  return (differs === -1 ? one : one.slice(0, differs)).join('__')
}

/** What a passage is found by: what holds it, else where it begins. */
const citedBy = (ends: Ends): string => heldBy(ends) || ends.first

/** What holds both ends of a passage, 'section 41(1)'; else the sections at its ends. */
function namePassage({ first, last }: Ends, index: TocIndex, span: LegalLibraryMessages['quote']['span']): string | null {
  const common = heldBy({ first, last })
  if (common !== '') return nameProvision(common, index)
  const [from, to] = [first, last].map((eid) => {
    const held = holderOf(eid, index)
    return held && nameProvision(held.entry.eid, index)
  })
  return from && to ? span(from, to) : null
}

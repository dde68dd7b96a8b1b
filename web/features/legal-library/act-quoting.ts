import type { Act } from '#contract/legislation'
import type { Quoting } from '../../reader/quoting.ts'
import type { Place } from '../../reader/text-places.ts'
import { holderOf, nameAct, nameProvision, type TocIndex } from './name-provision.ts'
import type { OpenAct } from './use-open-act.ts'

/** Letters of a passage that a bookmark or a question keeps. */
const longest = 600

/** How a citation of the law is written, and what is said of a text that is not the law of today. */
export interface ActQuotingWords {
  cite: (provision: string, act: string) => string
  span: (first: string, last: string) => string
  asAt: (day: string) => string
  guide: string
}

interface QuotedAct {
  act: Pick<Act, 'title' | 'year' | 'cap' | 'version' | 'is_latest'>
  index: TocIndex
  text: Pick<OpenAct, 'wordsOf' | 'provisionsAt'>
  formatDay: (day: string) => string
}

/** Passages of an Act: 'section 41(1) of the Employment Act, 2007'. An earlier text says of which day, a guide what it is. */
export function actQuoting(words: ActQuotingWords, { act, index, text, formatDay }: QuotedAct): Quoting {
  const { version, is_latest: isLatest } = act
  const said = version.guide ? words.guide : isLatest || version.date === null ? null : words.asAt(formatDay(version.date))
  const wordsOf = (place: Place) => text.wordsOf(place).replace(/\s+/g, ' ').trim()
  const nameOf = (place: Place) => {
    const ends = text.provisionsAt(place)
    return ends && namePassage(ends, index, words.span)
  }
  return {
    quote(place) {
      const name = nameOf(place)
      const cited = name === null ? nameAct(act) : words.cite(name, nameAct(act))
      return `“${quotedWithin(wordsOf(place))}”\n${cited}${said === null ? '' : ` (${said})`}`
    },
    passage(place) {
      const passage = wordsOf(place)
      const name = nameOf(place)
      const cut = passage.length > longest ? `${passage.slice(0, longest)}…` : passage
      return `“${cut}” (${[name === null ? nameAct(act) : words.cite(name, nameAct(act)), said].filter((part) => part !== null).join(', ')})`
    },
  }
}

const quotedWithin = (passage: string) => passage.replace(/[“"](?=\S)([^“”"]*)[”"]/g, '‘$1’')

/** What holds both ends of a passage, 'section 41(1)'; else the sections at its ends. */
function namePassage({ first, last }: { first: string; last: string }, index: TocIndex, span: ActQuotingWords['span']): string | null {
  const [one, other] = [first.split('__'), last.split('__')]
  const differs = one.findIndex((step, at) => step !== other[at])
  const common = differs === -1 ? one : one.slice(0, differs)
  if (common.length > 0) return nameProvision(common.join('__'), index)
  const [from, to] = [first, last].map((eid) => {
    const held = holderOf(eid, index)
    return held && nameProvision(held.entry.eid, index)
  })
  return from && to ? span(from, to) : null
}

import type { SearchResult } from '#contract/search'
import type { Messages } from '../../messages/messages.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { hueOfCourt } from '../../ui/court-hue.ts'
import { formatDay } from '../../ui/day.ts'
import type { Stretch } from '../../ui/marked-text.ts'
import type { TagHue } from '../../ui/Tag.tsx'
import { typographic } from '../../ui/typographic.ts'
import { pickPassage, placeOf } from './best-passage.ts'
import { sayLacks } from './say-lacks.ts'

interface Said {
  said: string
  hue: TagHue
}

/** What a card says of a case, line by line. */
export interface CardLines {
  name: string
  /** Where the case is read; its search is marked there. */
  to: string
  signal: SearchResult['signal']
  court: Said
  /** Day and citation. */
  facts: string[]
  details: string
  /** The best passage; null where there is none, and `instead` stands in its place. */
  passage: CardPassage | null
  instead: string
  /** What of the search the case lacks; empty where it has it all. */
  lacks: string
  judges: string[]
}

interface CardPassage {
  /** Whether it leads to a place, which is `place` in the text and named by `pinpoint`; `label` says it to who hears the page. */
  leads: boolean
  place: string
  pinpoint: string
  label: string
  /** Of a separate opinion. */
  opinion: Said | null
  stretches: Stretch[]
}

/** The words of a card, which the program and the plain cards before it show alike. */
export function describeCard(result: SearchResult, query: string, { search, cases }: Pick<Messages, 'search' | 'cases'>): CardLines {
  const { id, title, case_number: caseNumber, citation, court, hierarchy_level: level, date, year, document_type: type } = result
  const day = date ?? (year === null ? null : String(year))
  return {
    name: divideTitle(title, { caseNumber, citation }).parties || cases.untitled,
    to: `/cases/${encodeURIComponent(id)}${query === '' ? '' : `?${new URLSearchParams({ q: query })}`}`,
    signal: result.signal,
    court: { said: typographic(court ?? cases.noCourt), hue: hueOfCourt(level) },
    facts: [day === null ? null : formatDay(day), citation].filter((fact) => fact !== null),
    details: [caseNumber, type].filter(Boolean).join(' · '),
    passage: describePassage(result, search.card),
    instead: result.summary ?? result.opening ?? search.card.noText,
    lacks: sayLacks(result, search.card),
    judges: result.judges,
  }
}

function describePassage({ snippets, title }: SearchResult, card: Messages['search']['card']): CardPassage | null {
  const passage = pickPassage(snippets, title)
  if (!passage) return null
  const { paragraph, number, opinion, author, stretches, following } = passage
  return {
    leads: paragraph !== null,
    place: paragraph === null ? '' : placeOf(paragraph, number),
    pinpoint: card.pinpoint(number),
    label: card.passage(number),
    opinion: opinion && {
      said: [card.opinions[opinion], author].filter(Boolean).join(', '),
      hue: opinion === 'dissenting' ? 'burgundy' : 'quiet',
    },
    stretches: following ? join(stretches, following) : stretches,
  }
}

/** What stands below a heading, behind it. */
function join(heading: Stretch[], below: Stretch[]): Stretch[] {
  const last = heading.at(-1)
  const end = last ? last.start + last.text.length : 0
  return [
    ...heading,
    { text: ' … ', marked: false, start: end },
    ...below.map((stretch) => ({ ...stretch, start: end + 1 + stretch.start })),
  ]
}

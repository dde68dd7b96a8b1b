import type { ChatFilters } from '#contract/chat'
import type { Narrowing } from '#contract/reasons/narrowing'
import { SearchFilters } from '#contract/search'
import { spellingsOf, stationsAt } from './forums.ts'
import { readForum } from './read-forum.ts'
import { readTimes } from './read-times.ts'

export const noNarrowing: Narrowing = { judges: [], courts: [], place: null, division: null, from: null, to: null, latest: false }

const everything = SearchFilters.parse({ jurisdiction: 'all' })

/** The court and the times that a question names, with the words that are left. `today` is a day of Nairobi. Pure. */
export function readNarrowing(question: string, today: string): { narrowing: Narrowing; words: string } {
  const times = readTimes(question, today)
  const forum = readForum(times?.words ?? question)
  return {
    narrowing: {
      judges: [],
      courts: forum ? [forum.court] : [],
      place: forum?.place ?? null,
      division: forum?.division ?? null,
      from: times?.from ?? null,
      to: times?.to ?? null,
      latest: times?.latest ?? false,
    },
    words: forum?.words ?? times?.words ?? question,
  }
}

const namesWho = ({ judges, courts }: Narrowing) => judges.length > 0 || courts.length > 0
const namesWhen = ({ from, to }: Narrowing) => from !== null || to !== null

/** What a question names, and of what was named before it whatever it does not name anew. Pure. */
export function carryOn(own: Narrowing, kept: Narrowing | null): { narrowing: Narrowing; kept: boolean } {
  if (kept === null) return { narrowing: own, kept: false }
  const who = namesWho(own) ? own : kept
  const when = namesWhen(own) ? own : kept
  const { judges, courts, place, division } = who
  return {
    narrowing: { judges, courts, place, division, from: when.from, to: when.to, latest: own.latest || kept.latest },
    kept: (who === kept && namesWho(kept)) || (when === kept && namesWhen(kept)) || (!own.latest && kept.latest),
  }
}

/** What filters beside a question leave to it: its own court or judges, where they say none, and its own days. Pure. */
export const besides = (narrowing: Narrowing, given: ChatFilters | null): Narrowing => ({
  ...narrowing,
  ...(given?.courts.length && { courts: [], place: null, division: null }),
  ...(given?.judges.length && { judges: [] }),
  ...((given?.dateFrom || given?.dateTo) && { from: null, to: null }),
})

/** The same of what filters say. */
export const narrowingOf = ({ courts, judges, dateFrom, dateTo }: ChatFilters): Narrowing => ({
  ...noNarrowing,
  courts,
  judges,
  from: dateFrom,
  to: dateTo,
})

/** As search asks for it; `judges` under every name that they have. */
export const filtersOf = ({ courts, place, division, from, to }: Narrowing, judges: string[]): SearchFilters => ({
  ...everything,
  courts: [...courts],
  judges,
  stations: place === null ? [] : courts.flatMap((court) => stationsAt(court, place)),
  divisions: division === null ? [] : spellingsOf(division),
  dateFrom: from,
  dateTo: to,
})

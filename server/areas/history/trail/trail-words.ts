import type { HistoryEntry, HistoryType } from '#contract/history'

/** Words of the document that tells what was researched, in the language of the file. */
export const words = {
  title: (matter: string | null) => (matter === null ? 'Research Trail' : `Research Trail: ${matter}`),
  notice: (day: string) =>
    `Drawn up on ${day} from the research history of one account, in the order in which it was done. Times are those of Nairobi. What the library held at the time, and whether an authority still stands, is not told here.`,
  none: 'Nothing was noted in this time.',
  /** What a name of a file cannot hold is left out of it. */
  file: (matter: string | null) =>
    matter === null
      ? 'Research trail'
      : `Research trail - ${matter
          .replaceAll(/[\\/:*?"<>|\s]+/g, ' ')
          .slice(0, 80)
          .trim()}`,
  kinds: {
    search: 'Searched for',
    view: 'Read',
    case_view: 'Read',
    bookmark: 'Bookmarked',
    chat: 'Asked the assistant',
    note: 'Wrote',
    download: 'Downloaded',
  } satisfies Record<HistoryType, string>,
  goneNote: 'a note that has since been deleted',
}

const dayOf = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Nairobi',
})
const timeOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Nairobi' })

/** One line of the trail: '09:41  Searched for  “stay of execution”'. */
export interface TrailLine {
  time: string
  kind: string
  what: string
  about: string
}

/** The entries by the day of Nairobi on which they were made, in their order. */
export function daysOf(entries: readonly HistoryEntry[]): { day: string; lines: TrailLine[] }[] {
  const days = new Map<string, TrailLine[]>()
  for (const { type, title, description, timestamp, entity_type: entity } of entries) {
    const at = new Date(timestamp)
    const what = entity === 'search' ? `“${title}”` : title === '' ? words.goneNote : title
    const line = { time: timeOf.format(at), kind: words.kinds[type], what, about: description }
    const day = dayOf.format(at)
    days.set(day, [...(days.get(day) ?? []), line])
  }
  return [...days].map(([day, lines]) => ({ day, lines }))
}

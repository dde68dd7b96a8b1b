import type { HistoryEntry } from '#contract/history'
import { divideTitle } from '../../ui/case-name.ts'
import { addressOfProvision } from '../../ui/law-address.ts'
import { formatDay } from '../../ui/day.ts'

/** The page that an entry leads to; null where what it was about is gone. */
export function addressOf({ entity_type: entity, entity_id: id, title }: Pick<HistoryEntry, 'entity_type' | 'entity_id' | 'title'>) {
  if (entity === 'search') return `/cases?${new URLSearchParams({ query: title })}`
  if (id === null) return null
  if (entity === 'legislation') {
    const [act = '', eid] = id.split('~')
    return eid === undefined ? `/legal-library/legislation/${encodeURIComponent(act)}` : addressOfProvision(act, eid)
  }
  const named = encodeURIComponent(id)
  return { note: `/research-notes/${named}`, chat: `/chat?id=${named}`, case: `/cases/${named}` }[entity]
}

/** What it was done to, in as few words as name it: the parties of a case. Empty for a note or a chat that is gone. */
export function nameOf({ entity_type: entity, title, description }: Pick<HistoryEntry, 'entity_type' | 'title' | 'description'>): string {
  if (entity !== 'case') return title
  return divideTitle(title, { caseNumber: null, citation: factsOf(description)[0] ?? null }).parties || title
}

/** Citation, court and day of a case, as many as it has. */
export const factsOf = (description: string): string[] => (description === '' ? [] : description.split(' · ').map(formatDay))

import type { HistoryEntry } from '#contract/history'

/** The page that an entry leads to; null where what it was about is gone. */
export function addressOf({ entity_type: entity, entity_id: id, title }: Pick<HistoryEntry, 'entity_type' | 'entity_id' | 'title'>) {
  if (entity === 'search') return `/cases?${new URLSearchParams({ query: title })}`
  if (id === null) return null
  return entity === 'note' ? `/research-notes/${encodeURIComponent(id)}` : `/cases/${encodeURIComponent(id)}`
}

import type { KeyValueStore } from '../api/tokens.ts'

const positionsKey = 'hukumu_reading_positions'
/** How many cases are remembered; the one that was read longest ago goes first. */
const most = 200

/** Remembers the paragraph at which each case was left. */
export function createReadingPositions(store: KeyValueStore) {
  const read = (): [string, number][] => {
    try {
      const stored: unknown = JSON.parse(store.getItem(positionsKey) ?? '[]')
      return Array.isArray(stored) ? (stored as [string, number][]) : []
    } catch {
      // Written by something else: begin anew.
      return []
    }
  }
  return {
    /** The id of the paragraph; null where the case is new or was left at its beginning. */
    recall: (caseId: string) => read().find(([id]) => id === caseId)?.[1] ?? null,
    keep(caseId: string, paragraph: number | null) {
      const others = read().filter(([id]) => id !== caseId)
      store.setItem(positionsKey, JSON.stringify(paragraph === null ? others : [...others, [caseId, paragraph]].slice(-most)))
    },
  }
}

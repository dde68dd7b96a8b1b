import type { KeyValueStore } from '../api/tokens.ts'

const positionsKey = 'hukumu_scroll'
/** How many history entries are remembered. */
const most = 50

/** The name of a history entry: those that an address was typed for have no key of their own. */
export const nameEntry = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? `default ${pathname}` : key)

/** Remembers how far each history entry was scrolled, for the life of the tab. */
export function createScrollPositions(store: KeyValueStore) {
  const read = (): [string, number][] => JSON.parse(store.getItem(positionsKey) ?? '[]')
  return {
    recall: (entry: string) => read().find(([key]) => key === entry)?.[1] ?? 0,
    keep(entry: string, top: number) {
      const others = read().filter(([key]) => key !== entry)
      store.setItem(positionsKey, JSON.stringify([...others, [entry, top]].slice(-most)))
    },
  }
}

/**
 * Where the page was left when its history entry is shown again. Called once as the page begins: an entry whose address was typed or followed
 * from elsewhere, rather than reloaded or gone back to, was left nowhere, though another of the same name was.
 */
export function beginEntry(positions: ReturnType<typeof createScrollPositions>): number {
  const entry = nameEntry({ key: (history.state as { key?: string } | null)?.key ?? 'default', pathname: location.pathname })
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') positions.keep(entry, 0)
  return positions.recall(entry)
}

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

import { distinctiveWords, nameWithin, partiesFit } from './name-matching.ts'

/** Case names seen so far, found again by a part of them in bounded time. */
export type NameIndex = {
  /** Remembers a name; the same name again keeps its first id. */
  add: (name: string, id: number) => void
  /** The ids of the names that hold every distinctive word of `part`, nearly so spelt, on the same side of 'v'; those alone that have as many parties, if some do; null where too many names share its words to tell. */
  find: (part: string) => readonly number[] | null
}

const MOST = 200

/** A word and what is left of it with one letter out: two words one letter apart have one of these in common. */
const spellings = (word: string): string[] => {
  if (word.length < 5 || word.length > 24) return [word]
  const keys = [word]
  for (let i = 0; i < word.length; i += 1) keys.push(word.slice(0, i) + word.slice(i + 1))
  return keys
}

export const createNameIndex = (): NameIndex => {
  const byWord = new Map<string, Set<number>>()
  const names = new Map<number, string>()
  const firstIds = new Map<string, number>()
  return {
    add: (name, id) => {
      if (firstIds.has(name)) return
      firstIds.set(name, id)
      names.set(id, name)
      for (const word of distinctiveWords(name).slice(0, 12)) {
        for (const key of spellings(word)) {
          const ids = byWord.get(key) ?? new Set()
          if (ids.size < MOST) byWord.set(key, ids.add(id))
        }
      }
    },
    find: (part) => {
      const words = distinctiveWords(part).slice(0, 12)
      let fewest: Set<number> | null = null
      for (const word of words) {
        const ids = new Set<number>()
        for (const key of spellings(word)) for (const id of byWord.get(key) ?? []) ids.add(id)
        if (ids.size === 0) return []
        if (!fewest || ids.size < fewest.size) fewest = ids
      }
      if (!fewest) return []
      if (fewest.size >= MOST) return null
      const fitting = [...fewest].flatMap((id) => {
        const name = names.get(id) ?? ''
        const fit = nameWithin(part, name) ? partiesFit(part, name) : null
        return fit ? [{ id, fit }] : []
      })
      const exact = fitting.filter(({ fit }) => fit === 'exact')
      return (exact.length > 0 ? exact : fitting).map(({ id }) => id).sort((a, b) => a - b)
    },
  }
}

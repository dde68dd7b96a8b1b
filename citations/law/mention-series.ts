import type { ActReference } from '../citation.ts'
import { countUpTo } from '../count-up-to.ts'
import type { ActKey } from './act-key.ts'

/** An Act where a text names it, with the numbers printed there. */
export interface ActMention extends Pick<ActReference, 'year' | 'number' | 'cap'> {
  start: number
  end: number
  key: ActKey
  /** The last word of its name: 'act', 'rules', 'code', 'constitution'. */
  head: string
}

/** The mentions of some kind of Act in the order of a text, asked for what stands before a place: never by looking through all of them. */
export interface MentionSeries {
  /** The last one that ends at a place or before it. */
  lastBefore: (at: number) => ActMention | null
  /** How often an Act is named before a place. */
  timesBefore: (key: ActKey, at: number) => number
  /** How many different Acts are named before a place. */
  differentBefore: (at: number) => number
}

export function createSeries(mentions: readonly ActMention[]): MentionSeries {
  const ends = mentions.map(({ end }) => end)
  const endsOf = new Map<ActKey, number[]>()
  const different: number[] = []
  for (const { key, end } of mentions) {
    const known = endsOf.get(key)
    if (known) known.push(end)
    else endsOf.set(key, [end])
    different.push(endsOf.size)
  }
  return {
    lastBefore: (at) => mentions[countUpTo(ends, at) - 1] ?? null,
    timesBefore: (key, at) => countUpTo(endsOf.get(key) ?? [], at),
    differentBefore: (at) => different[countUpTo(ends, at) - 1] ?? 0,
  }
}

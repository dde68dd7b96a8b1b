import type { Messages } from '../messages/messages.ts'
import type { TagHue } from './Tag.tsx'

/** What a reader must know of a record before relying on it: that only they see it, that it was invented as a sample, that it has no text. */
export interface Marked {
  isPrivate?: boolean
  sample?: boolean
  digest?: boolean
}

interface CaseMark {
  kind: keyof Marked
  hue: TagHue
  said: string
  explained: string
}

export function marksOf(record: Marked, { marks }: Messages['cases']): CaseMark[] {
  const all: CaseMark[] = [
    { kind: 'isPrivate', hue: 'burgundy', said: marks.private, explained: marks.privateExplained },
    { kind: 'sample', hue: 'secondary', said: marks.sample, explained: marks.sampleExplained },
    { kind: 'digest', hue: 'teal', said: marks.digest, explained: marks.digestExplained },
  ]
  return all.filter(({ kind }) => record[kind])
}

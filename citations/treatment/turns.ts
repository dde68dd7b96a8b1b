import type { FoundTreatment } from './treatment.ts'
import { against } from './turns/against.ts'
import { asHeld } from './turns/as-held.ts'
import { byOthers } from './turns/by-others.ts'
import { onAuthority } from './turns/on-authority.ts'
import type { Turn } from './turns/turn.ts'

export const turns: readonly Turn[] = [...asHeld, ...onAuthority, ...against, ...byOthers]

/** A turn of phrase found in a sentence, with the positions of the citations that it treats. */
export interface FoundTurn {
  treatment: FoundTreatment
  by: Turn['by']
  at: number
  end: number
  cited: number[]
  present: boolean
}

/** What a turn finds in a masked sentence, without asking who speaks. */
export function findTurn({ treatment, by, present, pattern }: Turn, sentence: string): FoundTurn[] {
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const list = match.groups!.cited!
    const from = match.index + match[0].indexOf(list)
    const cited = [...list.matchAll(/\uE000/g)].map(({ index }) => from + index)
    return [{ treatment, by, present, at: match.index, end: match.index + match[0].length, cited }]
  })
}

export const turnsOf = (sentence: string): FoundTurn[] => turns.flatMap((turn) => findTurn(turn, sentence))

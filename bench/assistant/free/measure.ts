import { proveSentence } from '../../../server/areas/chat/proof/prove-sentence.ts'
import { tellingStems } from '../../../server/areas/chat/proof/told.ts'
import type { Passage } from '../../../server/areas/chat/retrieval/passage.ts'
import { freshHeldOut, freshPassages, freshTuning } from '../fresh.ts'
import { type FreeFaultKind, faultsIn } from './faults.ts'
import { heldOutCases } from './held-out.ts'
import type { LabelledCase } from './labelled.ts'
import { givenOf, paragraphsOf } from './passages.ts'
import { tuningCases } from './tuning.ts'

interface Told {
  sentence: string
  given: ReadonlyMap<number, Passage>
}

interface Judged {
  share: number
  sentence: string
  reason: string | null
}

export interface FreeMeasure {
  part: 'tuning' | 'held out'
  truths: Judged[]
  faults: { kind: FreeFaultKind; sentence: string; caught: boolean }[]
}

/** A true sentence shares at most this much of its telling words with its paragraph, to be counted as freely told. */
export const mostShared = 0.6

/** The share of a sentence's telling words, by their stems, that stand in the paragraph that it names. */
export function shareOf(sentence: string, given: ReadonlyMap<number, Passage>): number {
  const n = Number(/\[(\d+)\]\.$/.exec(sentence)![1])
  const own = new Set(tellingStems(given.get(n)!.text))
  const stems = tellingStems(sentence)
  return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length)
}

const truthsIn = (cases: readonly LabelledCase[]): Told[] =>
  paragraphsOf(cases).flatMap((one) => one.true.map((sentence) => ({ sentence: `${sentence} [${one.n}].`, given: givenOf(cases) })))

const judge = ({ sentence, given }: Told): Judged => ({
  sentence,
  share: shareOf(sentence, given),
  reason: proveSentence(sentence, given).reason,
})

function measure(
  part: FreeMeasure['part'],
  cases: readonly LabelledCase[],
  foreign: readonly LabelledCase[],
  others: readonly string[],
): FreeMeasure {
  const given = givenOf(cases)
  return {
    part,
    truths: [...truthsIn(cases), ...others.map((sentence) => ({ sentence, given: freshPassages }))].map(judge),
    faults: faultsIn(paragraphsOf(cases), paragraphsOf(foreign)).map(({ kind, sentence }) => ({
      kind,
      sentence,
      caught: proveSentence(sentence, given).reason !== null,
    })),
  }
}

/** What is struck of what is freely told, and what is caught of its faults: read while tuning, and held out. */
export const measureFree = (): FreeMeasure[] => [
  measure('tuning', tuningCases, heldOutCases, freshTuning),
  measure('held out', heldOutCases, tuningCases, freshHeldOut),
]

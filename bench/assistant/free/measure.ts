import type { Passage } from '../../../server/areas/chat/retrieval/passage.ts'
import { shareOf } from '../telling-share.ts'
import { freshHeldOut, freshPassages, freshTuning } from '../fresh.ts'
import { prove } from '../prove.ts'
import { type FreeFaultKind, faultsIn } from './faults.ts'
import { heldOutCases } from './held-out.ts'
import type { LabelledCase } from './labelled.ts'
import { givenOf, paragraphsOf } from './passages.ts'
import { secondTuningCases } from './second-tuning.ts'
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
  part: string
  truths: Judged[]
  faults: { kind: FreeFaultKind; sentence: string; caught: boolean }[]
}

/** A true sentence shares at most this much of its telling words with its paragraph, to be counted as freely told. */
export const mostShared = 0.6

const truthsIn = (cases: readonly LabelledCase[], given: Told['given']): Told[] =>
  paragraphsOf(cases).flatMap((one) => one.true.map((sentence) => ({ sentence: `${sentence} [${one.n}].`, given })))

const judge = async ({ sentence, given }: Told): Promise<Judged> => ({
  sentence,
  share: shareOf(sentence, given.get(Number(/\[(\d+)\]\.$/.exec(sentence)![1]))!.text),
  reason: await prove(sentence, given),
})

async function measure(
  part: FreeMeasure['part'],
  cases: readonly LabelledCase[],
  foreign: readonly LabelledCase[],
  others: readonly string[],
): Promise<FreeMeasure> {
  const given = givenOf(cases)
  return {
    part,
    truths: await Promise.all([...truthsIn(cases, given), ...others.map((sentence) => ({ sentence, given: freshPassages }))].map(judge)),
    faults: await Promise.all(
      faultsIn(paragraphsOf(cases), paragraphsOf(foreign)).map(async ({ kind, sentence }) => ({
        kind,
        sentence,
        caught: (await prove(sentence, given)) !== null,
      })),
    ),
  }
}

/** What is struck of what is freely told, and what is caught of its faults: read while tuning, and held out. */
export const measureFree = async (): Promise<FreeMeasure[]> => [
  await measure('tuned', tuningCases, secondTuningCases, freshTuning),
  await measure('tuned, held out at first', secondTuningCases, tuningCases, freshHeldOut),
  await measure('held out', heldOutCases, tuningCases, []),
]

import { proveSentence } from '../../server/areas/chat/proof/prove-sentence.ts'
import { tellingStems } from '../../server/areas/chat/proof/told.ts'
import { heldOutOpposites, heldOutTrue } from './held-out.ts'
import { freshHeldOut, freshOpposites, freshPassages, freshTuning } from './fresh.ts'
import { type FaultKind, plantFaults } from './faults.ts'
import { passages } from './passages.ts'
import { trueAnswers } from './true-answers.ts'

/** How many planted faults are caught, by kind, and how many true sentences are struck: npm run bench:assistant [-- --list]. */
const print = (line: string) => process.stdout.write(`${line}\n`)
const list = process.argv.includes('--list')
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`

const faults = plantFaults().map((one) => ({ ...one, reason: proveSentence(one.sentence, passages).reason }))
const kinds = [...new Set(faults.map(({ kind }) => kind))] satisfies FaultKind[]
const missed = faults.filter(({ reason }) => reason === null)
for (const kind of kinds) {
  const of = faults.filter((one) => one.kind === kind)
  const caught = of.filter(({ reason }) => reason !== null).length
  print(`${kind.padEnd(20)} ${String(caught).padStart(3)} of ${String(of.length).padStart(3)} caught  ${percent(caught, of.length)}`)
}
print(
  `${'all'.padEnd(20)} ${faults.length - missed.length} of ${faults.length} caught  ${percent(faults.length - missed.length, faults.length)}`,
)

const isStruck = (sentence: string) => proveSentence(sentence, passages).reason !== null
const [caughtThere, struckThere] = [heldOutOpposites.filter(isStruck), heldOutTrue.filter(isStruck)]
print(
  `held out: opposite ${caughtThere.length} of ${heldOutOpposites.length} caught  ${percent(caughtThere.length, heldOutOpposites.length)}; true ${struckThere.length} of ${heldOutTrue.length} struck  ${percent(struckThere.length, heldOutTrue.length)}`,
)
/** The share of a sentence's telling words that stand in the paragraph that it names. */
const shareOf = (sentence: string, given: typeof passages): number => {
  const n = Number(/\[(\d+)\]\.$/.exec(sentence)![1])
  const own = new Set(tellingStems(given.get(n)!.text))
  const stems = tellingStems(sentence)
  return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length)
}
const middleOf = (shares: readonly number[]) => percent(shares.toSorted((a, b) => a - b)[shares.length >> 1]!, 1)
const overlap = [...trueAnswers, ...heldOutTrue].map((sentence) => shareOf(sentence, passages))
const alarms = trueAnswers.flatMap((sentence) => {
  const { reason } = proveSentence(sentence, passages)
  return reason === null ? [] : [{ sentence, reason }]
})
print(
  `true sentences: ${alarms.length} of ${trueAnswers.length} struck  ${percent(alarms.length, trueAnswers.length)}; telling words shared with the paragraph: median ${middleOf(overlap)}`,
)
const isStruckThere = (sentence: string) => proveSentence(sentence, freshPassages).reason !== null
const moved = [...freshTuning, ...freshHeldOut].map((sentence) =>
  sentence.replace(/\[(\d+)\]\.$/, (_, n: string) => `[${((Number(n) + 2) % freshPassages.size) + 1}].`),
)
const [turnedCaught, movedCaught] = [freshOpposites, moved].map((sentences) => sentences.filter(isStruckThere).length)
print(
  `faults there: opposite ${turnedCaught} of ${freshOpposites.length} caught  ${percent(turnedCaught!, freshOpposites.length)}; wrong paragraph ${movedCaught} of ${moved.length} caught  ${percent(movedCaught!, moved.length)}`,
)
const freshAlarms: string[] = []
for (const [part, sentences] of [
  ['tuning', freshTuning],
  ['held out', freshHeldOut],
] as const) {
  const struck = sentences.flatMap((sentence) => {
    const { reason } = proveSentence(sentence, freshPassages)
    return reason === null ? [] : [`struck  ${reason}: ${sentence}`]
  })
  if (part === 'tuning') freshAlarms.push(...struck)
  const share = middleOf(sentences.map((sentence) => shareOf(sentence, freshPassages)))
  print(
    `free sentences, ${part}: ${struck.length} of ${sentences.length} struck  ${percent(struck.length, sentences.length)}; telling words shared: median ${share}`,
  )
}
if (list) {
  for (const { kind, sentence } of missed) print(`missed  ${kind}: ${sentence}`)
  for (const { reason, sentence } of alarms) print(`struck  ${reason}: ${sentence}`)
  for (const line of freshAlarms) print(line)
}

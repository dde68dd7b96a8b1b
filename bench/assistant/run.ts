import { proveSentence } from '../../server/areas/chat/proof/prove-sentence.ts'
import { tellingStems } from '../../server/areas/chat/proof/told.ts'
import { heldOutOpposites, heldOutTrue } from './held-out.ts'
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
const overlap = [...trueAnswers, ...heldOutTrue].map((sentence) => {
  const n = Number(/\[(\d+)\]\.$/.exec(sentence)![1])
  const own = new Set(tellingStems(passages.get(n)!.text))
  const stems = tellingStems(sentence)
  return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length)
})
const alarms = trueAnswers.flatMap((sentence) => {
  const { reason } = proveSentence(sentence, passages)
  return reason === null ? [] : [{ sentence, reason }]
})
print(
  `true sentences: ${alarms.length} of ${trueAnswers.length} struck  ${percent(alarms.length, trueAnswers.length)}; telling words shared with the paragraph: median ${percent(overlap.toSorted((a, b) => a - b)[overlap.length >> 1]!, 1)}`,
)
if (list) {
  for (const { kind, sentence } of missed) print(`missed  ${kind}: ${sentence}`)
  for (const { reason, sentence } of alarms) print(`struck  ${reason}: ${sentence}`)
}

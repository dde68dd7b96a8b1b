import type { Given } from '../../server/areas/chat/proof/prove-sentence.ts'
import { heldOutOpposites, heldOutTrue } from './held-out.ts'
import { freshOpposites, freshPassages } from './fresh.ts'
import { measureFree, mostShared } from './free/measure.ts'
import { measureSamples } from './samples.ts'
import { modelOfMeaning, prove } from './prove.ts'
import { shareOf } from './telling-share.ts'
import { mostPassages, timeProof } from './time-proof.ts'
import { type FaultKind, plantFaults } from './faults.ts'
import { passages } from './passages.ts'
import { trueAnswers } from './true-answers.ts'

/**
 * How many planted faults are caught, by kind, and how many true sentences are struck: npm run bench:assistant [-- --list]. With EMBEDDINGS_MODEL and
 * its address in the environment sentences are proved by meaning too; the sample judgments and the time are always by words.
 */
const print = (line: string) => process.stdout.write(`${line}\n`)
const list = process.argv.includes('--list')
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`

if (modelOfMeaning !== null) print(`by words and by the vectors of ${modelOfMeaning}`)
const faults = await Promise.all(plantFaults().map(async (one) => ({ ...one, reason: await prove(one.sentence, passages) })))
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

const struckIn = async (sentences: readonly string[], given: Given) => {
  const reasons = await Promise.all(sentences.map((one) => prove(one, given)))
  return sentences.flatMap((sentence, at) => (reasons[at] === null ? [] : [{ sentence, reason: reasons[at]! }]))
}
const [caughtThere, struckThere] = [await struckIn(heldOutOpposites, passages), await struckIn(heldOutTrue, passages)]
print(
  `held out: opposite ${caughtThere.length} of ${heldOutOpposites.length} caught  ${percent(caughtThere.length, heldOutOpposites.length)}; true ${struckThere.length} of ${heldOutTrue.length} struck  ${percent(struckThere.length, heldOutTrue.length)}`,
)
const middleOf = (shares: readonly number[]) => percent(shares.toSorted((a, b) => a - b)[shares.length >> 1]!, 1)
const overlap = [...trueAnswers, ...heldOutTrue].map((sentence) =>
  shareOf(sentence, passages.get(Number(/\[(\d+)\]\.$/.exec(sentence)![1]))!.text),
)
const alarms = await struckIn(trueAnswers, passages)
print(
  `true sentences: ${alarms.length} of ${trueAnswers.length} struck  ${percent(alarms.length, trueAnswers.length)}; telling words shared with the paragraph: median ${middleOf(overlap)}`,
)
const turnedCaught = (await struckIn(freshOpposites, freshPassages)).length
print(`opposite, on other passages: ${turnedCaught} of ${freshOpposites.length} caught  ${percent(turnedCaught, freshOpposites.length)}`)

for (const { part, truths, faults: there } of await measureFree()) {
  print(`\ntold freely, ${part}`)
  for (const kind of new Set(there.map((one) => one.kind))) {
    const of = there.filter((one) => one.kind === kind)
    const caught = of.filter((one) => one.caught).length
    print(`${kind.padEnd(24)} ${String(caught).padStart(3)} of ${String(of.length).padStart(3)} caught  ${percent(caught, of.length)}`)
  }
  for (const [named, from, to] of [
    ['at most 60% shared', 0, mostShared],
    ['under 20%', 0, 0.1999],
    ['20% to 40%', 0.2, 0.3999],
    ['40% to 60%', 0.4, mostShared],
    ['more than 60%', mostShared + 0.0001, 1],
  ] as const) {
    const of = truths.filter(({ share }) => share >= from && share <= to)
    const struck = of.filter(({ reason }) => reason !== null).length
    print(
      `true, ${named.padEnd(18)} ${String(struck).padStart(3)} of ${String(of.length).padStart(3)} struck  ${percent(struck, of.length)}`,
    )
  }
  print(`telling words shared: median ${middleOf(truths.map(({ share }) => share))}`)
  if (list && part !== 'held out') {
    for (const { kind, sentence, caught } of there) if (!caught) print(`missed  ${kind}: ${sentence}`)
    for (const { share, reason, sentence } of truths) if (reason !== null) print(`struck  ${reason} (${percent(share, 1)}): ${sentence}`)
  }
}
if (list) {
  for (const { kind, sentence } of missed) print(`missed  ${kind}: ${sentence}`)
  for (const { reason, sentence } of alarms) print(`struck  ${reason}: ${sentence}`)
}

const samples = measureSamples()
print(
  `\nsample judgments: word for word ${samples.struck} of ${samples.sentences} struck  ${percent(samples.struck, samples.sentences)}; with a negation more or less ${samples.caught} of ${samples.turned} caught  ${percent(samples.caught, samples.turned)}`,
)
const { median, slow, sentences } = timeProof()
print(
  `\nproof of a sentence by ${mostPassages} passages: median ${median.toFixed(2)} ms, p99 ${slow.toFixed(2)} ms over ${sentences} sentences`,
)

import { parseArgs } from 'node:util'
import { judgeSentence } from '../../server/areas/chat/verdicts/judge-sentence.ts'
import { measureAnswers } from './answers.ts'
import { plantFaults } from './faults.ts'
import { passages } from './passages.ts'
import { measureSamples } from './samples.ts'
import { measureShortenings } from './shortenings.ts'
import { trueAnswers } from './true-answers.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: { list: { type: 'boolean', default: false }, answers: { type: 'boolean' }, data: { type: 'string' } },
})
const { list } = values
const share = (part: number, whole: number) =>
  `${String(part).padStart(3)} of ${String(whole).padStart(3)} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`

function measureSentences() {
  const faults = plantFaults().map((one) => ({ ...one, verdict: judgeSentence(one.sentence, passages).verdict }))
  for (const [kind, all] of Map.groupBy(faults, (one) => one.kind)) {
    const struck = all.filter(({ verdict }) => verdict === 'struck').length
    print(`${kind.padEnd(20)} ${share(struck, all.length)} struck`)
  }
  if (list) for (const { kind, sentence, verdict } of faults) if (verdict !== 'struck') print(`  ${verdict}  ${kind}: ${sentence}`)

  const told = trueAnswers.map((sentence) => ({ sentence, ...judgeSentence(sentence, passages) }))
  print(`true, told freely    ${share(told.filter(({ verdict }) => verdict === 'struck').length, told.length)} struck`)
  if (list) for (const { sentence, verdict, reason } of told) if (verdict === 'struck') print(`  ${reason}: ${sentence}`)

  for (const { file, part, label, counts, wrong } of measureShortenings()) {
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
    print(
      `${file} ${part.padEnd(6)} ${label.padEnd(5)} ${share(counts.quoted + counts.drawn, all)} told as the library's; own ${counts.own}, struck ${counts.struck}`,
    )
    if (list && part === 'tuning') for (const one of wrong) print(`  ${one}`)
  }

  const samples = measureSamples()
  print(`sample judgments, word for word           ${share(samples.quoted, samples.sentences)} quoted`)
  print(`sample judgments, a negation more or less ${share(samples.asTheirs, samples.turned)} told as theirs`)
}

if (values.answers) await measureAnswers(print, values)
else measureSentences()

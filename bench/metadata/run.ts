import { type Figures, endFigures, fields, hasDocuments, measureEnds, measureMetadata, measureTextsAlone } from './measure.ts'
import { measureLostNumbers } from './measure-lost-numbers.ts'
import { measureStructure, structureFigures } from './measure-structure.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const report = (title: string, { documents, fields: figures, misses }: Figures): void => {
  say(`${documents} ${title}\n`)
  for (const field of fields) {
    const { right, all } = figures[field]
    say(`${field.padEnd(14)} ${`${((right / all) * 100).toFixed(2)}%`.padStart(8)}  ${right} of ${all}`)
  }
  say('')
  for (const { file, field, expected, read } of misses) say(`missed ${field} of ${file}: '${expected}' was read as '${read}'`)
  if (misses.length > 0) say('')
}

async function reportEnds() {
  const { parts, misses } = await measureEnds()
  for (const [part, figures] of [...parts].toSorted(([a], [b]) => b.localeCompare(a))) {
    say(`how Kenyan judgments ended and what they are about, labels ${part}\n`)
    for (const figure of endFigures) {
      const { right, all } = figures[figure]
      say(`${figure.padEnd(14)} ${`${((right / all) * 100).toFixed(2)}%`.padStart(8)}  ${right} of ${all}`)
    }
    say('')
  }
  for (const miss of misses) say(miss)
}

async function reportStructure() {
  const { parts, misses } = await measureStructure()
  for (const [part, figures] of [...parts].toSorted(([a], [b]) => b.localeCompare(a))) {
    say(`parties, the court's numbers and headings, labels ${part}\n`)
    for (const figure of structureFigures) {
      const { right, all } = figures[figure]
      say(`${figure.padEnd(14)} ${`${((right / all) * 100).toFixed(2)}%`.padStart(8)}  ${right} of ${all}`)
    }
    say('')
  }
  for (const miss of misses) say(miss)
}

async function reportLostNumbers() {
  const { judgments, unbroken, joined, found, cut } = await measureLostNumbers()
  say(`judgments whose numbers run from 1 unbroken: ${unbroken} of ${judgments}`)
  say(`numbers found again where their break was taken away: ${found} of ${joined}`)
  for (const [part, { wrong, all }] of cut) say(`blocks cut at a number that proves nothing, labels ${part}: ${wrong} of ${all}`)
}

if (hasDocuments) {
  report('judgments, as they are imported', await measureMetadata())
  report('of them that state their metadata, from their text alone', measureTextsAlone())
  await reportEnds()
  await reportStructure()
  await reportLostNumbers()
} else say('skipped: the real documents are not beside the repository')

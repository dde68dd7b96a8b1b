import { fields, hasDocuments, measureMetadata } from './measure.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

if (hasDocuments) {
  const { documents, fields: figures, misses } = await measureMetadata()
  say(`${documents} judgments\n`)
  for (const field of fields) {
    const { right, all } = figures[field]
    say(`${field.padEnd(14)} ${`${((right / all) * 100).toFixed(2)}%`.padStart(8)}  ${right} of ${all}`)
  }
  say('')
  for (const { file, field, expected, read } of misses) say(`missed ${field} of ${file}: '${expected}' was read as '${read}'`)
} else say('skipped: the real documents are not beside the repository')

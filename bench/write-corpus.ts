import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { makeJudgments } from './corpus.ts'

/** Writes the judgments as JSON lines, one after another, so that their number is bounded by the disk alone. */
export async function writeCorpus(documents: number, folder: string) {
  const file = join(folder, 'judgments.jsonl')
  const stream = createWriteStream(file)
  let words = 0
  for (const judgment of makeJudgments(documents)) {
    words += judgment.content.split(' ').length
    if (!stream.write(`${JSON.stringify(judgment)}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
  return { words, file }
}

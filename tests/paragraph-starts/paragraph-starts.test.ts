import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { prepare } from '../../server/areas/documents/import/prepare.ts'
import { type ExpectedStarts, countNonSpace, measureStarts } from './measure.ts'

const documents = new URL('../../../shared/real-documents/', import.meta.url)
const judgments = JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8')) as ExpectedStarts[]
const wanted = 0.98

const present = existsSync(documents)
if (!present) process.stdout.write('The real judgments are not beside the repository: their paragraph starts are not checked.\n')

/** The fields of a judgment's file as the importer reads them, and the text that positions count in. */
function readJudgment(file: string) {
  const text = readFileSync(new URL(file, documents), 'utf8')
  if (file.endsWith('.txt')) return { fields: { content: text }, text }
  const fields = JSON.parse(text) as Record<string, unknown>
  return { fields, text: fields['raw_full_text'] as string }
}

/** Starts of the body's blocks and of each ending, as positions that white space does not move. */
function findStarts(file: string): { found: number[]; chars: number } {
  const { fields, text } = readJudgment(file)
  const prepared = prepare({ fields, warnings: [] }, file, 'test')
  if ('rejected' in prepared) throw new Error(prepared.rejected.code)
  const { content, layout } = prepared
  const found = layout.paragraphs.flatMap(([start, , , , , part], index) => {
    const { kind: partKind } = layout.parts[part]!
    if (partKind === 'header' || partKind === 'parties') return []
    const withinEnding = partKind === 'ending' && layout.paragraphs[index - 1]?.[5] === part
    return withinEnding ? [] : [countNonSpace(content!, start)]
  })
  return { found, chars: countNonSpace(text, text.length) }
}

describe.skipIf(!present)('paragraph starts of 20 judgments read by hand', () => {
  test.for(judgments)('$file', ({ file, chars, starts }) => {
    const { found, chars: seen } = findStarts(file)
    expect(seen).toBe(chars)
    const { precision, recall, missedAt, extraAt } = measureStarts(starts, found)
    expect({ precise: precision >= wanted, complete: recall >= wanted, missedAt, extraAt }).toMatchObject({ precise: true, complete: true })
  })
})

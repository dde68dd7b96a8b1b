import { expect, test } from 'vitest'
import { hasDocuments, measureMetadata } from './measure.ts'

if (!hasDocuments) process.stdout.write('The real documents are not beside the repository: their metadata is not checked.\n')

test.skipIf(!hasDocuments)('court, date, number and citation of the real judgments are read, and their judges', async () => {
  const { documents, fields } = await measureMetadata()
  expect(documents).toBe(179)
  const share = ({ right, all }: { right: number; all: number }) => right / all
  for (const field of ['court', 'date', 'case_number', 'citation'] as const)
    expect(share(fields[field]), field).toBeGreaterThanOrEqual(0.99)
  expect(share(fields.judges)).toBeGreaterThanOrEqual(0.97)
})

import { expect, test } from 'vitest'
import { type Figures, hasDocuments, measureEnds, measureMetadata, measureTextsAlone } from './measure.ts'

if (!hasDocuments) process.stdout.write('The real documents are not beside the repository: their metadata is not checked.\n')

const expectMeasure = ({ fields }: Figures) => {
  const share = ({ right, all }: { right: number; all: number }) => right / all
  for (const field of ['court', 'date', 'case_number', 'citation'] as const)
    expect(share(fields[field]), field).toBeGreaterThanOrEqual(0.99)
  expect(share(fields.judges), 'judges').toBeGreaterThanOrEqual(0.97)
}

test.skipIf(!hasDocuments)('court, date, number and citation of the real judgments are read, and their judges', async () => {
  const figures = await measureMetadata()
  expect(figures.documents).toBe(179)
  expectMeasure(figures)
})

test.skipIf(!hasDocuments)('the same from the text alone', () => {
  const figures = measureTextsAlone()
  expect(figures.documents).toBe(44)
  expectMeasure(figures)
})

test.skipIf(!hasDocuments)('how judgments ended, where their orders begin and what they are about, also of those held out', async () => {
  const { parts } = await measureEnds()
  expect([...parts.keys()].sort()).toEqual(['held out', 'home'])
  for (const figures of parts.values())
    for (const [figure, { right, all }] of Object.entries(figures)) expect(right / all, figure).toBeGreaterThanOrEqual(0.85)
})

import { expect, test } from 'vitest'
import { everything, type IndexedText } from '../engine.ts'
import { createBudget } from './budget.ts'
import { search } from './search-segments.ts'
import { holdTexts } from './segment.ts'

const paragraphs = [
  'the order is about grass',
  'substantial loss must be shown for a stay pending appeal',
  'the delay was short and no loss came of it',
  'a stay was sought when substantial time had gone',
].map((one) => one.split(' '))

const judgment: IndexedText = {
  collection: 'judgments',
  id: 1,
  part: 0,
  owner: '',
  date: null,
  values: {},
  heading: ['kamau'],
  lines: [0],
  names: 1,
  body: paragraphs.flat(),
  sentences: paragraphs.map((_, i) => paragraphs.slice(0, i).flat().length),
  paragraphs: paragraphs.map((_, i) => paragraphs.slice(0, i).flat().length),
  speakers: paragraphs.map(() => 'court'),
}

test('the passage that is read first has the words itself, and not only between neighbours that have them', () => {
  const asked = ['substantial', 'loss', 'stay']
  const { results } = search(
    holdTexts([judgment]),
    {
      sight: { collection: 'judgments', owner: 'nobody', shared: [], hidden: [] },
      within: everything,
      must: everything,
      every: null,
      first: [],
      sought: asked.map((word) => ({ shown: word, stems: [word], others: [], needed: 'yes' })),
      together: [],
      order: 'relevance',
      offset: 0,
      limit: 10,
      depth: 100,
    },
    createBudget(60_000),
  )
  expect(results[0]!.best[0]!.paragraph).toBe(2)
})

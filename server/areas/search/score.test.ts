import { expect, test } from 'vitest'
import { parseQuery } from './query/parse-query.ts'
import { readVocabulary } from './query/vocabulary.ts'
import { afterStanding, scoreAll, scoredTerms, togetherOf } from './score.ts'

test('a heading with every word outranks any text; level and citations only tip the scales', () => {
  const term = (word: string) => ({ shown: word, words: [word], forms: [`'${word}'`], inHeading: (one: string) => one === word })
  const text = { ranks: [0.6079, 0.6079], sections: [0, 0], beside: [], closeness: 0.1, size: 500 }
  const row = { id: 1, revision: 1, ...text, heading: '', court: 'Supreme Court', courtLevel: 3, cases: 0 }
  const scored = scoreAll(
    [
      { ...row, id: 1, heading: 'Land Fraud v Republic' },
      { ...row, id: 2, ranks: [0.95, 0.95], sections: [0.6, 0.6], closeness: 0.9, courtLevel: 1, cases: 4_000 },
      { ...row, id: 3, ranks: [0.76, 0.76] },
      { ...row, id: 6, sections: [0, 0.6] },
      { ...row, id: 4, courtLevel: 1, cases: 3 },
      { ...row, id: 5 },
    ],
    [term('land'), term('fraud')],
    [0.2, 0.1],
  )
  expect(scored.toSorted((a, b) => b.explanation.score - a.explanation.score).map(({ id }) => id)).toEqual([1, 2, 6, 3, 4, 5])
  expect(scored[4]!.explanation.parts.map(({ part, words }) => `${part}: ${words}`)).toEqual([
    'text: Heading and text have “land” once and “fraud” once',
    'closeness: The words stand close to one another',
    'court: Decided by the Supreme Court, which binds every other court',
    'cited: Cited by 3 cases of the library',
  ])
})

test('the words of a court abroad count for less, its name does not, and the court for Eastern Africa was Kenya’s', () => {
  const term = (word: string) => ({ shown: word, words: [word], forms: [`'${word}'`], inHeading: (one: string) => one === word })
  const row = { revision: 1, ranks: [0.76, 0.76], sections: [0, 0], beside: [], closeness: 0.1, size: 500, heading: '', cases: 0 }
  const abroad = { ...row, court: 'The High Court of Zambia', courtLevel: null }
  const scored = scoreAll(
    [
      { ...abroad, id: 1 },
      { ...abroad, id: 2, heading: 'Land v Fraud' },
      { ...row, id: 3, court: 'Magistrate’s Court', courtLevel: 5, ranks: [0.6079, 0.6079] },
      { ...row, id: 4, court: 'Court of Appeal for Eastern Africa', courtLevel: null },
    ],
    [term('land'), term('fraud')],
    [0.2, 0.1],
  )
  expect(scored.toSorted((a, b) => b.explanation.score - a.explanation.score).map(({ id }) => id)).toEqual([2, 4, 3, 1])
  expect(scored[0]!.explanation.parts.at(-1)).toEqual({
    part: 'court',
    value: 0.7,
    words: 'Decided abroad, by the High Court of Zambia, which persuades and does not bind',
  })
})

test('what should stand one behind another is no word that a document must have', () => {
  const terms = scoredTerms(parseQuery('umbrage follows zephyr section 7'), readVocabulary([]))
  expect(terms.some(({ beside }) => beside !== undefined)).toBe(true)
  expect(togetherOf(terms)).not.toContain('<')
})

test('what was reversed or overruled goes down and says so; what was upheld, or is only doubted, stays', () => {
  const explanation = { score: 10, parts: [] }
  const signal = { source: 'appeal history', decided_on: null } as const
  expect(afterStanding(explanation, undefined)).toBe(explanation)
  expect(afterStanding(explanation, { ...signal, level: 'positive', kind: 'upheld on appeal' })).toBe(explanation)
  expect(afterStanding(explanation, { ...signal, level: 'negative', kind: 'reversed on appeal' })).toEqual({
    score: 6,
    parts: [{ part: 'standing', value: 0.6, words: 'No longer good law: reversed on appeal' }],
  })
})

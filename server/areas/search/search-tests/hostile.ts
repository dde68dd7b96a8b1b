import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchResults } from '#contract/search'
import { type Asked, address, app, facetsOf, headers, search } from './library.ts'

/** Whatever is asked has an answer, or words that say what is wrong. */
export function testHostileQueries() {
  test('a query that cannot be understood is refused with words that say what is wrong', async () => {
    const refused = { code: 'invalid-query', detail: [{ msg: 'OR at character 6 has nothing after it', type: 'query-syntax' }] }
    for (const asked of [
      { url: address('/api/cases', { query: 'land OR' }) },
      { url: address('/api/search', { query: 'land OR' }) },
      { method: 'POST', url: '/api/search/facets', payload: { query: 'land OR' } } as const,
      { method: 'POST', url: '/api/search/advanced', payload: { query: 'land OR' } } as const,
    ]) {
      const answer = await app.inject({ headers, ...asked })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject(refused)
    }
  })

  describe('hostile queries', () => {
    const strange = [
      '"'.repeat(2_000),
      '%_%',
      "'; drop table documents; --",
      '\\',
      '🦁 𝒜',
      '((((',
      '&|!<->:*',
      "'a':*",
      '\ud800',
      'a'.repeat(2_000),
      '+a',
      '"+a +b"',
      '()[]{}',
      'כן 法 ﷽',
      'قاضي \u202eمحكمة',
      '👨‍👩‍👧‍👦 court',
      'NOT '.repeat(499) + 'land',
      '('.repeat(999) + 'land' + ')'.repeat(999),
      'land /250 '.repeat(150) + 'land',
      'land /s '.repeat(200) + 'land',
      'a*',
      'NOT NOT NOT',
      Array.from({ length: 300 }, (_, i) => `w${i}`).join(' '),
    ]

    const answerOf = async (asked: Asked) => {
      const answer = await app.inject({ url: address('/api/cases', asked), headers })
      expect([200, 422], answer.body).toContain(answer.statusCode)
      return answer.statusCode === 422 ? null : answer.json<SearchResults>()
    }

    test.for(strange)('%j has an answer', async (query) => {
      const found = await answerOf({ query })
      if (found === null) return
      expect(found.results.length).toBe(Math.min(found.total, found.limit))
      // Half a character cannot be sent in an address; in a body it is refused.
      if (query.isWellFormed()) expect((await facetsOf({ query })).total).toBe(found.total)
    })

    test('in any field and of any characters', async () => {
      const signs = fc.constantFrom(
        'AND',
        'OR',
        'NOT',
        '-',
        '(',
        ')',
        '"',
        '/s',
        '/3',
        '+2',
        '*',
        'court:',
        'year:',
        'land',
        'the',
        '&',
        '|',
        ' ',
      )
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary', maxLength: 100 }).map((text) => text.replaceAll('\0', '')),
          fc.array(signs, { maxLength: 12 }),
          async (text, several) => {
            await answerOf({ query: text })
            await answerOf({ query: several.join(' ') })
            await answerOf({ query: several.join('') })
            await answerOf({ query: `"${text}" court`, courts: text, judges: text, stations: text, documentTypes: text })
            await search({ citation: text })
            await search({ caseNumber: text })
          },
        ),
        { numRuns: 20 },
      )
    }, 60_000)

    test('ten thousand quotation marks are refused in words', async () => {
      expect((await app.inject({ url: address('/api/cases', { query: '"'.repeat(10_000) }), headers })).statusCode).toBe(422)
    })
  })
}

import { describe, expect, test } from 'vitest'
import { searchAdvanced } from '#contract/search'
import { app, headers, search } from './library.ts'

/** Pages follow one another without overlap or gap. */
export function testPages() {
  describe('pages', () => {
    test.for([{ query: 'court' }, { query: '' }, { query: 'court', sort: 'oldest' }, { query: '"the court"' }])(
      'of %o neither overlap nor leave gaps',
      async (asked) => {
        const whole = await search({ ...asked, limit: 100 })
        const pages: string[] = []
        for (let offset = 0; offset < whole.total; offset += 7)
          pages.push(...(await search({ ...asked, limit: 7, offset })).results.map(({ id }) => id))
        expect(pages).toEqual(whole.results.map(({ id }) => id))
        expect(await search({ ...asked, offset: 1_000_000 })).toMatchObject({ results: [], total: whole.total })
      },
    )

    test('by number and size', async () => {
      const answer = await app.call(searchAdvanced, { body: { query: 'court', page: 2, pageSize: 5 } }, headers)
      const second = answer
      expect(second).toMatchObject({ offset: 5, limit: 5 })
      expect(second.results.map(({ id }) => id)).toEqual((await search({ query: 'court', limit: 10 })).results.slice(5).map(({ id }) => id))
    })
  })
}

import * as citationLists from '#contract/citation-lists'
import * as citations from '#contract/citations'
import * as citator from '#contract/citator'
import * as documentCheck from '#contract/document-check'
import type { Endpoint } from '#contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value
const endpoints = [citations, citationLists, citator, documentCheck].flatMap((area) => Object.values(area).filter(isEndpoint))

/** Fields that a caller cannot leave out, with whether the description shows what they look like. */
function fieldsOf({ params, query, body }: Endpoint) {
  return [params, query, body].flatMap((schema) => {
    if (!schema) return []
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
    return Object.entries(properties).flatMap(([name, field]) => {
      if (!required.includes(name) || typeof field === 'boolean') return []
      const items = Array.isArray(field.items) ? undefined : field.items
      const shown = [field.examples, field.enum, typeof items === 'object' ? (items.examples ?? items.enum) : undefined]
      return [{ name, shown: shown.some((list) => (list?.length ?? 0) > 0) }]
    })
  })
}

test('there are calls to look at', () => expect(endpoints.length).toBeGreaterThan(20))

test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))('%s shows what it is asked with', (_name, one) => {
  expect(one.summary.length).toBeGreaterThan(20)
  expect(fieldsOf(one).filter(({ shown }) => !shown)).toEqual([])
})

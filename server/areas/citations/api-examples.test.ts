import * as citationLists from '#contract/citation-lists'
import * as citations from '#contract/citations'
import * as citator from '#contract/citator'
import * as documentCheck from '#contract/document-check'
import type { Endpoint } from '#contract/endpoint'
import { responseExamples } from '#contract/examples/examples'
import fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { documentApi } from '../../http/document-api.ts'
import { serve } from '../../http/serve.ts'
import { validatorCompiler } from '../../http/validate.ts'

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

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

const answered = endpoints.filter(({ file, status }) => file === undefined && status !== 204)

test.each(answered.map((one) => [`${one.method} ${one.path}`, one] as const))('%s shows what it answers', (_name, one) => {
  const example = responseExamples.get(one)
  expect(example).toBeDefined()
  // Nothing that the schema does not know either.
  expect(one.response.parse(example)).toEqual(example)
})

test('the description of the API has the examples of answers', async () => {
  const http = fastify()
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  await documentApi(http)
  for (const one of answered) serve(http, one, () => Promise.reject(new Error('Only described')))
  await http.ready()
  const { paths } = (await http.inject('/api/openapi.json')).json<Description>()
  for (const one of answered) {
    const { responses } = paths[one.path.replaceAll(/:(\w+)/g, '{$1}')]![one.method.toLowerCase()]!
    expect(JSON.stringify(responses[one.status ?? 200])).toContain(JSON.stringify(responseExamples.get(one)))
  }
  await http.close()
})

import type { Plugin } from 'vite'
import { z } from 'zod'
import type { Endpoint, Stream } from '../../contract/endpoint.ts'
import type { Shape } from '../api/answer-shape.ts'

const contractFolder = new URL('../../contract/', import.meta.url).href
/** From the root of the web, which is how the bundler reads it. */
const shapeModule = '/api/answer-shape.ts'

/** A bundler's module id is a path with forward slashes on every system. */
const addressOf = (id: string) => new URL(`file://${id.startsWith('/') ? '' : '/'}${id}`).href

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.core.$ZodType
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value && isSchema(value.response)

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

type Json = z.core.JSONSchema._JSONSchema

/** Keeps types and required fields; lengths, patterns and the like are the server's to keep. */
function prune(schema: Json): Shape {
  // `true`: anything goes.
  if (typeof schema === 'boolean') return {}
  const shape: Shape = {}
  if (schema.type) shape.type = schema.type
  if (schema.properties) shape.properties = mapValues(schema.properties, prune)
  if (schema.required?.length) shape.required = schema.required
  if (schema.items && !Array.isArray(schema.items)) shape.items = prune(schema.items)
  if (schema.prefixItems) shape.prefixItems = schema.prefixItems.map(prune)
  if (typeof schema.additionalProperties === 'object') shape.additionalProperties = prune(schema.additionalProperties)
  const options = schema.anyOf ?? schema.oneOf
  if (options) shape.anyOf = options.map(prune)
  if (schema.allOf) shape.allOf = schema.allOf.map(prune)
  if (schema.enum) shape.enum = schema.enum
  if (schema.const !== undefined) shape.const = schema.const
  if (schema.$ref) shape.$ref = schema.$ref
  if (schema.$defs) shape.$defs = mapValues(schema.$defs, prune)
  return shape
}

/** What an answer of the schema looks like; what JSON cannot say (no body at all) fits anything. */
export const shapeOf = (schema: z.ZodType): Shape => prune(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))

const shapeSource = (schema: z.ZodType) => `/* @__PURE__ */ checkShape(${JSON.stringify(shapeOf(schema))})`

const isStream = (e: Endpoint): e is Stream => 'events' in e

function endpointSource(e: Endpoint): string {
  const { response, params: _params, query: _query, body: _body, summary: _summary, on: _on, ...rest } = e
  const events = isStream(e) ? Object.entries(e.events).map(([name, schema]) => `${JSON.stringify(name)}: ${shapeSource(schema)}`) : []
  const fields = Object.entries(rest).map(([name, value]) =>
    name === 'events' ? `events: { ${events.join(', ')} }` : `${name}: ${JSON.stringify(value)}`,
  )
  return `{ ${fields.join(', ')}, response: ${shapeSource(response)} }`
}

/** The exports of a contract module with shapes in place of schemas; endpoints keep the shape of their answer alone. */
export function compactModule(exports: Record<string, unknown>): string {
  const lines = Object.entries(exports).flatMap(([name, value]) => {
    if (isSchema(value)) return [`export const ${name} = ${shapeSource(value)}`]
    if (isEndpoint(value)) return [`export const ${name} = ${endpointSource(value)}`]
    if (value instanceof RegExp) return [`export const ${name} = ${String(value)}`]
    if (typeof value === 'function')
      throw new Error(`The contract exports a function, ${name}, beside schemas: move it to a file without zod`)
    return [`export const ${name} = ${JSON.stringify(value)}`]
  })
  return [`import { checkShape } from ${JSON.stringify(shapeModule)}`, ...lines].join('\n')
}

/** Builds the contract into the web without its schema library: 25 KB less to load, and answers are still checked. */
export const compactContract: Plugin = {
  name: 'hukumu-compact-contract',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    const address = addressOf(id)
    if (!address.startsWith(contractFolder) || !/from ['"]zod['"]/.test(code)) return null
    return { code: compactModule(await import(address)), map: null }
  },
}

import type { Endpoint } from '#contract/endpoint'
import { z } from 'zod'

/** JSON Schema, as far as the largest value is made from it. */
interface Shape {
  type?: string
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  maxItems?: number
  minimum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

/** Names one thing or several, and is looked up rather than read. */
const namesSomething = /(^|_)(ids?|token|model|eid|edits)$/

export interface Filling {
  /** A text of so many letters at most. */
  text: (letters: number) => string
  /** The values of fields, by their names, that take no words. */
  values: Readonly<Record<string, unknown>>
  /** Fields that are left out. */
  without?: readonly string[]
}

/** Bytes that are left of what the server reads of a request, as they are counted where they stand. */
interface Room {
  left: number
  bytesOf: (text: string) => number
}

const schemaOf = (schema: z.ZodType | undefined): Shape =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {}

const alternatives = ({ anyOf, oneOf }: Shape): Shape[] | undefined => anyOf ?? oneOf

/** Letters that a value may hold in all, those of lists among them. */
function lettersOf(shape: Shape): number {
  const several = alternatives(shape)
  if (several) return Math.max(...several.map(lettersOf))
  if (shape.type === 'object') return Object.values(shape.properties ?? {}).reduce((sum, one) => sum + lettersOf(one), 0)
  if (shape.type === 'array') return (shape.maxItems ?? 1) * lettersOf(shape.items ?? {})
  return isText(shape) ? shape.maxLength! : 0
}

/** Letters of what is one of a few values, whatever its schema says. */
const maxValueLength = 20

/** Words of a reader, rather than a date, an id or one of a few values. */
const isText = (shape: Shape): boolean =>
  shape.type === 'string' && (shape.maxLength ?? 0) > maxValueLength && !shape.format && !shape.enum && !('const' in shape)

const matches = ({ pattern, allOf = [] }: Shape, text: string): boolean =>
  [pattern, ...allOf.map((one) => one.pattern)].every((one) => one === undefined || new RegExp(one, 'u').test(text))

/** The largest text that fits, or an example where the field takes no such text. */
function fillText(shape: Shape, filling: Filling, room: Room): unknown {
  const longest = filling.text(Math.min(shape.maxLength!, room.left))
  const text = filling.text(Math.floor(longest.length * Math.min(1, room.left / room.bytesOf(longest))))
  if (!matches(shape, text)) return exampleOf(shape)
  room.left -= room.bytesOf(text)
  return text
}

const exampleOfFormat: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2030-11-21T09:00:00Z',
  email: 'wafula@example.test',
  uuid: '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11',
}

/** A value that a schema takes, or undefined where it does not say. */
function exampleOf(shape: Shape): unknown {
  if (shape.examples) return shape.examples[0]
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 0)
  if (shape.type === 'boolean') return false
  if (shape.type === 'null') return null
  if (shape.format) return exampleOfFormat[shape.format]
  return ['sample', 'wafula@example.test', '+254712345678'].find((text) => matches(shape, text))
}

/** The largest value of a schema; undefined where nothing is known that it takes. */
function fill(name: string, shape: Shape, filling: Filling, room: Room): unknown {
  const known = filling.values[name]
  const several = alternatives(shape)
  if (several && !shape.examples) return fill(name, several.toSorted((a, b) => lettersOf(b) - lettersOf(a))[0]!, filling, room)
  if (known !== undefined) return shape.type === 'array' ? [known].flat() : known
  if (shape.type === 'array') return fillList(name, shape, filling, room)
  if (shape.type === 'object') return fillObject(shape, filling, room)
  // What is read before the contract knows what it is.
  if (shape.type === undefined && !several) return { name: filling.text(room.left / 2) }
  return isText(shape) && !namesSomething.test(name) ? fillText(shape, filling, room) : exampleOf(shape)
}

function fillList(name: string, { items = {}, minItems = 0, maxItems = 1 }: Shape, filling: Filling, room: Room): unknown[] {
  const list: unknown[] = []
  while (list.length < minItems || (list.length < maxItems && lettersOf(items) > 0 && room.left > 200)) {
    list.push(fill(name, items, filling, room))
  }
  return list
}

/** All fields that hold words; of the others those that must be there. */
function fillObject({ properties = {}, required = [] }: Shape, filling: Filling, room: Room) {
  const isSent = ([name, one]: [string, Shape]) =>
    required.includes(name) ||
    (name in filling.values && !filling.without?.includes(name)) ||
    (!filling.without?.includes(name) && lettersOf(one) > 0 && !namesSomething.test(name))
  const fields = Object.entries(properties)
    .filter(isSent)
    // What has to be there comes first, while there is room.
    .toSorted(([a], [b]) => Number(required.includes(b)) - Number(required.includes(a)))
    .map(([name, one]): [string, unknown] => [name, fill(name, one, filling, room)])
  const unknown = fields.filter(([name, value]) => value === undefined && required.includes(name)).map(([name]) => name)
  if (unknown.length > 0) throw new Error(`Nothing is known to send as ${unknown.join(', ')}: give its schema an example.`)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Bytes of an address with its query. */
const largestAddress = 200_000

/** Whether a call takes words, files or JSON at all. */
export const takesWords = ({ params, query, body, upload }: Endpoint): boolean =>
  upload !== undefined ||
  body !== undefined ||
  [params, query].some((schema) =>
    Object.entries(schemaOf(schema).properties ?? {}).some(([name, one]) => !namesSomething.test(name) && lettersOf(one) > 0),
  )

/** The largest request that the contract takes, within so many bytes of body. Throws with words where a field asks for what is not known. */
export function largestRequest(e: Endpoint, filling: Filling, largestBody: number): { url: string; body: unknown } {
  const address: Room = { left: largestAddress, bytesOf: (text) => encodeURIComponent(text).length }
  const named = e.params && (fill('params', schemaOf(e.params), filling, address) as Record<string, unknown>)
  const asked = e.query && (fill('query', schemaOf(e.query), filling, address) as Record<string, unknown>)
  const url = e.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named?.[name])))
  const search = Object.entries(asked ?? {})
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
    .join('&')
  const room: Room = {
    left: largestBody * 0.9,
    bytesOf: e.form ? (text) => encodeURIComponent(text).length : (text) => Buffer.byteLength(JSON.stringify(text)),
  }
  return { url: search === '' ? url : `${url}?${search}`, body: e.body && fill('body', schemaOf(e.body), filling, room) }
}

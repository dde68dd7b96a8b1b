import type { Endpoint } from '#contract/endpoint'
import { z } from 'zod'

/** JSON Schema, as far as it says how long a value can be. */
interface Shape {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  maxLength?: number
  format?: string
}

/** Bytes that are read of any body, files apart. */
export const largestOfAll = 6 * 1024 * 1024
/** Bytes that are read of somebody without an account: an address, a password, a token. */
const largestOfStrangers = 16 * 1024
/** Bytes for space between values, and for fields that the contract does not know. */
const slack = 16 * 1024
/** A letter as the most careful of programs write it, `\u00e9`; what has two halves is two letters. */
const bytesOfLetter = 6
const bytesOfNumber = 32
/** Letters of a date, a time or an id. */
const maxOfFormatLength = 64

/** Bytes that the body of a call can have: what the limits of its fields allow, and of strangers a few kilobytes where it declares no more. */
export function largestBodyOf({ body, access, largestBody }: Pick<Endpoint, 'body' | 'access' | 'largestBody'>): number {
  if (largestBody !== undefined) return largestBody
  const declared = slack + (body ? bytesOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape) : 0)
  return Math.min(declared, access === 'public' ? largestOfStrangers : largestOfAll)
}

/** Bytes of the longest value of a schema; infinite where it has no limit. */
function bytesOf(shape: Shape): number {
  const { type, properties = {}, items = {}, maxItems = Infinity, format } = shape
  const several = shape.anyOf ?? shape.oneOf
  if (several) return Math.max(...several.map(bytesOf))
  if ('const' in shape) return bytesOfValue(shape.const)
  if (shape.enum) return Math.max(...shape.enum.map(bytesOfValue))
  if (type === 'string') return 2 + (shape.maxLength ?? (format ? maxOfFormatLength : Infinity)) * bytesOfLetter
  if (type === 'object') return Object.entries(properties).reduce((sum, [name, one]) => sum + bytesOfValue(name) + 2 + bytesOf(one), 2)
  if (type === 'array') return maxItems === 0 ? 2 : 2 + maxItems * (1 + bytesOf(items))
  if (type === 'boolean' || type === 'null') return 5
  return type === 'number' || type === 'integer' ? bytesOfNumber : Infinity
}

const bytesOfValue = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

import type { z } from 'zod'

/** The part of JSON Schema that says what an answer looks like: types and which fields must be there. */
export interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  prefixItems?: Shape[]
  /** The values of a record. */
  additionalProperties?: Shape
  anyOf?: Shape[]
  allOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  /** `#` or `#/$defs/<name>`: a schema that contains itself. */
  $ref?: string
  $defs?: Record<string, Shape>
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const isTyped = (type: string, value: unknown) => typeOf(value) === type || (type === 'integer' && Number.isInteger(value))

/** Whether a parsed JSON value has the shape; fields that the shape does not name are let through. */
export function fits(shape: Shape, value: unknown, root: Shape = shape): boolean {
  if (shape.$ref !== undefined) {
    const target = shape.$ref === '#' ? root : root.$defs?.[shape.$ref.replace('#/$defs/', '')]
    return target !== undefined && fits(target, value, root)
  }
  if (shape.type !== undefined && ![shape.type].flat().some((type) => isTyped(type, value))) return false
  if (shape.const !== undefined && shape.const !== value) return false
  if (shape.enum && !shape.enum.includes(value)) return false
  if (shape.anyOf && !shape.anyOf.some((option) => fits(option, value, root))) return false
  if (shape.allOf && !shape.allOf.every((part) => fits(part, value, root))) return false
  if (Array.isArray(value)) return value.every((item, at) => fits(shape.prefixItems?.[at] ?? shape.items ?? {}, item, root))
  if (typeof value !== 'object' || value === null) return true
  const fields = value as Record<string, unknown>
  if (shape.required?.some((name) => !(name in fields))) return false
  return Object.entries(fields).every(([name, field]) => {
    const expected = shape.properties?.[name] ?? shape.additionalProperties
    return expected === undefined || fits(expected, field, root)
  })
}

/**
 * Stands in for a schema of the contract in the built web, where the schema library would weigh 25 KB. What passes is given
 * back as it is. An enumeration keeps its `options`.
 */
export function checkShape(shape: Shape) {
  const safeParse = (data: unknown) => (fits(shape, data) ? { success: true, data } : { success: false })
  const parse = (data: unknown) => {
    if (!fits(shape, data)) throw new TypeError('The value does not have the shape that the contract says')
    return data
  }
  return { safeParse, parse, options: shape.enum }
}

/** For an answer that is read field by field, whatever its fields are called. */
export const anyObject = checkShape({ type: 'object' }) as unknown as z.ZodType<Record<string, unknown>>

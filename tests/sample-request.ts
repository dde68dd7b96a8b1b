import type { Endpoint } from '#contract/endpoint'
import { z } from 'zod'

/** JSON Schema, as far as a request is made from it. */
interface Shape {
  type?: string
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  minimum?: number
  minLength?: number
}

/** A value that a schema takes: its example where it has one, else the least that it asks for. */
function sampleOf(shape: Shape): unknown {
  if (shape.examples) return shape.examples[0]
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return sampleOf(shape.anyOf[0]!)
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {})
    const required = fields.filter(([name]) => shape.required?.includes(name))
    // A change of nothing at all tells little.
    const sent = required.length > 0 ? required : fields.filter(([, one]) => one.examples)
    return Object.fromEntries(sent.map(([name, one]) => [name, sampleOf(one)]))
  }
  if (shape.type === 'array') return Array.from({ length: shape.minItems ?? 0 }, () => sampleOf(shape.items ?? {}))
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 0)
  if (shape.type === 'boolean') return false
  if (shape.type === 'null') return null
  return 'sample'.padEnd(shape.minLength ?? 0, 'x')
}

const sampleFor = (schema: z.ZodType | undefined): unknown =>
  schema && sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)

export interface SampleRequest {
  url: string
  body: unknown
}

/** A request that the contract takes, with `values` for the parameters and fields that they name; a list begins with one, and goes on with `another`. */
export function sampleRequest(
  { path, params, query, body }: Endpoint,
  values: Readonly<Record<string, string>>,
  another: string,
): SampleRequest {
  const filled = (given: unknown): unknown =>
    typeof given !== 'object' || given === null || Array.isArray(given)
      ? given
      : Object.fromEntries(
          Object.entries(given).map(([name, value]) => {
            const wanted = values[name]
            if (wanted === undefined) return [name, value]
            return [name, Array.isArray(value) ? [wanted, ...value.slice(1).map(() => another)] : wanted]
          }),
        )
  const named = filled(sampleFor(params)) as Record<string, unknown> | undefined
  const asked = filled(sampleFor(query)) as Record<string, unknown> | undefined
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named?.[name])))
  const search = new URLSearchParams(Object.entries(asked ?? {}).map(([name, value]): [string, string] => [name, String(value)])).toString()
  return { url: search === '' ? url : `${url}?${search}`, body: filled(sampleFor(body)) }
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const mark = '/* prepared */'

/**
 * Stands in a statement that a connection plans once instead of each time: to plan one costs half a millisecond to one, which for one that
 * reads some rows by their ids is most of its time. Only for statements that are best run in one way whatever their values, and of which
 * there are few: each is kept as long as its connection.
 */
export const prepared = sql.raw(mark)

const names = new Map<string, string>()

/** A statement as a connection takes it. The same text has the same name everywhere. */
export function asSent(text: string, values: readonly unknown[]): { text: string; values: unknown[]; name?: string } {
  if (!text.includes(mark)) return { text, values: [...values] }
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 32)))
  return { name, text, values: [...values] }
}

/**
 * Whether a statement failed because its connection has prepared it for columns that have since been given other types, or no longer knows
 * it: with a new connection it succeeds.
 */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  const unknownStatement = '26000'
  return code === unknownStatement || (code === '0A000' && error.message.includes('cached plan'))
}

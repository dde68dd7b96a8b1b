import type { z } from 'zod'
import { WrongUse, say } from '../run-command.ts'

/** One thing that `npm run admin` does. */
export interface Command {
  /** What is written behind its name: 'EMAIL ROLE', '[WORD…]'. */
  args: string
  says: string
  run: (...args: string[]) => Promise<void>
}

export function takes({ args }: Command, given: number): boolean {
  const all = args === '' ? [] : args.split(' ')
  const least = all.filter((arg) => !arg.startsWith('[')).length
  return given >= least && (given <= all.length || args.includes('…'))
}

/** What the contract takes of what was typed; wrong use with its words else. */
export function read<Schema extends z.ZodType>(schema: Schema, typed: unknown): z.output<Schema> {
  const result = schema.safeParse(typed)
  if (!result.success) throw new WrongUse(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  return result.data
}

/** One of some words; wrong use that names them else. */
export function oneOf<Word extends string>(words: readonly Word[], typed: string, what: string): Word {
  const found = words.find((word) => word === typed)
  if (found === undefined) throw new WrongUse(`There is no ${what} ${typed}: use one of ${words.join(', ')}.`)
  return found
}

/** How many rows a list shows. */
export const maxShown = 100

/** A row of a list: its fields with tabs between them, and neither tabs nor line breaks in them. */
export const sayRow = (...fields: (string | number | null)[]) =>
  say(fields.map((field) => String(field ?? '').replaceAll(/\s+/g, ' ')).join('\t'))

/** The rows of a list, or that there is none, and how many more there are. */
export function sayAll<Row>({ results, total }: { results: readonly Row[]; total: number }, none: string, row: (one: Row) => void) {
  if (total === 0) say(none)
  results.forEach(row)
  if (total > results.length) say(`${total - results.length} more.`)
}

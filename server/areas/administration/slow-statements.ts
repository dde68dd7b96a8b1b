import type { SlowStatements } from '#contract/administration'
import type { StatementsStorage } from './statements-storage.ts'

const maxShown = 20
const maxTextLength = 1_000

/** 'it''s', $tag$ … $tag$, 12, 1.5e3; not $1 and not the 2 of a name. */
const VALUE = /'(?:[^']|'')*'|\$([a-z_]*)\$[\s\S]*?\$\1\$|(?<![\w$."])\d[\d.]*(?:e[+-]?\d+)?\b/gi

/** A statement on one line without the values that PostgreSQL kept of it. */
export function withoutValues(text: string): string {
  const bare = text.replaceAll(VALUE, '?').replaceAll(/\s+/g, ' ').trim()
  return bare.length > maxTextLength ? `${bare.slice(0, maxTextLength)} …` : bare
}

/** Why PostgreSQL tells nothing, by its code: object_not_in_prerequisite_state, insufficient_privilege. */
const refusals: Record<string, 'not-loaded' | 'not-permitted'> = { '55000': 'not-loaded', '42501': 'not-permitted' }

/** Which statements take the most time of the database, or why that is not known. */
export function createSlowStatements(storage: StatementsStorage) {
  return async (): Promise<SlowStatements> => {
    const schema = await storage.schema()
    if (schema === null) return { state: 'not-installed', since: null, statements: [] }
    try {
      const { since, statements } = await storage.slowest(schema, maxShown)
      return {
        state: 'counted',
        since: since.toISOString(),
        statements: statements.map(({ text, ...counted }) => ({ ...counted, text: withoutValues(text) })),
      }
    } catch (error) {
      const state = refusals[(error as { code?: string }).code ?? '']
      if (state === undefined) throw error
      return { state, since: null, statements: [] }
    }
  }
}

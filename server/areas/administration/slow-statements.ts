import type { SlowStatements } from '#contract/administration'
import { withoutValues } from '../../database/without-values.ts'
import type { StatementsStorage } from './statements-storage.ts'

const maxShown = 20

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

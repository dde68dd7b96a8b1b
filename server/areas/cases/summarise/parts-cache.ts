import { createHash } from 'node:crypto'
import type { Statement } from '#contract/cases'

/** Parts of some twenty-five long judgments. */
const maxParts = 200

/**
 * A cache of what a model said of parts of texts whose whole is not made yet: who asks again after a model that failed or was too slow
 * need not begin anew. Parts are known by their words, so that another text never has the answer of this one; the oldest go first.
 */
export function createPartsCache(most = maxParts) {
  const parts = new Map<string, Statement[]>()
  return {
    keyOf: (...words: string[]) => createHash('sha256').update(JSON.stringify(words)).digest('base64'),
    get: (key: string) => parts.get(key),
    set(key: string, statements: Statement[]) {
      parts.set(key, statements)
      for (const oldest of parts.keys()) {
        if (parts.size <= most) break
        parts.delete(oldest)
      }
    },
    forget(keys: readonly string[]) {
      for (const key of keys) parts.delete(key)
    },
  }
}

export type PartsCache = ReturnType<typeof createPartsCache>

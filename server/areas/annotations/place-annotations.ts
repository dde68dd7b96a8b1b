import { setImmediate } from 'node:timers/promises'
import { findPlace } from './anchoring/find-place.ts'
import { type ReadText, readText } from './anchoring/read-text.ts'
import { paragraphAt } from './passage.ts'
import type { AnnotationRow, Placing, TextOfRevision } from './storage.ts'

/** After so many milliseconds the process sees to other requests. */
const inOneGo = 15

/** Where annotations are in the present text of their case, as far as they are found there. */
export async function findPlaces(rows: readonly AnnotationRow[], texts: readonly TextOfRevision[]): Promise<Placing[]> {
  const byKey = new Map(texts.map((text) => [keyOf(text.document_id, text.number), text]))
  const read = new Map<string, ReadText>()
  const readOnce = (key: string): ReadText | null => {
    const content = byKey.get(key)?.content
    if (content === null || content === undefined) return null
    if (!read.has(key)) read.set(key, readText(content))
    return read.get(key)!
  }
  const placings: Placing[] = []
  let began = performance.now()
  for (const row of rows) {
    if (performance.now() - began > inOneGo) {
      await setImmediate()
      began = performance.now()
    }
    const presentKey = keyOf(row.present_document_id!, row.present_revision!)
    const now = readOnce(presentKey)
    const anchor = { quote: row.quote, prefix: row.prefix, suffix: row.suffix, start: row.start_offset, end: row.end_offset }
    const place = now && findPlace(anchor, now, readOnce(keyOf(row.document_id, row.revision)))
    placings.push({
      id: row.id,
      document_id: row.present_document_id!,
      revision: row.present_revision!,
      start: place?.start ?? null,
      end: place?.end ?? null,
      ...(place ? paragraphAt(byKey.get(presentKey)!.layout, place.start) : { paragraph: null, number: null }),
    })
  }
  return placings
}

const keyOf = (documentId: number, revision: number) => `${documentId} ${revision}`

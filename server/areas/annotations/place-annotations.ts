import { setImmediate } from 'node:timers/promises'
import { findPlace } from './anchoring/find-place.ts'
import { type ReadText, readText } from './anchoring/read-text.ts'
import { paragraphAt } from './passage.ts'
import { type ActText, createStretches, placeInAct } from './place-in-act.ts'
import { provisionOver } from './provision-of.ts'
import type { AnnotationRow, Placing, TextOfRevision } from './storage.ts'

/** After so many milliseconds the process sees to other requests. */
const inOneGo = 15

/** A text with how it is divided where it is one of an Act. */
export interface PlacingText extends TextOfRevision {
  act?: Pick<ActText, 'provisions' | 'date'> | undefined
}

/** Where annotations are in the present text of their case or Act, as far as they are found there. */
export async function findPlaces(rows: readonly AnnotationRow[], texts: readonly PlacingText[]): Promise<Placing[]> {
  const byKey = new Map(texts.map((text) => [keyOf(text.document_id, text.number), text]))
  const read = new Map<string, ReadText>()
  const stretches = createStretches()
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
    const nowKey = keyOf(row.present_document_id!, row.present_revision!)
    const beforeKey = keyOf(row.document_id, row.revision)
    const { quote, prefix, suffix, start_offset: start, end_offset: end } = row
    const anchor = { quote, prefix, suffix, start, end }
    const act = actOf(byKey.get(nowKey))
    const place = act
      ? placeInAct({ ...row, ...anchor }, { now: act, nowKey, before: byKey.get(beforeKey)?.content ?? null, beforeKey }, stretches)
      : placeInCase(anchor, readOnce(nowKey), () => readOnce(beforeKey))
    placings.push({
      id: row.id,
      document_id: row.present_document_id!,
      revision: row.present_revision!,
      start: place?.start ?? null,
      end: place?.end ?? null,
      ...(place ? paragraphAt(byKey.get(nowKey)!.layout, place.start) : { paragraph: null, number: null }),
      eid: act && place ? provisionOver(act, place) : null,
    })
  }
  return placings
}

const placeInCase = (anchor: Parameters<typeof findPlace>[0], now: ReadText | null, before: () => ReadText | null) =>
  now && findPlace(anchor, now, before())

const actOf = (text: PlacingText | undefined): ActText | null =>
  text?.act && text.content !== null ? { ...text.act, content: text.content, layout: text.layout } : null

const keyOf = (documentId: number, revision: number) => `${documentId} ${revision}`

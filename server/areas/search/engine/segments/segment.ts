import { randomUUID } from 'node:crypto'
import type { IndexedText } from '../engine.ts'
import { buildSegment } from './build-segment.ts'
import { type Held, allLive, groupOf } from './held.ts'
import { mergeSegments } from './merge-segments.ts'
import { openSegment } from './open-segment.ts'
import { memorySink, readMemory } from './segment-file.ts'

const open = (bytes: Uint8Array): Held => {
  const segment = openSegment(readMemory(bytes), bytes.length)
  return { segment, live: allLive(segment.documents), source: { key: randomUUID(), bytes } }
}

/** Holds documents in memory, a segment for each collection and owner. */
export const holdTexts = (texts: readonly IndexedText[]): Held[] =>
  [...Map.groupBy(texts, groupOf).values()].map((own) => {
    const sink = memorySink()
    buildSegment(own, sink)
    return open(sink.bytes())
  })

/** Several segments of one collection and owner as one in memory, a step at a time. */
export function* mergeHeld(held: readonly Held[]): Generator<void, Held> {
  const sink = memorySink()
  yield* mergeSegments(held, sink)
  return open(sink.bytes())
}

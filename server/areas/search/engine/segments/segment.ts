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

/** Holds documents in memory, a segment for each collection and owner, a step at a time. */
export function* holdTextsInSteps(texts: readonly IndexedText[]): Generator<void, Held[]> {
  const all: Held[] = []
  for (const own of Map.groupBy(texts, groupOf).values()) {
    const sink = memorySink()
    yield* buildSegment(own, sink)
    all.push(open(sink.bytes()))
  }
  return all
}

/** The same at once. */
export function holdTexts(texts: readonly IndexedText[]): Held[] {
  const making = holdTextsInSteps(texts)
  for (;;) {
    const step = making.next()
    if (step.done) return step.value
  }
}

/** Several segments of one collection and owner as one in memory, a step at a time. */
export function* mergeHeld(held: readonly Held[]): Generator<void, Held> {
  const sink = memorySink()
  yield* mergeSegments(held, sink)
  return open(sink.bytes())
}

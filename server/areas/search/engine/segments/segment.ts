import { randomUUID } from 'node:crypto'
import type { IndexedText } from '../engine.ts'
import { beginSegment } from './build-segment.ts'
import { type Held, type SegmentSource, allLive, groupOf } from './held.ts'
import { mergeSegments } from './merge-segments.ts'
import { openSegment } from './open-segment.ts'
import { memorySink, readMemory } from './segment-file.ts'

const open = (bytes: Uint8Array): Held => {
  const segment = openSegment(readMemory(bytes), bytes.length)
  return { segment, live: allLive(segment.documents), source: { key: randomUUID(), bytes } }
}

/** Opens what another thread holds in memory that both share. */
export const openShared = ({ key, bytes }: SegmentSource & { bytes: Uint8Array }, live: Uint8Array): Held => ({
  segment: openSegment(readMemory(bytes), bytes.length),
  live,
  source: { key, bytes },
})

/** Takes up documents one by one, and holds them in memory, a segment for each collection and owner. */
export function beginHeld() {
  const segments = new Map<string, ReturnType<typeof beginSegment>>()
  let words = 0
  return {
    add(text: IndexedText) {
      const group = groupOf(text)
      const own = segments.get(group) ?? beginSegment()
      segments.set(group, own)
      own.add(text)
      words += text.body.length
    },

    /** Words of the bodies of all of them. */
    words: () => words,

    /** Holds them, a step at a time. */
    *hold(): Generator<void, Held[]> {
      const all: Held[] = []
      for (const own of segments.values()) {
        const sink = memorySink()
        yield* own.write(sink)
        all.push(open(sink.bytes()))
      }
      return all
    },
  }
}

/** Holds some documents at once. */
export function holdTexts(texts: Iterable<IndexedText>): Held[] {
  const taken = beginHeld()
  for (const text of texts) taken.add(text)
  const making = taken.hold()
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

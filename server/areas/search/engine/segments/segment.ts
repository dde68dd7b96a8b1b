import { randomUUID } from 'node:crypto'
import type { IndexedText } from '../engine.ts'
import { beginSegment } from './build-segment.ts'
import { type Held, allLive, groupOf } from './held.ts'
import { mergeSegments } from './merge-segments.ts'
import { openSegment } from './open-segment.ts'
import { memorySink, readMemory } from './segment-file.ts'

/** Opens a segment that lies in memory that threads share; `known` is what another thread calls it, and which of its documents are there. */
export function openBytes(bytes: Uint8Array, known?: { key: string; live: Uint8Array }): Held {
  const segment = openSegment(readMemory(bytes), bytes.length)
  const { key, live } = known ?? { key: randomUUID(), live: allLive(segment.documents) }
  return { segment, live, source: { key, bytes } }
}

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
        all.push(openBytes(sink.bytes()))
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
  return openBytes(sink.bytes())
}

import { countUpTo } from '#citations/count-up-to'
import { type FoundPassage, type Speaker, speakers } from '../engine.ts'
import type { Budget } from './budget.ts'
import { type Cursor, walk } from './cursor.ts'
import type { Library } from './held.ts'
import { gap, ofSpeaker, paragraphStarts } from './keys.ts'
import type { Segment } from './open-segment.ts'
import { readStarts } from './placed.ts'
import { type Weighed, ofPassage, worthOf } from './weights.ts'

/** A paragraph and its neighbours. */
const neighbours = 1

/** Reads the passages of one document of a segment after another, asked in ascending order: every paragraph that is worth something. */
export function readPassages(
  segment: Segment,
  weighed: readonly Weighed[],
  library: Library,
  budget: Budget,
): (slot: number) => FoundPassage[] {
  const words = weighed.map(({ key, weight }) => {
    const entry = segment.find(key)
    const cursors = entry < 0 ? [] : segment.formsOf(entry).map((form) => walk(segment.stepsOf(segment.find(form)), budget))
    return { weight, cursors }
  })
  const starts = readStarts(segment, paragraphStarts, budget)
  const told = speakers.map((speaker) => ({ speaker, starts: readStarts(segment, ofSpeaker(speaker), budget) }))
  const average = library.averageParagraph * (2 * neighbours + 1)
  return (slot) => {
    const from = segment.columns.headings[slot]! + gap
    const all = starts(slot)
    const begins = all.slice(countUpTo(all, from - 1))
    if (begins.length === 0) return []
    const end = segment.columns.lengths[slot]! + gap
    const worth = new Float32Array(begins.length)
    for (const { weight, cursors } of words) addWord(weight, cursors)
    budget.spend(begins.length)
    const speakerOf = tellSpeakers(slot)
    const found: FoundPassage[] = []
    worth.forEach((score, i) => score > 0 && found.push({ paragraph: i + 1, score, speaker: speakerOf(begins[i]!) }))
    return found

    function lengthAt(i: number): number {
      const last = Math.min(begins.length - 1, i + neighbours)
      return (begins[last + 1] ?? end) - begins[Math.max(0, i - neighbours)]!
    }

    function addWord(weight: number, cursors: readonly Cursor[]) {
      const times = new Map<number, number>()
      for (const cursor of cursors) {
        if (!cursor.at(slot)) continue
        const places = cursor.places()
        let paragraph = -1
        let next = begins[0]!
        for (const place of places) {
          if (place < next && paragraph < 0) continue
          if (place >= next) {
            paragraph = countUpTo(begins, place) - 1
            next = begins[paragraph + 1] ?? Number.POSITIVE_INFINITY
          }
          times.set(paragraph, (times.get(paragraph) ?? 0) + 1)
        }
      }
      const touched = new Set<number>()
      for (const paragraph of times.keys())
        for (let near = Math.max(0, paragraph - neighbours); near <= Math.min(begins.length - 1, paragraph + neighbours); near += 1)
          touched.add(near)
      for (const paragraph of touched) {
        let many = 0
        for (let near = paragraph - neighbours; near <= paragraph + neighbours; near += 1) many += times.get(near) ?? 0
        // The paragraph itself before its neighbours, where the same words make both.
        const own = times.has(paragraph) ? 1.05 : 1
        worth[paragraph]! += own * worthOf(many, weight, lengthAt(paragraph) / average, ofPassage)
      }
    }
  }

  function tellSpeakers(slot: number): (start: number) => Speaker | null {
    const byStart = new Map<number, Speaker>()
    for (const { speaker, starts: of } of told) for (const start of of(slot)) byStart.set(start, speaker)
    return (start) => byStart.get(start) ?? null
  }
}

/** What the best three of some passages are worth together. */
export function worthOfBest(passages: readonly FoundPassage[]): number {
  const [first = 0, second = 0, third = 0] = passages.map(({ score }) => score).sort((a, b) => b - a)
  return first + 0.4 * second + 0.2 * third
}

/** The best passages for somebody to read: in the court's own words, then where it is not clear who speaks, then in others' words. */
export const toRead = (passages: readonly FoundPassage[], most: number): FoundPassage[] =>
  passages.toSorted((a, b) => nearness(b) - nearness(a) || b.score - a.score).slice(0, most)

/** How near what a passage says is to what the court says. */
const nearness = ({ speaker }: FoundPassage): number => (speaker === 'court' ? 2 : speaker === null ? 1 : 0)

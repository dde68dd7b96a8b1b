import { countUpTo } from '#citations/count-up-to'
import { type FoundPassage, type Speaker, speakers } from '../engine.ts'
import { type Weighed, ofPassage, shareOfBest, worthOf } from '../weights.ts'
import type { Budget } from './budget.ts'
import { type Cursor, walk } from './cursor.ts'
import type { Library } from './held.ts'
import { gap, ofSpeaker, ofStem, paragraphStarts } from './keys.ts'
import type { Segment } from './open-segment.ts'
import { readStarts } from './placed.ts'

/** A paragraph and its neighbours. */
const neighbours = 1

/** `own`: what the words of the paragraph itself are worth, without its neighbours. */
export interface ReadPassage extends FoundPassage {
  own: number
}

/** Reads the passages of one document of a segment after another, asked in ascending order: every paragraph that is worth something. */
export function readPassages(
  segment: Segment,
  weighed: readonly Weighed[],
  library: Library,
  budget: Budget,
): (slot: number) => ReadPassage[] {
  const words = weighed.map(({ stem, weight }) => {
    const entry = segment.find(ofStem(stem))
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
    const owns = new Float32Array(begins.length)
    const fullness = begins.map((_, i) => lengthAt(i) / average)
    /** How often a word stands in each paragraph, with room for the neighbours of the first and the last. */
    const times = new Uint32Array(begins.length + 2 * neighbours)
    for (const { weight, cursors } of words) addWord(weight, cursors)
    budget.spend(begins.length)
    const speakerOf = tellSpeakers(slot)
    const found: ReadPassage[] = []
    worth.forEach((score, i) => score > 0 && found.push({ paragraph: i + 1, score, own: owns[i]!, speaker: speakerOf(begins[i]!) }))
    return found

    function lengthAt(i: number): number {
      const last = Math.min(begins.length - 1, i + neighbours)
      return (begins[last + 1] ?? end) - begins[Math.max(0, i - neighbours)]!
    }

    function addWord(weight: number, cursors: readonly Cursor[]) {
      const standing = cursors.filter((cursor) => cursor.at(slot))
      if (standing.length === 0) return
      times.fill(0)
      for (const cursor of standing) {
        let paragraph = -1
        for (const place of cursor.places()) {
          while (begins[paragraph + 1]! <= place) paragraph += 1
          if (paragraph >= 0) times[paragraph + neighbours]! += 1
        }
      }
      for (let i = 0; i < begins.length; i += 1) {
        let many = 0
        for (let near = i; near <= i + 2 * neighbours; near += 1) many += times[near]!
        if (many === 0) continue
        // The paragraph itself before its neighbours, where the same words make both.
        const own = times[i + neighbours]! > 0 ? 1.05 : 1
        worth[i]! += own * worthOf(many, weight, fullness[i]!, ofPassage)
        const alone = times[i + neighbours]!
        if (alone > 0) owns[i]! += worthOf(alone, weight, ((begins[i + 1] ?? end) - begins[i]!) / library.averageParagraph, ofPassage)
      }
    }
  }

  function tellSpeakers(slot: number): (start: number) => Speaker | null {
    const byStart = new Map<number, Speaker>()
    for (const { speaker, starts: of } of told) for (const start of of(slot)) byStart.set(start, speaker)
    return (start) => byStart.get(start) ?? null
  }
}

/** What the best of some passages are worth together. */
export const worthOfBest = (passages: readonly FoundPassage[]): number =>
  shareOfBest(firstOf(passages, 3, (a, b) => b.score - a.score).map(({ score }) => score))

/**
 * The best passages for somebody to read: in the court's own words, then where it is not clear who speaks, then in others' words. What a
 * passage says itself counts as much as what it says with its neighbours, which are not shown with it.
 */
export const toRead = (passages: readonly ReadPassage[], most: number): FoundPassage[] =>
  firstOf(passages, most, (a, b) => nearness(b) - nearness(a) || b.score + b.own - (a.score + a.own)).map(({ own: _own, ...one }) => one)

/** How near what a passage says is to what the court says. */
const nearness = ({ speaker }: FoundPassage): number => (speaker === 'court' ? 2 : speaker === null ? 1 : 0)

/** The first few of some passages in an order, without ordering the others. */
function firstOf<P extends FoundPassage>(passages: readonly P[], most: number, order: (a: P, b: P) => number): P[] {
  const first: P[] = []
  for (const one of passages) {
    let at = first.length
    while (at > 0 && order(one, first[at - 1]!) < 0) at -= 1
    if (at === most) continue
    first.splice(at, 0, one)
    first.length = Math.min(first.length, most)
  }
  return first
}

import { countUpTo } from '#citations/count-up-to'
import type { Plan, Scored } from '../engine.ts'
import type { Weighed } from '../weights.ts'
import type { Budget } from './budget.ts'
import type { Library, Seen } from './held.ts'
import { ofHeading, ofStem } from './keys.ts'
import type { Matched } from './match-all.ts'
import { readStanding } from './placed.ts'
import { readPassages, toRead, worthOfBest } from './read-passages.ts'
import { listOfPrefix, type readLists } from './score-segment.ts'

const maxBest = 5

/** A document among those of all segments that are looked through. */
export interface Candidate {
  of: Matched
  slot: number
  id: number
  day: number
  score: number
  /** BM25 of its text. */
  text: number
}

/** Reads of documents, in their order, what a page says of them. */
export function readDetails(
  page: readonly Candidate[],
  plan: Plan,
  weighed: readonly Weighed[],
  library: Library,
  budget: Budget,
): Scored[] {
  const read = new Map<Candidate, Scored>()
  for (const [{ at, lists }, candidates] of Map.groupBy(page, ({ of }) => of)) {
    const passagesOf = readPassages(at.segment, weighed, library, budget)
    const together = plan.together.map(({ words }) => readStanding(at.segment, { kind: 'phrase', words: [...words] }, budget))
    const times = plan.sought.map((one) => timesOf(at, one, lists, budget))
    const headings = plan.sought.map(({ stems }) => stems.map((stem) => lists(ofHeading(stem))?.documents))
    const others = plan.sought.map((one) => one.others.map(({ stems }) => stems.map((stem) => lists(ofStem(stem))?.documents)))
    for (const candidate of candidates.toSorted((a, b) => a.slot - b.slot)) {
      const { slot, text } = candidate
      const passages = passagesOf(slot)
      const stands = times.map((of) => of(slot))
      read.set(candidate, {
        id: candidate.id,
        part: at.segment.columns.parts[slot]!,
        score: candidate.score,
        text,
        passages: worthOfBest(passages),
        heading: 0,
        times: stands,
        inHeading: headings.map((all) => all.length > 0 && all.every((documents) => documents !== undefined && has(documents, slot))),
        instead: others.map((all, i) =>
          stands[i]! > 0 ? -1 : all.findIndex((some) => some.every((documents) => documents !== undefined && has(documents, slot))),
        ),
        together: together.flatMap((stands, i) => (stands(slot) ? [i] : [])),
        best: toRead(passages, maxBest),
      })
    }
  }
  return page.map((one) => read.get(one)!)
}

/** How often something that is sought stands in a document: the least often of its words. */
function timesOf(at: Seen, { stems, prefix }: Plan['sought'][number], lists: ReturnType<typeof readLists>, budget: Budget) {
  const all = prefix === undefined ? stems.map((stem) => lists(ofStem(stem))) : [listOfPrefix(at, prefix, budget)]
  return (slot: number): number =>
    all.length === 0 ? 0 : Math.min(...all.map((list) => (list === null ? 0 : (list.times[placeOf(list.documents, slot)] ?? 0))))
}

const has = (documents: Uint16Array, slot: number) => placeOf(documents, slot) >= 0

/** Where a slot stands in a list; -1 where it does not. */
function placeOf(documents: Uint16Array, slot: number): number {
  const place = countUpTo(documents, slot) - 1
  return documents[place] === slot ? place : -1
}

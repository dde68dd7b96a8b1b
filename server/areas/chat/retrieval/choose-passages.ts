import { setImmediate } from 'node:timers/promises'
import { type Meaning, foldedWords } from '../../search/search.ts'
import type { Passage } from './passage.ts'
import { readMeanings } from './read-meanings.ts'
import { type TextRead, createTextReading, soughtOf } from './read-text.ts'
import { scoreTexts } from './score-passages.ts'

/** A passage with what is known of it before its words are looked at. */
export interface Candidate {
  passage: Passage
  /** The case or Act in which it lies. */
  of: string
  /** What stands beside it and belongs to it: the name of its case, headings. */
  named: string
  /** By how much it goes before others or after them, whatever it says. */
  weight: number
  /** Whether it goes before others where it answers: it is of the project in which is asked. */
  leads: boolean
  /** Its place among passages that lie near by their meaning, from 0, and whether it answers by that alone; null where it is not near. */
  meant: { place: number; answers: boolean } | null
}

/** How the passages of an answer are shared out. */
export interface Shares {
  most: number
  /** Cases and Acts, but for those of which an answer has to speak. */
  mostAuthorities: number
  /** Passages of one case or Act. */
  mostOfEach: number
  /** Cases of which an answer has to speak, and how many passages of each. */
  subjects: ReadonlySet<string>
  mostOfSubject: number
}

/** Share of what is asked that some passage must have, each thing for as much as it tells; else nothing answers. */
const leastCoverage = 0.47
/** A passage with less than this share of what the best one scores is not worth reading. */
const leastShare = 0.35
/** What a passage counts that has none of the terms which are asked about. */
const withoutTerm = 0.3
/** By how much passages that lead go before others, and how many of them do, so that the rest is not shut out. */
const leadingWeight = 3
const mostLeading = 4
/**
 * What the nearest passage by meaning gains, where the best by words gains one for itself and one for what is around it; and how many places
 * further it is half of that. Provisions have no vectors: with more they are crowded out.
 */
const weightOfMeaning = 0.5
const halfAfter = 3

/** Texts are one where so much of both stands in both; what two cases may well have in common is shorter than so many words. */
const sameShare = 0.7
const fewestOfCopy = 20

/** What stands in less of what was read is rare. */
const rareShare = 0.01

/** Milliseconds for which candidates are read before others get their turn. */
const longestReading = 3

export interface Chosen {
  /** The best passages, in the order in which they answer; none where nothing answers. */
  passages: Passage[]
  /** What is asked about and stands in hardly any passage that was read. */
  rare: Meaning[]
}

/** Chooses the passages of an answer. Others get their turn while it reads. */
export async function choosePassages(candidates: readonly Candidate[], query: string, shares: Shares): Promise<Chosen> {
  const meanings = readMeanings(query)
  const readings = await readCandidates(candidates, createTextReading(soughtOf(meanings)))
  const having = meanings.map((_, i) => readings.filter(({ narrow }) => narrow[0]!.times[i]! > 0).length)
  const rare = meanings.filter((_, i) => having[i]! < rareShare * candidates.length)
  return {
    passages: meanings.length === 0 ? [] : choose(candidates, scoreCandidates(candidates, readings, termsOf(meanings)), shares),
    rare,
  }
}

function choose(candidates: readonly Candidate[], { scores, isAnswered }: ReturnType<typeof scoreCandidates>, shares: Shares): Passage[] {
  if (shares.subjects.size === 0 && !isAnswered) return []
  const answering = candidates.map((one, i) => ({ ...one, score: scores[i]! * one.weight })).filter(({ score }) => score > 0)
  const enough = leastShare * answering.reduce((most, { score }) => Math.max(most, score), 0)
  const rankOf = ({ score, leads }: (typeof answering)[number]) => score * (leads ? leadingWeight : 1)
  const ordered = answering.toSorted((a, b) => rankOf(b) - rankOf(a))
  const isSubject = ({ of }: Candidate) => shares.subjects.has(of)
  const isCompared = (one: Candidate) => shares.subjects.size > 1 && isSubject(one)
  const taken = new Map<string, number>()
  const places = new Set<string>()
  const chosen: typeof ordered = []
  const chosenRuns: ReadonlySet<string>[] = []
  // Compared cases come first, so that none of them is crowded out; all stand in the order in which they answer.
  for (const one of [...ordered.filter(isCompared), ...ordered.filter((other) => !isCompared(other))]) {
    const { source } = one.passage
    const place = `${source.id} ${source.paragraph ?? ''}`
    const times = taken.get(one.of) ?? 0
    const ofLeading = chosen.filter(({ leads }) => leads).length
    const isAnother = times === 0 && !isSubject(one)
    if (chosen.length >= shares.most) break
    if (isAnother && [...taken.keys()].filter((of) => !shares.subjects.has(of)).length >= shares.mostAuthorities) continue
    if (times >= (isSubject(one) ? shares.mostOfSubject : shares.mostOfEach) || places.has(place)) continue
    if ((one.score < enough || (one.leads && ofLeading >= mostLeading)) && !isSubject(one)) continue
    const runs = runsOf(one.passage.text)
    if (chosenRuns.some((other) => isSame(other, runs))) continue
    taken.set(one.of, times + 1)
    places.add(place)
    chosen.push(one)
    chosenRuns.push(runs)
  }
  return chosen.toSorted((a, b) => rankOf(b) - rankOf(a)).map(({ passage }) => passage)
}

/** A candidate as it is scored: for itself, and with what stands around it. */
interface CandidateRead {
  narrow: TextRead[]
  wide: TextRead[]
}

async function readCandidates(candidates: readonly Candidate[], read: (text: string) => TextRead): Promise<CandidateRead[]> {
  const all: CandidateRead[] = []
  let began = performance.now()
  for (const { named, passage } of candidates) {
    const [before, text, after] = [passage.before, passage.text, passage.after].map(read)
    all.push({ narrow: [text!], wide: [read(named), before!, text!, after!] })
    if (performance.now() - began < longestReading) continue
    await setImmediate()
    began = performance.now()
  }
  return all
}

/** Each passage for itself and with what stands around it, which weigh alike, and with the order in which meaning found it. */
function scoreCandidates(
  candidates: readonly Candidate[],
  readings: readonly CandidateRead[],
  terms: readonly number[],
): { scores: number[]; isAnswered: boolean } {
  const narrow = scoreTexts(readings.map((one) => one.narrow))
  const wide = scoreTexts(readings.map((one) => one.wide))
  const [best, bestWide] = [narrow, wide].map(({ scores }) => scores.reduce((most, one) => Math.max(most, one), Number.MIN_VALUE))
  const hasTerm = ({ wide: parts }: CandidateRead) => terms.length === 0 || terms.some((i) => parts.some(({ times }) => times[i]! > 0))
  const byMeaning = ({ meant }: Candidate) => (meant === null ? 0 : weightOfMeaning / (1 + meant.place / halfAfter))
  return {
    scores: candidates.map(
      (one, i) => (narrow.scores[i]! / best! + wide.scores[i]! / bestWide! + byMeaning(one)) * (hasTerm(readings[i]!) ? 1 : withoutTerm),
    ),
    isAnswered: wide.coverage.some((share) => share >= leastCoverage) || candidates.some(({ meant }) => meant?.answers === true),
  }
}

/** Which of what is asked are terms of several words: 'bail pending trial'. */
const termsOf = (meanings: readonly Meaning[]): number[] => meanings.flatMap(({ words }, i) => (words.length > 1 ? [i] : []))

/** Whether texts of these runs are copies of one: a paragraph that courts repeat, a judgment that is held twice. */
function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < fewestOfCopy) return false
  const shared = [...one].filter((run) => other.has(run)).length
  return shared >= sameShare * (one.size + other.size - shared)
}

/** Every four words one behind another. */
function runsOf(text: string): Set<string> {
  const words = foldedWords(text)
  return new Set(words.map((_, at) => words.slice(at, at + 4).join(' ')))
}

import { setImmediate } from 'node:timers/promises'
import { type Meaning, foldedWords } from '../../search/search.ts'
import type { Passage } from './passage.ts'
import { isForRule } from './is-for-rule.ts'
import { readMeanings } from './read-meanings.ts'
import { type TextRead, createTextReading, soughtOf } from './read-text.ts'
import { saidTogether, shareIn } from './said-together.ts'
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
  maxAuthorities: number
  /** Passages of one case or Act. */
  maxOfEach: number
  /** Cases of which an answer has to speak, and how many passages of each. */
  subjects: ReadonlySet<string>
  maxOfSubject: number
  /**
   * In so many passages, or around them, what is asked must stand. A library says of its matters more than once; one passage that has the words
   * of a question is often about something else.
   */
  wants: number
}

/**
 * Share of what is asked that a passage must have with what stands around it, each thing for as much as it tells, else nothing answers: one that is alone,
 * the last of several, and the best of these and the last on average. Where few were read, one is enough that has so much as `all` in its own words.
 */
const leastCoverage = { one: 0.47, last: 0.42, average: 0.51, all: 0.9 }
/** Of fewer than so many for each passage that an answer wants it wants fewer. */
const oneIn = 10
/** A passage with less than this share of what the best one scores is not worth reading. */
const leastShare = 0.35
/** What a passage counts that has none of the terms which are asked about, and as what it is shown where only what stands around it has one. */
const withoutTerm = 0.3
const termAround = 0.7
/** As what the orders of a case are shown where a rule is asked for. */
const ofOrders = 0.6
/** What a passage gains that says all that is asked in one sentence with the next, and a provision of which the heading says it. */
const forTogether = 0.7
const forHeading = 0.8
/** By how much passages that lead go before others, and how many of them do, so that the rest is not shut out. */
const leadingWeight = 3
const maxLeading = 4
/**
 * What the nearest passage by meaning gains, where the best by words gains one for itself and one for what is around it; and how many places
 * further it is half of that. Provisions have no vectors: with more they are crowded out.
 */
const weightOfMeaning = 0.5
const halfAfter = 3

/** Provisions that are named where nothing answers. */
const maxNear = 3

/** Texts are one where so much of both stands in both; what two cases may well have in common is shorter than so many words. */
const sameShare = 0.7
const fewestOfCopy = 20

/** What stands in less of what was read is rare. */
const rareShare = 0.01

/** Milliseconds for which candidates are read before others get their turn. */
const maxReading = 3

export interface Chosen {
  /** The best passages, in the order in which they answer; none where nothing answers. */
  passages: Passage[]
  /** What is asked about and stands in hardly any passage that was read. */
  rare: Meaning[]
  /** Terms of which the law speaks and no decision that was read. */
  undecided: Meaning[]
  /** Where nothing answers: what of the law has most of what is asked. */
  near: Passage[]
}

/** Chooses the passages of an answer. Others get their turn while it reads. */
export async function choosePassages(candidates: readonly Candidate[], query: string, shares: Shares): Promise<Chosen> {
  const meanings = readMeanings(query)
  const read = createTextReading(soughtOf(meanings))
  const readings = await readCandidates(candidates, read)
  const having = meanings.map((_, i) => readings.filter(({ narrow }) => narrow[0]!.times[i]! > 0).length)
  const rare = meanings.filter((_, i) => having[i]! < rareShare * candidates.length)
  if (meanings.length === 0) return { passages: [], rare, undecided: [], near: [] }
  const scored = scoreCandidates(candidates, readings, { terms: termsOf(meanings), wants: shares.wants })
  const answering = await withGains(candidates, readings, scored, read)
  const undecided = undecidedOf(meanings, candidates, { readings, coverage: scored.narrowCoverage })
  const answers = shares.subjects.size > 0 || scored.isAnswered
  // Orders in which a term is mentioned decide nothing on it.
  const eligible = undecided.length > 0 ? answering.filter(({ passage, leads }) => leads || passage.heading !== 'Conclusion') : answering
  const passages = answers ? choose(eligible, isForRule(query), shares) : []
  return {
    passages,
    rare,
    undecided,
    near:
      passages.length > 0
        ? []
        : choose(
            answering.filter((one) => isLaw(one) && one.coverage >= leastCoverage.last),
            false,
            { ...shares, most: maxNear, maxOfEach: maxNear },
          ),
  }
}

/** A term of fewer words is often put otherwise: 'time limit'. */
const fewestOfTerm = 3
/** What a term counts in a text at least where its words follow one another there. */
const asOne = 0.8

const isLaw = ({ passage }: Candidate): boolean => passage.source.kind === 'provision'

/**
 * Terms of so many words that provisions have in whatever words, and no passage of a case that has enough of what is asked in its own words or in as
 * many: 'bail pending appeal' is bail, and not pending trial.
 */
function undecidedOf(
  meanings: readonly Meaning[],
  candidates: readonly Candidate[],
  { readings, coverage }: { readings: readonly CandidateRead[]; coverage: readonly number[] },
): Meaning[] {
  const isOfLaw = (i: number) => readings.some(({ narrow }, at) => isLaw(candidates[at]!) && narrow[0]!.times[i]! > 0)
  const terms = termsOf(meanings)
    .filter(isOfLaw)
    .map((i) => meanings[i]!)
    .filter(({ words }) => tellingOf(words) >= fewestOfTerm)
  const read = createTextReading(
    soughtOf(terms.map(({ words, others }) => ({ words, others: others.filter((other) => tellingOf(other) >= tellingOf(words)) }))),
  )
  const ofCases = candidates
    .filter((one, at) => !isLaw(one) && coverage[at]! >= leastCoverage.average)
    .map(({ passage }) => read(passage.text))
  return terms.filter((_, i) => ofCases.every(({ times }) => times[i]! < asOne))
}

/** How many words of a term are more than a joint: two of 'bail or bond'. */
const tellingOf = (words: readonly string[]): number => words.filter((word) => !/^(?:and|or|of|to|the|in|on|for|by|a)$/.test(word)).length

function choose(answering: readonly ScoredCandidate[], asksForRule: boolean, shares: Shares): Passage[] {
  const enough = leastShare * bestOf(answering)
  const rankOf = ({ score, leads }: ScoredCandidate) => score * (leads ? leadingWeight : 1)
  const placeOf = (one: ScoredCandidate) =>
    rankOf(one) * (one.hasOwnTerm ? 1 : termAround) * (asksForRule && one.passage.heading === 'Conclusion' ? ofOrders : 1)
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
    if (isAnother && [...taken.keys()].filter((of) => !shares.subjects.has(of)).length >= shares.maxAuthorities) continue
    if (times >= (isSubject(one) ? shares.maxOfSubject : shares.maxOfEach) || places.has(place)) continue
    if ((one.score < enough || (one.leads && ofLeading >= maxLeading)) && !isSubject(one)) continue
    const runs = runsOf(one.passage.text)
    if (chosenRuns.some((other) => isSame(other, runs))) continue
    taken.set(one.of, times + 1)
    places.add(place)
    chosen.push(one)
    chosenRuns.push(runs)
  }
  return chosen.toSorted((a, b) => placeOf(b) - placeOf(a)).map(({ passage }) => passage)
}

/** A candidate that has something of what is asked. */
interface ScoredCandidate extends Candidate {
  score: number
  /** The share of what is asked that it has with what stands around it. */
  coverage: number
  /** It has one of the terms that are asked about itself, not only what stands around it. */
  hasOwnTerm: boolean
}

const bestOf = (scored: readonly ScoredCandidate[]): number => scored.reduce((most, { score }) => Math.max(most, score), 0)

/** Candidates that have something of what is asked, with what they gain who say it together. Others get their turn while it reads. */
async function withGains(
  candidates: readonly Candidate[],
  readings: readonly CandidateRead[],
  { scores, coverage, shares, hasOwnTerm }: ReturnType<typeof scoreCandidates>,
  read: (text: string) => TextRead,
): Promise<ScoredCandidate[]> {
  const scored = candidates
    .map((one, i) => ({
      ...one,
      score: scores[i]! * one.weight,
      coverage: coverage[i]!,
      hasOwnTerm: hasOwnTerm[i]!,
      beside: readings[i]!.wide[1]!,
    }))
    .filter(({ score }) => score > 0)
  // Whoever has less is not chosen whatever it gains.
  const least = (leastShare * bestOf(scored)) / ((1 + forTogether) * (1 + forHeading))
  let began = performance.now()
  for (const one of scored) {
    if (one.score < least) continue
    const ofHeading = one.passage.source.kind === 'provision' ? shareIn([one.beside], shares) : 0
    one.score *= (1 + forHeading * ofHeading) * (1 + forTogether * saidTogether(one.passage.text, read, shares))
    if (performance.now() - began < maxReading) continue
    await setImmediate()
    began = performance.now()
  }
  return scored
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
    if (performance.now() - began < maxReading) continue
    await setImmediate()
    began = performance.now()
  }
  return all
}

/** Each passage for itself and with what stands around it, which weigh alike, and with the order in which meaning found it. */
function scoreCandidates(
  candidates: readonly Candidate[],
  readings: readonly CandidateRead[],
  { terms, wants }: { terms: readonly number[]; wants: number },
): { scores: number[]; coverage: number[]; narrowCoverage: number[]; isAnswered: boolean; shares: number[]; hasOwnTerm: boolean[] } {
  const narrow = scoreTexts(readings.map((one) => one.narrow))
  const wide = scoreTexts(readings.map((one) => one.wide))
  const [best, bestWide] = [narrow, wide].map(({ scores }) => scores.reduce((most, one) => Math.max(most, one), Number.MIN_VALUE))
  const hasTerm = (parts: readonly TextRead[]) => terms.length === 0 || terms.some((i) => parts.some(({ times }) => times[i]! > 0))
  // The heading of a provision is its own, what stands before a paragraph is another's.
  const ownOf = ({ passage }: Candidate, { narrow: own, wide: all }: CandidateRead) =>
    passage.source.kind === 'provision' ? [...own, all[1]!] : own
  const wanted = Math.min(wants, Math.ceil(candidates.length / oneIn))
  const byMeaning = ({ meant }: Candidate) => (meant === null ? 0 : weightOfMeaning / (1 + meant.place / halfAfter))
  return {
    scores: candidates.map(
      (one, i) =>
        (narrow.scores[i]! / best! + wide.scores[i]! / bestWide! + byMeaning(one)) * (hasTerm(readings[i]!.wide) ? 1 : withoutTerm),
    ),
    isAnswered:
      isCovered(wide.coverage, wanted) ||
      (candidates.length < wants * oneIn && narrow.coverage.some((share) => share >= leastCoverage.all)) ||
      candidates.some(({ meant }) => meant?.answers === true),
    coverage: wide.coverage,
    narrowCoverage: narrow.coverage,
    shares: narrow.shares,
    hasOwnTerm: candidates.map((one, i) => hasTerm(ownOf(one, readings[i]!))),
  }
}

/** Whether passages have enough of what is asked: so many of them much of it, and the best of them more. */
function isCovered(coverage: readonly number[], wanted: number): boolean {
  const ordered = coverage.toSorted((a, b) => b - a)
  const [best = 0, last = 0] = [ordered[0], ordered[wanted - 1]]
  return wanted === 1 ? best >= leastCoverage.one : last >= leastCoverage.last && (best + last) / 2 >= leastCoverage.average
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

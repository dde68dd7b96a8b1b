import { setImmediate } from 'node:timers/promises'
import type { Case } from '#contract/cases'
import type { ChatFilters } from '#contract/chat'
import type { SearchFilters } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Cases } from '../../cases/cases.ts'
import { type Search, readMeanings } from '../../search/search.ts'
import { divideJudgment } from './divide-judgment.ts'
import { type Passage, type TextPassage, pinpointOf } from './passage.ts'
import { readQuestion } from './read-question.ts'
import { type Stems, fuse, scoreTexts, soughtOf, stemsOf } from './score-passages.ts'

export interface Sought {
  question: string
  /** What was asked before in the chat, the last first. */
  before: readonly string[]
  filters: ChatFilters | null
  /** The case that the chat is about. */
  caseId: string | null
  /** Cases that the chat compares: each has its say. */
  compared?: readonly string[]
  /** Cases that go before others where they answer: those of the project in which the chat lies. */
  leading?: readonly string[]
}

export interface Retrieved {
  passages: Passage[]
  /** What the question names and the library does not hold, as it is written there. */
  notHeld: string[]
  /** It was asked which cases cite the case in question, and none in the library does. */
  isUncited?: boolean
}

/** Provisions that a question names or is about, as passages in the text of a day ('2012-06-30'); without one, as they stand. */
export type FindProvisions = (reader: Reader, question: string, asAt?: string) => Promise<Passage[]>

interface Parts {
  cases: Pick<Cases, 'readJudgment' | 'casesByCaseIds' | 'withStanding'>
  search: Pick<Search, 'find' | 'semantic'>
  findProvisions: FindProvisions
}

const mostCases = 14
const mostPassages = 10
/** Passages of one case, so that an answer rests on more than one; of a case that the chat is about there are more. */
const mostOfCase = 4
const mostOfSubject = 7
/** Share of what is asked that some case must have, else nothing answers. */
const leastCoverage = 0.5
/** A passage with less than this share of what the best one scores is not worth reading. */
const leastShare = 0.35
/** Cases of a project that are read beside those that search finds, and by how much their passages go before others. */
const mostLeading = 8
const leadingWeight = 1.6

/** Finds the passages of the library that bear on a question. A reader's own documents are among them, and nobody else's. */
export function createRetrieval({ cases, search, findProvisions }: Parts) {
  const read = async (reader: Reader, caseId: string): Promise<{ case: Case; passages: TextPassage[] }> => {
    const { case: one, content, parts, paragraphs } = await cases.readJudgment(reader, caseId)
    // Others get their turn between two texts.
    await setImmediate()
    return { case: one, passages: content === null ? digestOf(one) : divideJudgment({ content, parts, paragraphs }) }
  }

  /** Cases in which to look, the best first, and what the question names without the library holding it. */
  const candidates = async (reader: Reader, query: string, filters: SearchFilters, { caseId, compared = [], leading = [] }: Sought) => {
    const words = [filters.query, query].filter(Boolean).join(' ')
    const page = { limit: mostCases, offset: 0 }
    const [found, meant] = await Promise.all([
      search.find(reader, { ...filters, query: words }, { ...page, sort: 'relevance', snippets: false }),
      search.semantic(reader, { ...filters, query: words }, page),
    ])
    const ids = (results: readonly { id: string }[]) => results.map(({ id }) => id)
    const all = [...new Set([...ids(found.results), ...ids(meant.results)])]
    const place = new Map(all.map((id, i) => [id, i]))
    const fused = fuse([found.results, meant.results].map((results) => results.map(({ id }) => place.get(id)!)))
    const ordered = all.toSorted((a, b) => fused.get(place.get(b)!)! - fused.get(place.get(a)!)!)
    const first = await pickLeading(reader, leading, { query, found: ordered })
    return {
      ids: [...new Set([...(caseId === null ? [] : [caseId]), ...(await seenOf(reader, compared)), ...first, ...ordered])].slice(
        0,
        mostCases,
      ),
      notHeld: found.not_held ?? [],
    }
  }

  /** Compared cases that the reader still sees, in their order. */
  const seenOf = async (reader: Reader, ids: readonly string[]): Promise<string[]> => {
    const seen = new Set((await cases.casesByCaseIds(reader, [...ids])).map(({ id }) => id))
    return ids.filter((id) => seen.has(id))
  }

  /** Those of some cases that say most of what is asked: what search found first, then by their names and digests. */
  const pickLeading = async (reader: Reader, leading: readonly string[], { query, found }: { query: string; found: readonly string[] }) => {
    if (leading.length === 0) return []
    const all = new Set(leading)
    const known = found.filter((id) => all.has(id))
    const others = await cases.casesByCaseIds(
      reader,
      leading.filter((id) => !known.includes(id)),
    )
    const { meaning } = scoreTexts(
      others.map(({ title, summary }) => stemsOf(`${title} ${summary ?? ''}`)),
      soughtOf(readMeanings(query)),
    )
    const ordered = [...others.keys()].toSorted((a, b) => meaning[b]! - meaning[a]!).map((at) => others[at]!.id)
    return [...known, ...ordered].slice(0, mostLeading)
  }

  return async (reader: Reader, sought: Sought): Promise<Retrieved> => {
    const { words, filters } = readQuestion(inContext(sought), sought.filters)
    const query = plainWords(words)
    if (query === '') return { passages: [], notHeld: [] }
    const [{ ids, notHeld }, provisions] = await Promise.all([
      candidates(reader, query, filters, sought),
      findProvisions(reader, sought.question),
    ])
    const texts: { case: Case; passages: TextPassage[] }[] = []
    for (const id of ids) texts.push(await read(reader, id))
    const standing = await cases.withStanding(reader, ids)
    const chosen = choose(texts, query, sought)
    const passages = chosen.map(({ of, passage }) => toPassage(of, passage, standing.get(of.id)?.signal ?? null))
    return { passages: [...provisions, ...passages], notHeld }
  }
}

/** A follow-up says little by itself: 'And if there was no notice?' is read with what was asked before it. */
function inContext({ question, before }: Sought): string {
  const [last] = before
  const leans =
    /\b(?:it|its|that|this|those|these|they|them|he|she|his|her|same|so|there|such)\b|^\W*(?:and|but|or|what about|how about|why)\b/i
  return last !== undefined && (readMeanings(question).length < 3 || leans.test(question)) ? `${last} ${question}` : question
}

/** A question without the signs of the query language. */
const plainWords = (question: string): string =>
  question
    .replace(/\((?!e?KLR\))|(?<!\(e?KLR)\)/g, ' ')
    .replace(/["“”*&|!:/^~{}<>\\]/g, ' ')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000)

/** Where the library has no text of a case, what it says that the case stands for. */
const digestOf = ({ summary }: Case): TextPassage[] =>
  summary === null
    ? []
    : [{ paragraph: null, number: null, text: summary, before: '', after: '', heading: 'Legal Reasoning', opinion: null, author: null }]

interface Candidate {
  of: Case
  passage: TextPassage
  score: number
}

/** The best passages of some cases, in the order in which they answer; none where nothing answers. */
function choose(
  texts: readonly { case: Case; passages: TextPassage[] }[],
  query: string,
  { caseId: subject, compared = [], leading = [] }: Sought,
): Candidate[] {
  const subjects = new Set(subject === null ? compared : [subject])
  const mostOfEach =
    subjects.size === 1 ? mostOfSubject : Math.max(2, Math.min(mostOfCase, Math.floor(mostPassages / Math.max(1, subjects.size))))
  const leads = new Set(leading)
  const sought = soughtOf(readMeanings(query))
  const all = texts.flatMap(({ case: of, passages }, rank) => passages.map((passage) => ({ of, passage, rank })))
  const named = texts.map(({ case: of }) => stemsOf(of.title))
  const scored = scoreTexts(
    all.map(({ passage }) => stemsOf(passage.text)),
    sought,
  )
  const around: Stems[] = all.map(({ passage, rank }) => stemsOf(`${named[rank]!.line} ${passage.before} ${passage.text} ${passage.after}`))
  const wide = scoreTexts(around, sought)
  const isAnswerable = subjects.size > 0 || wide.coverage.some((share) => share >= leastCoverage)
  if (!isAnswerable || sought.length === 0) return []
  const order = (scores: readonly number[]) => [...scores.keys()].filter((i) => scores[i]! > 0).sort((a, b) => scores[b]! - scores[a]!)
  const fused = fuse([order(scored.words), order(scored.meaning), order(wide.meaning)])
  const candidates = all
    .map(({ of, passage, rank }, i) => ({
      of,
      passage,
      score: (fused.get(i) ?? 0) * weightOf(of, passage, rank) * (leads.has(of.id) ? leadingWeight : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const enough = (candidates[0]?.score ?? 0) * leastShare
  const isCompared = ({ of }: Candidate) => subjects.size > 1 && subjects.has(of.id)
  const taken = new Map<string, number>()
  const chosen: Candidate[] = []
  // Compared cases come first, so that none of them is crowded out; all stand in the order in which they answer.
  for (const one of [...candidates.filter(isCompared), ...candidates.filter((other) => !isCompared(other))]) {
    const times = taken.get(one.of.id) ?? 0
    if (chosen.length >= mostPassages || times >= (subjects.has(one.of.id) ? mostOfEach : mostOfCase)) continue
    if (one.score < enough && !subjects.has(one.of.id)) continue
    taken.set(one.of.id, times + 1)
    chosen.push(one)
  }
  return chosen.toSorted((a, b) => b.score - a.score)
}

/** Cases that answer better as a whole, higher courts and later decisions go before; dissents and what was overturned come after. */
function weightOf({ hierarchy_level: level, signal, year }: Case, { opinion }: TextPassage, rank: number): number {
  const ofRank = 1 + 0.5 / (1 + rank / 3)
  const ofCourt = level === null ? 1 : 1 + 0.04 * Math.max(0, 5 - level)
  const ofYear = year === null ? 1 : 1 + 0.002 * Math.max(0, Math.min(25, year - 2000))
  const ofStanding = signal?.level === 'negative' ? 0.7 : 1
  return ofRank * ofCourt * ofYear * ofStanding * (opinion === 'dissenting' ? 0.6 : 1)
}

export const toPassage = (of: Case, passage: TextPassage, standing: Passage['source']['standing']): Passage => ({
  source: {
    kind: 'case',
    id: of.id,
    title: of.title,
    citation: of.citation,
    court: of.court,
    date: of.date,
    paragraph: passage.paragraph,
    number: passage.number,
    pinpoint: pinpointOf(passage),
    opinion: passage.opinion,
    author: passage.author,
    standing,
    sample: of.sample,
    private: of.private,
  },
  text: passage.text,
  before: passage.before,
  after: passage.after,
  heading: passage.heading,
  citations: [...new Set([...(of.citation === null ? [] : [of.citation]), ...of.citations])],
  level: of.hierarchy_level,
})

import { isCourtAbroad } from '#citations/data/courts'
import type { SignalInBrief } from '#contract/citator'
import type { Explanation } from '#contract/search'
import type { ScoredRow } from './ranking-storage.ts'
import { type Query, conditionsOf, termsOf } from './query/query.ts'
import { anyOf, beginning, inOrderInBlocks, phraseInBlocks } from './query/tsquery.ts'
import type { Vocabulary } from './query/vocabulary.ts'
import { stopWords } from './words/stop-words.ts'
import { foldedWords } from './words/words.ts'

/** One word of a query, as its documents are scored by it. */
export interface Term {
  shown: string
  /** Every word that counts as it, as tsqueries. */
  forms: string[]
  words: string[]
  inHeading: (word: string) => boolean
  /** Its forms are words one behind another, which add this much of the best text to closeness where they stand so. */
  beside?: number
  /** The term for which its forms may be taken: where they stand without it the text is of another thing. */
  takenFor?: string
}

/** Of a longer query only so many words are scored; all of them must match all the same. */
const mostTerms = 24
const mostForms = 8
const mostOthers = 4
const mostBeside = 4

// BM25, with its usual constants
const k1 = 1.2
const b = 0.75

/** A word that also stands in the heading of a section counts as if the text had it so many times more: docs/decisions/025-section-headings.md. */
const timesForSection = 3
/** Everything in a heading outranks the best text, however close its words stand and whoever decided it: 1.6 > 1.12 × 1.15 × 1.1. */
const closenessWeight = 0.12
/** Who asks for a provision wants it, not its number somewhere and the word 'section' elsewhere. */
const provisionWeight = 0.5
/** Who types 'costs follow the event' wants the principle. */
const runWeight = 0.25
/** A term of the law is one thing: 'constructive trust' is not 'construction' here and a unit trust there. */
const unitWeight = 0.2
const mostFormsOfUnit = 5
/** What speaks of bail pending appeal alone does not answer who asks for bail pending trial. */
const takenForFactor = 0.5
const headingWeight = 1.6
/** What binds comes first, as far as the words are alike: the Supreme Court before the Court of Appeal, tribunals last. */
const courtFactors: Readonly<Record<number, number>> = { 1: 1.15, 2: 1.1, 3: 1.05, 5: 0.97, 6: 0.9 }
const saysBinding: Readonly<Record<number, string>> = {
  1: 'which binds every other court',
  2: 'which binds the High Court, the courts of its standing and all below them',
  3: 'which binds the courts below it and persuades its equals',
  5: 'which binds no other court',
  6: 'a tribunal, which binds no court',
}
/** What was reversed or overruled is no authority, however well it answers. */
const overturnedFactor = 0.6
/**
 * What a court abroad says is persuasive only: its words count for less beside those of a court that binds. Its name does not, so that who
 * asks for it by name has it first.
 */
const abroadFactor = 0.7
// the highest court of Kenya itself until 1977
const courtForKenya = /\bEast(?:ern)? Africa\b/i
const mostForCitations = 0.1
const citationWeight = 0.02

/** What else a word of a plain question may be said with, and what in the question is one term of the law. */
export interface Widened {
  others: ReadonlyMap<string, readonly { words: string[]; standing: string }[]>
  units: readonly Unit[]
}

/** A term of the law, what else says it with several words, and what begins alike and means another thing. */
export interface Unit {
  words: readonly string[]
  same: readonly string[][]
  takenForIt: readonly string[][]
}

/** The words that documents are scored by: those of phrases each for themselves, without the stop words among them. */
export function scoredTerms({ condition, provisions, runs }: Query, { formsOf, blocks }: Vocabulary, widened?: Widened): Term[] {
  const terms = new Map<string, Term>()
  const same = [...conditionsOf(condition, 'any')].flatMap((one) => one.same ?? [])
  const add = (shown: string, own: string[]) => {
    const others = same.flatMap(({ word, other }) => (word === shown ? [other] : []))
    const forms = [...others, ...own]
    const known = new Set(forms)
    const words = forms.slice(0, mostForms)
    const meant = (widened?.others.get(shown) ?? []).slice(0, mostOthers)
    for (const one of meant) if (one.words.length === 1) for (const form of formsOf(one.words[0]!)) known.add(form)
    terms.set(shown, {
      shown,
      words: [...words, ...meant.flatMap((one) => (one.words.length === 1 ? one.words : []))],
      forms: [...words.map((form) => anyOf([form])), ...meant.map(({ standing }) => standing)],
      inHeading: (word) => known.has(word),
    })
  }
  for (const one of termsOf(condition, { typed: true })) {
    if (one.kind === 'word') add(one.word, [...new Set([one.word, ...formsOf(one.word)])])
    else if (one.kind === 'prefix') {
      const { prefix } = one
      terms.set(`${prefix}*`, {
        shown: `${prefix}*`,
        words: [prefix],
        forms: [beginning(prefix)],
        inHeading: (word) => word.startsWith(prefix),
      })
    } else {
      const telling = one.words.filter((word) => !stopWords.has(word))
      for (const word of telling.length > 0 ? telling : one.words) if (!terms.has(word)) add(word, [word])
    }
  }
  const beside = (shown: string, phrases: string[][], weight: number): Term => {
    const forms = phrases.map((phrase) => phraseInBlocks(phrase, blocks))
    return { shown, words: [], forms, inHeading: () => false, beside: weight }
  }
  const named = provisions.map(({ unit, spellings, number }) =>
    beside(
      `${unit} ${number}`,
      spellings.map((one) => [one, number]),
      provisionWeight,
    ),
  )
  const typed = runs.map((run) => beside(run.join(' '), [run], runWeight))
  const units = widened?.units ?? []
  const ofLaw = units.map(({ words: unit, same: alike }): Term => {
    const own = unit.map((word) => (stopWords.has(word) ? [word] : formsOf(word).slice(0, mostFormsOfUnit)))
    const forms = [inOrderInBlocks(own, blocks), ...alike.map((phrase) => phraseInBlocks(phrase, blocks))]
    return { shown: unit.join(' '), words: [], forms, inHeading: () => false, beside: unitWeight }
  })
  const besides = [...named, ...ofLaw, ...typed].slice(0, mostBeside)
  const others = units.flatMap(({ words: unit, takenForIt }): Term[] => {
    const takenFor = unit.join(' ')
    const isScored = takenForIt.length > 0 && besides.some(({ shown }) => shown === takenFor)
    return isScored ? [{ ...beside(`what is not ${takenFor}`, [...takenForIt], 0), takenFor }] : []
  })
  return [...[...terms.values()].slice(0, mostTerms), ...besides, ...others]
}

/** The words among the terms: what should stand one behind another only adds to what these are worth. */
export const wordsAmong = (terms: readonly Term[]): Term[] => terms.filter(({ beside }) => beside === undefined)

/** A tsquery of all that should stand together. */
export const togetherOf = (terms: readonly Term[]): string =>
  wordsAmong(terms)
    .map(({ forms }) => `(${forms.join(' | ')})`)
    .join(' & ')

/** A tsquery of any two that follow one another in the query: where some words are missing, the others still stand near one another or do not. */
export const pairsOf = (terms: readonly Term[]): string => {
  const words = wordsAmong(terms).map(({ forms }) => `(${forms.join(' | ')})`)
  return words.length < 3
    ? words.join(' & ')
    : words
        .slice(1)
        .map((word, i) => `(${words[i]!} & ${word})`)
        .join(' | ')
}

// ts_rank of one word that stands n times is (1 + 1/4 + … + 1/n²) / 1.64493406685: read backwards it tells n.
const mostTimes = 250
const rankOfTimes = new Float64Array(mostTimes + 1)
for (let n = 1; n <= mostTimes; n += 1) rankOfTimes[n] = rankOfTimes[n - 1]! + 1 / (n * n) / 1.64493406685

/** How often a word stands in a document, by its ts_rank. */
export function timesOf(rank: number): number {
  if (rank < rankOfTimes[1]! / 2) return 0
  let low = 1
  let high = mostTimes
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rankOfTimes[middle]! + rankOfTimes[middle + 1]!) / 2 < rank) low = middle + 1
    else high = middle
  }
  return low
}

/** `having` says for each term what share of the documents has it. */
export function scoreAll(rows: ScoredRow[], all: Term[], having: number[]): { id: number; explanation: Explanation }[] {
  const terms = wordsAmong(all)
  const size = rows.reduce((sum, row) => sum + row.size, 0) / Math.max(1, rows.length)
  const read = rows.map((row) => readRow(row, terms, having, size))
  const best = Math.max(Number.MIN_VALUE, ...read.map(({ text, section }) => text + section))
  const closest = Math.max(Number.MIN_VALUE, ...rows.map(({ closeness }) => closeness))
  return rows.map((row, i) => {
    const { text, section, times, inHeading, inSection } = read[i]!
    const standing = besideOf(row, all)
    const besides = standing.filter((one) => one.takenFor === undefined)
    const missed = standing.find((one) => one.takenFor !== undefined && !besides.some(({ shown }) => shown === one.takenFor))
    const close = terms.length > 1 ? closenessWeight * (row.closeness / closest) : 0
    const near = best * (close + besides.reduce((sum, { beside = 0 }) => sum + beside, 0))
    const heading = headingWeight * best * (inHeading / Math.max(1, terms.length)) ** 2
    const court = courtFactors[row.courtLevel ?? 0] ?? 1
    const isAbroad = row.court !== null && row.courtLevel === null && isCourtAbroad(row.court) && !courtForKenya.test(row.court)
    const weight = (isAbroad ? abroadFactor : 1) * (missed ? takenForFactor : 1)
    const cited = 1 + Math.min(mostForCitations, citationWeight * Math.log2(1 + row.cases))
    const parts: Explanation['parts'] = [{ part: 'text', value: round(text), words: `Heading and text have ${list(terms, times)}` }]
    if (near > 0) parts.push({ part: 'closeness', value: round(near), words: wordsOfCloseness(besides) })
    if (section > 0)
      parts.push({ part: 'section', value: round(section), words: `${ofTerms(inSection, terms)} in headings of sections or issues` })
    if (heading > 0)
      parts.push({
        part: 'heading',
        value: round(heading),
        words: `${ofTerms(inHeading, terms)} in title, parties, citations or number`,
      })
    const named = row.court?.replace(/^the /i, '') ?? 'court'
    if (court !== 1) parts.push({ part: 'court', value: round(court), words: `Decided by the ${named}, ${saysBinding[row.courtLevel!]!}` })
    if (isAbroad)
      parts.push({ part: 'court', value: abroadFactor, words: `Decided abroad, by the ${named}, which persuades and does not bind` })
    if (missed)
      parts.push({
        part: 'text',
        value: takenForFactor,
        words: `Speaks of another thing, and nowhere of “${missed.takenFor}” in these words`,
      })
    if (row.cases > 0)
      parts.push({
        part: 'cited',
        value: round(cited),
        words: `Cited by ${row.cases} ${row.cases === 1 ? 'case' : 'cases'} of the library`,
      })
    return { id: row.id, explanation: { score: round(((text + near + section) * weight + heading) * court * cited), parts } }
  })
}

function readRow(row: ScoredRow, terms: Term[], having: number[], averageSize: number) {
  const heading = foldedWords(row.heading)
  let at = 0
  let text = 0
  let section = 0
  let inSection = 0
  const times = terms.map(({ forms }, i) => {
    const end = at + forms.length
    const count = row.ranks.slice(at, end).reduce((sum, rank) => sum + timesOf(rank), 0)
    const isInSection = row.sections.slice(at, end).some((rank) => timesOf(rank) > 0)
    if (isInSection) inSection += 1
    at = end
    const rarity = Math.log(1 + (1 - having[i]!) / having[i]!)
    const fullness = k1 * (1 - b + (b * row.size) / Math.max(1, averageSize))
    const worth = (many: number) => (rarity * many * (k1 + 1)) / (many + fullness)
    text += worth(count)
    if (isInSection) section += worth(count + timesForSection) - worth(count)
    return count
  })
  return { text, section, times, inSection, inHeading: terms.filter((term) => heading.some(term.inHeading)).length }
}

/** What should stand one behind another, and does in a document. */
function besideOf({ beside }: ScoredRow, terms: Term[]): Term[] {
  let at = 0
  return terms.filter((term) => term.beside !== undefined && beside.slice(at, (at += term.forms.length)).some(Boolean))
}

const wordsOfCloseness = (besides: Term[]): string =>
  `The words stand close to one another${besides.map(({ shown }) => `, “${shown}” one behind another`).join('')}`

const ofTerms = (count: number, { length }: Term[]): string => `${count} of ${length} ${length === 1 ? 'word' : 'words'}`

const list = (terms: Term[], times: number[]): string => {
  const all = terms.map(({ shown }, i) => `“${shown}” ${times[i] === 1 ? 'once' : `${times[i]} times`}`)
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? 'none of the words')
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** The same for a case that was reversed or overruled: it is worth less, and says why. */
export function afterStanding(explanation: Explanation, signal: SignalInBrief | undefined): Explanation {
  if (signal?.level !== 'negative') return explanation
  const words = `No longer good law: ${signal.kind}`
  return {
    score: round(explanation.score * overturnedFactor),
    parts: [...explanation.parts, { part: 'standing', value: overturnedFactor, words }],
  }
}

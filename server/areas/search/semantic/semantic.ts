import type { Expansion } from '#contract/semantic'
import type { Database } from '../../../database/open.ts'
import { type SimilarStorage, similarStorage } from '../similar/storage.ts'
import { anyForm, frequentTerms, tellingTerms } from '../similar/terms.ts'
import type { Narrowing } from '../narrowing-storage.ts'
import { inSearchTransaction } from '../storage.ts'
import { stem } from '../words/stem.ts'
import { type Meaning, readMeanings } from './expand-query.ts'
import { type SemanticStorage, semanticStorage } from './storage.ts'

/** What is looked for, as a tsquery, with what it is worth where it is met. */
interface Sought {
  query: string
  weight: number
  forms: string[]
}

const mostForms = 30
const eachWay = 150
const mostRanked = 400
/** Other words of a meaning, and words that keep company with it, are worth this share of the words themselves. */
const worth = { other: 0.7, company: 0.25, place: 30 }
const company = { documents: 8, length: 30_000, most: 6 }

/** Documents for a question, the best first, and how its words were widened. */
export interface Answer {
  ids: number[]
  /** False where more documents have something of the question than were compared. */
  complete: boolean
  expansion: Expansion
  /** The forms of each word that is worth marking in a passage. */
  marks: string[][]
}

/**
 * Looks for what a question means rather than for its every word: words of the same stem and meaning count, and so do words that keep
 * company with them in the cases that fit best. No model is asked; the library's own statistics and a dictionary of legal words do it.
 */
export const answerQuestion = (database: Database, question: string, narrowing: Narrowing): Promise<Answer> =>
  inSearchTransaction(database, async (transaction) => {
    const storage = semanticStorage(transaction)
    const statistics = similarStorage(transaction)
    const meanings = readMeanings(question)
    const library = await statistics.librarySize()
    const { asked, others } = await writeMeanings(storage, statistics, meanings, narrowing.reader, library)
    const first = await rank(storage, statistics, { sought: [...asked, ...others], all: wholes(asked, others) }, question, narrowing)
    const added = await findCompany(
      storage,
      statistics,
      first.ids.slice(0, company.documents),
      [...asked, ...others],
      narrowing.reader,
      library,
    )
    const ids =
      added.length === 0
        ? first.ids
        : await order(
            statistics,
            first.ids,
            [...asked, ...others, ...added.map(({ word, forms, weight }) => ({ query: anyForm({ forms }), weight, forms: [word] }))],
            first.ids,
          )
    return {
      ids,
      complete: first.complete,
      marks: [...asked, ...others].map(({ forms }) => forms).filter((forms) => forms.length > 0),
      expansion: {
        method: 'dictionary and library statistics',
        words: meanings.map(({ words, others: same }) => ({ word: words.join(' '), same_meaning: same.map((other) => other.join(' ')) })),
        company: added.map(({ word }) => word),
      },
    }
  })

/** Each meaning as what is sought: the words that were asked with, and beside them the others. */
async function writeMeanings(
  storage: SemanticStorage,
  statistics: SimilarStorage,
  meanings: readonly Meaning[],
  reader: string,
  library: number,
): Promise<{ asked: Sought[]; others: Sought[] }> {
  const groups = meanings.flatMap(({ words, others }) => [words, ...others])
  const forms = await storage.formsOf([...new Set(groups.flat().map(stem))])
  const formsOf = (word: string) => (forms.get(stem(word)) ?? []).filter((form) => !form.includes('+')).slice(0, mostForms)
  const write = (words: readonly string[]) => words.map((word) => `(${anyForm({ forms: formsOf(word) })})`).join(' <-> ')
  const known = (words: readonly string[]) => words.every((word) => formsOf(word).length > 0)
  const sought = async (lists: string[][][], share: number): Promise<Sought[]> => {
    const written = lists.map((list) => list.filter(known))
    const queries = written.map((list) => list.map(write).join(' | '))
    const met = queries.filter((query) => query !== '')
    const documents = await statistics.documentsMeeting(reader, met)
    const weights = new Map(met.map((query, i) => [query, share * Math.log(1 + library / Math.max(1, documents[i]!))]))
    return queries.map((query, i) => ({ query, weight: weights.get(query) ?? 0, forms: written[i]!.flat().flatMap(formsOf) }))
  }
  return {
    asked: await sought(
      meanings.map(({ words }) => [words]),
      1,
    ),
    others: await sought(
      meanings.map(({ others }) => others),
      worth.other,
    ),
  }
}

/** Each meaning whole: its own words or the others; those of which the library has nothing are left out. */
const wholes = (asked: readonly Sought[], others: readonly Sought[]): string[] =>
  asked
    .map(({ query }, i) => [query, others[i]!.query].filter((one) => one !== '').join(' | '))
    .filter((query) => query !== '')
    .map((query) => `(${query})`)

/** Gathers candidates, those that meet every meaning first, and puts them in order. */
async function rank(
  storage: SemanticStorage,
  statistics: SimilarStorage,
  { sought, all }: { sought: readonly Sought[]; all: readonly string[] },
  question: string,
  narrowing: Narrowing,
): Promise<Pick<Answer, 'ids' | 'complete'>> {
  if (all.length === 0) return { ids: [], complete: true }
  const but = all.length < 3 ? [] : all.map((_, i) => all.filter((__, other) => other !== i).join(' & '))
  const found = new Set<number>()
  let complete = true
  for (const query of [all.join(' & '), ...but, ...all]) {
    const met = found.size < mostRanked ? await storage.meeting(query, narrowing, eachWay) : null
    // Whatever else has all of them has one of them, so that the last queries tell whether there are more.
    if (met === null || met.length === eachWay) complete = false
    for (const id of met ?? []) found.add(id)
  }
  const ranked = (await storage.hasRankingIndex()) ? await storage.rankedByBody(textOf(question, sought), narrowing, eachWay) : []
  const pool = [...new Set([...ranked, ...found])]
  return { ids: await order(statistics, pool.slice(0, mostRanked), sought, ranked), complete: complete && pool.length <= mostRanked }
}

const textOf = (question: string, sought: readonly Sought[]) => `${question} ${sought.map(({ forms }) => forms[0] ?? '').join(' ')}`

/** Documents by what they meet, and a little by their place in another ranking. */
async function order(
  statistics: SimilarStorage,
  ids: readonly number[],
  sought: readonly Sought[],
  ranked: readonly number[],
): Promise<number[]> {
  const asked = sought.filter(({ query }) => query !== '')
  const met = await statistics.met(
    ids,
    asked.map(({ query }) => query),
  )
  const place = new Map(ranked.map((id, i) => [id, i]))
  const score = (id: number) =>
    (met.get(id) ?? []).reduce((sum, i) => sum + asked[i]!.weight, 0) + (place.has(id) ? worth.place / (60 + place.get(id)!) : 0)
  return ids
    .map((id) => ({ id, score: score(id) }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .map(({ id }) => id)
}

/** Telling words of the cases that fit best, which the question does not have. */
async function findCompany(
  storage: SemanticStorage,
  statistics: SimilarStorage,
  best: readonly number[],
  sought: readonly Sought[],
  reader: string,
  library: number,
) {
  if (best.length < 2) return []
  const texts = await storage.beginnings(best, company.length)
  const names = [...texts.map(({ title }) => title), ...sought.flatMap(({ forms }) => forms)].join(' ')
  const frequent = frequentTerms(texts.map(({ text }) => text).join('\n'), names)
  const telling = tellingTerms(frequent, await statistics.documentsMeeting(reader, frequent.map(anyForm)), library)
  return telling.slice(0, company.most).map((term) => ({ ...term, weight: (worth.company * term.weight) / (1 + Math.log(term.times)) }))
}

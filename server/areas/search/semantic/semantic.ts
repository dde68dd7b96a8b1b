import type { Expansion } from '#contract/semantic'
import type { Database } from '../../../database/open.ts'
import { anyForm } from '../similar/terms.ts'
import type { Narrowing } from '../narrowing-storage.ts'
import type { Marks } from '../query/vocabulary.ts'
import { rankFew } from '../rank.ts'
import type { Term } from '../score.ts'
import { inSearchTransaction, searchStorage } from '../storage.ts'
import type { ReadShares } from '../word-shares.ts'
import { stem } from '../words/stem.ts'
import { type Meaning, readMeanings } from './expand-query.ts'
import { type SemanticStorage, semanticStorage } from './storage.ts'

/** What is looked for, as a tsquery. */
interface Sought {
  query: string
  /** Of single words; words of a group tell nothing by themselves. */
  forms: string[]
  /** Each form or group of words for itself, as a tsquery. */
  each: string[]
}

const mostForms = 30
/** Of so many forms of a word it is counted how often they stand in a document. */
const mostCounted = 8
const eachWay = 150
const mostRanked = 400
/** Of what a question means a judgment has more than this share; a recipe finds nothing. */
const leastShare = 0.25
/** Documents for a question, the best first, and how its words were widened. */
export interface Answer {
  ids: number[]
  /** False where more documents have something of the question than were compared. */
  complete: boolean
  expansion: Expansion
  /** What is worth marking in a passage. */
  marks: Marks
}

/**
 * Looks for what a question means rather than for its every word: words of the same stem and meaning count as one, and what has some of
 * them is scored as every other search is. No model is asked; a dictionary of legal words does it.
 */
export const answerQuestion = (
  { database, readShares }: { database: Database; readShares: ReadShares },
  question: string,
  narrowing: Narrowing,
): Promise<Answer> =>
  inSearchTransaction(database, async (transaction) => {
    const storage = semanticStorage(transaction)
    const meanings = readMeanings(question)
    const { asked, others } = await writeMeanings(storage, meanings)
    const sought = wholes(asked, others)
    const pool = await gather(storage, sought, narrowing)
    const having = await searchStorage(transaction).having(pool.ids, sought)
    // Where the library has no word for most of a question, nothing that it holds answers.
    const isAnswerable = sought.length >= meanings.length / 2
    const answering = pool.ids.filter((id) => isAnswerable && having.get(id)!.size > meanings.length * leastShare)
    const { ids } = await rankFew(searchStorage(transaction), answering, {
      terms: termsOf(meanings, asked, others),
      readShares,
      reader: narrowing.reader,
    })
    return {
      ids,
      complete: pool.complete,
      marks: {
        words: [...asked, ...others].map(({ forms }) => forms).filter((forms) => forms.length > 0),
        prefixes: [],
        phrases: meanings.flatMap(({ words, others: same }) => [words, ...same]).filter(({ length }) => length > 1),
      },
      expansion: {
        method: 'dictionary of legal words',
        words: meanings.map(({ words, others: same }) => ({ word: words.join(' '), same_meaning: same.map((other) => other.join(' ')) })),
      },
    }
  })

/** Each meaning as what is sought: the words that were asked with, and beside them the others. */
async function writeMeanings(storage: SemanticStorage, meanings: readonly Meaning[]): Promise<{ asked: Sought[]; others: Sought[] }> {
  const groups = meanings.flatMap(({ words, others }) => [words, ...others])
  const forms = await storage.formsOf([...new Set(groups.flat().map(stem))])
  const formsOf = (word: string) => (forms.get(stem(word)) ?? []).filter((form) => !form.includes('+')).slice(0, mostForms)
  const write = (words: readonly string[]) => words.map((word) => `(${anyForm({ forms: formsOf(word) })})`).join(' <-> ')
  const known = (words: readonly string[]) => words.every((word) => formsOf(word).length > 0)
  const each = (words: readonly string[]) =>
    words.length === 1 ? formsOf(words[0]!).map((form) => anyForm({ forms: [form] })) : [write(words)]
  const sought = (lists: string[][]): Sought => {
    const written = lists.filter(known)
    return {
      query: written.map(write).join(' | '),
      forms: written.filter(({ length }) => length === 1).flatMap(([word]) => formsOf(word!)),
      each: written.flatMap(each),
    }
  }
  return { asked: meanings.map(({ words }) => sought([words])), others: meanings.map(({ others }) => sought(others)) }
}

/** Each meaning as one word that documents are scored by: whichever of its words stands there counts. */
const termsOf = (meanings: readonly Meaning[], asked: readonly Sought[], others: readonly Sought[]): Term[] =>
  meanings.flatMap(({ words }, i) => {
    const forms = [...asked[i]!.each, ...others[i]!.each].slice(0, mostCounted)
    const known = new Set([...asked[i]!.forms, ...others[i]!.forms])
    const rarity = words.length === 1 ? asked[i]!.forms.slice(0, mostCounted) : []
    return forms.length === 0 ? [] : [{ shown: words.join(' '), words: rarity, forms, inHeading: (word: string) => known.has(word) }]
  })

/** Each meaning whole: its own words or the others; those of which the library has nothing are left out. */
const wholes = (asked: readonly Sought[], others: readonly Sought[]): string[] =>
  asked
    .map(({ query }, i) => [query, others[i]!.query].filter((one) => one !== '').join(' | '))
    .filter((query) => query !== '')
    .map((query) => `(${query})`)

/** Gathers candidates, those that meet every meaning first. */
async function gather(storage: SemanticStorage, all: readonly string[], narrowing: Narrowing): Promise<Pick<Answer, 'ids' | 'complete'>> {
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
  return { ids: [...found].slice(0, mostRanked), complete: complete && found.size <= mostRanked }
}

import { type Speaker } from '#contract/passage-search'
import type { Placed } from '../query/query.ts'

export { type Speaker, speakers } from '#contract/passage-search'

/*
 * What finds documents, whichever engine it is. All of it is plain data, so that an engine may live in another thread, process or machine;
 * words are folded (words/words.ts), stems are those of words/stem.ts.
 */

/** What is found by itself: nothing of one collection is found, counted or weighed in another. */
export const collections = ['judgments', 'law'] as const
export type Collection = (typeof collections)[number]

/**
 * By what documents are narrowed and counted; a new filter is a row here and its values in index/indexed-text.ts or, of the law, in
 * index/indexed-law.ts: of a provision `type` is what it is, 'section', and `number` the one it has, '41'.
 */
export const dimensions = ['court', 'station', 'division', 'area', 'type', 'year', 'judge', 'jurisdiction', 'number'] as const
export type Dimension = (typeof dimensions)[number]

/** Those by which it is told how matches divide. */
export const counted = ['court', 'station', 'year', 'type', 'judge'] as const satisfies Dimension[]

/** A judgment, or a provision of a text of an Act, as an engine takes it up. Places of words count from 0, in the heading and in the body each for itself. */
export interface IndexedText {
  collection: Collection
  /** documents.id; of the law expressions.id, the same for all provisions of a text. */
  id: number
  /** provisions.position; 0 of a judgment. */
  part: number
  /** The account to which it belongs; empty: everybody finds it, and its words weigh. */
  owner: string
  /** YYYY-MM-DD */
  date: string | null
  values: Partial<Record<Dimension, readonly string[]>>
  heading: readonly string[]
  /** The first word of each line of the heading. */
  lines: readonly number[]
  /** So many of the first lines of the heading are names: the title and the parties. */
  names: number
  body: readonly string[]
  /** The first word of each sentence of the body. */
  sentences: readonly number[]
  /** The first word of each paragraph of the body, in order; one without words begins where the next does. */
  paragraphs: readonly number[]
  /** Who speaks in each of the paragraphs; null where it is not clear. */
  speakers: readonly (Speaker | null)[]
}

/** Which documents are meant. What is placed stands in the heading or in the body, not across both. */
export type Expression =
  | { kind: 'stands'; what: Placed }
  /** Words one behind another in one name of the title or the parties. */
  | { kind: 'named'; words: readonly string[] }
  | { kind: 'all' | 'any'; of: readonly Expression[] }
  | { kind: 'not'; of: Expression }
  /** Any of these values. */
  | { kind: 'has'; dimension: Dimension; values: readonly string[] }
  /** Within these days, YYYY-MM-DD, both included; null: without end. What has no date is within none. */
  | { kind: 'dated'; from: string | null; to: string | null }
  | { kind: 'documents'; ids: readonly number[] }
  | { kind: 'everything' }

export const everything: Expression = { kind: 'everything' }
export const nothing: Expression = { kind: 'documents', ids: [] }

/** What a document is scored by: something that was asked for, and what else says it. */
export interface Sought {
  /** As it is told. */
  shown: string
  /** Its stems; all of them are it. */
  stems: readonly string[]
  /** Beginnings of words that count as it. */
  prefix?: string
  /** What else says it, each as its stems, and how much of it that is worth: 0 to 1. */
  others: readonly { shown: string; stems: readonly string[]; weight: number }[]
  /** Whether what answers must have it: a number or a year need not stand there, nor, in a question in Kiswahili, a word that the library has nowhere. */
  needed: 'yes' | 'where known' | 'no'
}

/** What is looked through: of one collection the public documents, those of an account, and some of others. */
export interface Sight {
  collection: Collection
  owner: string
  /** Documents of others that may be seen. */
  shared: readonly number[]
  /** Documents of the account that may not: they lie in its trash. */
  hidden: readonly number[]
}

export type EngineOrder = 'relevance' | 'newest' | 'oldest' | 'worth'

/** A search, ready to be carried out. */
export interface Plan {
  sight: Sight
  /** What narrows: nothing else is found or counted. */
  within: Expression
  /** What must hold of what is found; null: a share of what is sought is enough. */
  must: Expression | null
  /** Documents that are found whatever they have, within what narrows, and come first by relevance, in this order. */
  first: readonly number[]
  /** What must hold of what has every word of what is sought, for `totalEvery`. */
  every: Expression | null
  sought: readonly Sought[]
  /** Words that stand one behind another in what was asked, each list with its worth: who asks so wants them so. */
  together: readonly { words: readonly string[]; worth: number }[]
  order: EngineOrder
  /** For the order `worth`: what documents are worth beyond 0. */
  worth?: { ids: readonly number[]; worth: readonly number[] }
  offset: number
  limit: number
  /** By relevance, so many of the best by their words have their passages and headings read, and are put into order by these too. */
  depth: number
}

/** The same for searches that find the same, whatever page of it they ask for. */
export const keyOfMatches = ({ sight, within, must, first, sought }: Plan): string => JSON.stringify([sight, within, must, first, sought])

/** A document that was found, and why it stands where it does. */
export interface Scored {
  id: number
  part: number
  score: number
  /** BM25 of the document. */
  text: number
  /** What its best passages add. */
  passages: number
  /** What its heading adds. */
  heading: number
  /** Of what is sought, how often each stands in it. */
  times: readonly number[]
  /** Of what is sought, which stands in its heading. */
  inHeading: readonly boolean[]
  /** Where the thing itself does not stand, which of its others does; -1: none. */
  instead: readonly number[]
  /** Which of `together` stand so. */
  together: readonly number[]
  /** Its best paragraphs, by their place from 1, the best first; in the court's own words before unclear ones, these before others'. */
  best: readonly FoundPassage[]
}

export interface FoundPassage {
  paragraph: number
  score: number
  /** Null where it is not clear who speaks. */
  speaker: Speaker | null
}

export interface Found {
  /** How many there are to be paged through. */
  total: number
  /** How many of them have every word; null where it was not asked. */
  totalEvery: number | null
  results: Scored[]
}

/** How matches divide: how many have each value. */
export type Counts = { total: number } & Record<(typeof counted)[number], Record<string, number>>

/** A passage anywhere in the library. */
export interface PlacedPassage extends FoundPassage {
  id: number
}

/** A word that stands in the library and may be meant by another, with the number of documents that have it. */
export interface KnownWord {
  word: string
  documents: number
  /** How many slips away it is. */
  distance: number
}

/** What may be asked of an engine, by its name, and what it answers; both are plain data. */
export interface Questions {
  search: (plan: Plan) => Found
  count: (plan: Plan) => Counts
  /** The documents that each of some readers finds. */
  match: (asked: { sight: Sight; meant: Expression }[]) => number[][]
  passages: (asked: { plan: Plan; most: number }) => PlacedPassage[]
  /** The words of some stems. */
  forms: (asked: { sight: Sight; stems: string[] }) => Record<string, string[]>
  /** In how many documents each stem stands, and how many there are. */
  having: (asked: { sight: Sight; stems: string[] }) => { documents: number; having: number[] }
  /** Words so few slips away from one that may be meant by it, and in how many documents it stands itself; of one that stands there or stands nowhere, as is asked, alone. */
  like: (asked: { sight: Sight; word: string; slips: number; of: 'known' | 'unknown' }) => { own: number; like: KnownWord[] }
}

export type Question = { [Name in keyof Questions]: { name: Name; asked: Parameters<Questions[Name]>[0] } }[keyof Questions]
export type Answer<Name extends keyof Questions> = ReturnType<Questions[Name]>

/** The words of a library, as it is at the moment of each question. */
export interface Index {
  /** Takes in what was committed before the request came or, outside of any, before now. */
  inStep: () => Promise<void>
  /** The same is taken in first. */
  ask: <Name extends keyof Questions>(name: Name, asked: Parameters<Questions[Name]>[0]) => Promise<Answer<Name>>
  /** The same of some judgments alone, in which many searches are looked up. */
  askOf: <Name extends keyof Questions>(
    documents: readonly number[],
    name: Name,
    asked: Parameters<Questions[Name]>[0],
  ) => Promise<Answer<Name>>
  /** False while a large library is read for the first time: then what is found is not all. */
  isWhole: () => boolean
  /** How it is once what was committed before is taken in. */
  state: () => Promise<IndexState>
  close: () => Promise<void>
}

/** How an index is. */
export interface IndexState {
  /** Documents and texts of Acts that are held. */
  held: number
  /** Those that the database has and that are still to be read. */
  behind: number
  /** Parts in which it lies. */
  segments: number
  /** How often parts were made into one. */
  merges: number
}

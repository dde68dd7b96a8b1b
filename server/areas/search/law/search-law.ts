import { paragraphKinds } from '#contract/cases'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { type Index, type Expression, type Plan, type Scored, type Sought, everything } from '../engine/engine.ts'
import { cutSnippets } from '../page/cut-snippets.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { marksOfLaw } from './law-marks.ts'
import { type LawQuery, readLawQuery } from './read-law-query.ts'
import { type FoundRow, type LawTexts, searchLawStorage } from './search-law-storage.ts'

/** In which texts and provisions is searched. */
export interface LawFilters extends LawTexts {
  /** The number of a section, article or rule, and which of them it is. */
  unit: { type: 'section' | 'article'; num: string } | null
}

type Described = Omit<FoundRow, 'id' | 'part' | 'paragraphs'>

/** A provision that was found; `snippets` are passages of it as HTML with `<mark>`, none where nothing was asked of its words. */
export interface FoundProvision extends Described {
  snippets: string[]
}

export interface LawResults {
  results: FoundProvision[]
  total: number
  relation: 'eq' | 'gte'
}

/** What is asked about: each thing in its own words and in others, each of them folded words that all stand there. */
export type AskedAbout = readonly (readonly (readonly string[])[])[]

const maxSnippets = 2
const maxCompared = 100
/** With fewer that have two things of what is asked about, those with one are looked at too. */
const enough = 12
/** Headings of parts and notes of an editor, which are no words of the law. */
const noted = new Set([paragraphKinds.indexOf('heading'), paragraphKinds.indexOf('line')])

/** Finds provisions by their words: the sections, articles, rules, forms and schedules of the texts of Acts. */
export function createSearchLaw({ database, index }: { database: Database; index: Index }) {
  const storage = searchLawStorage(database)

  const search = (texts: number[], narrowed: readonly Expression[], asked: Partial<Plan> & Pick<Plan, 'must' | 'sought' | 'limit'>) =>
    index.ask('search', {
      // The texts are those that the reader sees.
      sight: { collection: 'law', owner: '', shared: texts, hidden: [] },
      within: { kind: 'all', of: [{ kind: 'documents', ids: texts }, ...narrowed] },
      first: [],
      every: null,
      together: [],
      order: 'relevance',
      offset: 0,
      depth: maxCompared,
      ...asked,
    })

  return {
    /** Those that have enough of some words, each with the passages that say most of it; without words those that pass the filters, by their Acts. */
    async find(reader: Reader, words: string, filters: LawFilters, page: { limit: number; offset: number }): Promise<LawResults> {
      const query = readLawQuery(words)
      if (query === null && filters.act === null && filters.unit === null) return { results: [], total: 0, relation: 'eq' }
      const texts = await storage.textsWithin(reader, filters)
      const worth = { ids: texts, worth: texts.map((_, i) => -i) }
      const asked = query?.plan ?? { must: everything, sought: [], order: 'worth' as const, worth }
      const { total, results } = await search(texts, ofUnit(filters.unit), { ...asked, ...page })
      const rows = await storage.provisions(results)
      const contents = query === null ? null : await storage.contents(rows.map(({ id }) => id))
      return {
        results: rows.map(({ id, part: _part, paragraphs, ...row }) => ({
          ...row,
          snippets: contents?.has(id) ? snippetsOf(contents.get(id)!, paragraphs, query!) : [],
        })),
        total,
        relation: index.isWhole() ? 'eq' : 'gte',
      }
    },

    /** Sections, articles and rules of Kenyan law that speak of what is asked about, those first that speak of two things of it, with the words of the law in each paragraph. */
    async about(reader: Reader, things: AskedAbout, limit: number): Promise<(Described & { paragraphs: string[] })[]> {
      const sought = things.flatMap(soughtOf)
      if (sought.length === 0) return []
      const texts = await storage.textsWithin(reader, { asAt: null, act: null, isOfficial: true })
      const units: Expression = { kind: 'has', dimension: 'type', values: ['section', 'article', 'rule'] }
      const { results } = await search(texts, [units], { must: { kind: 'any', of: sought.flatMap(standing) }, sought, limit: maxCompared })
      const [some, others] = [results.filter(hasTwo), results.filter((one) => !hasTwo(one))]
      const rows = await storage.provisions((some.length < enough ? [...some, ...others] : some).slice(0, limit))
      const contents = await storage.contents(rows.map(({ id }) => id))
      return rows.map(({ id, part: _part, paragraphs, ...row }) => ({
        ...row,
        paragraphs: paragraphs.flatMap(([start, end, kind]) => (noted.has(kind) ? [] : [contents.get(id)!.slice(start, end)])),
      }))
    },
  }
}

export type SearchLaw = ReturnType<typeof createSearchLaw>

const ofUnit = (unit: LawFilters['unit']): Expression[] =>
  unit === null
    ? []
    : [
        { kind: 'has', dimension: 'type', values: unit.type === 'article' ? ['article'] : ['section', 'rule'] },
        { kind: 'has', dimension: 'number', values: [unit.num.toLowerCase()] },
      ]

function snippetsOf(content: string, places: FoundRow['paragraphs'], query: LawQuery): string[] {
  const begins = places[0]?.[0] ?? 0
  const text = content.slice(begins, places.at(-1)?.[1] ?? begins)
  // Its heading stands above the passages.
  const paragraphs = places.map(([start, end, ...rest]): FoundRow['paragraphs'][number] => [start - begins, end - begins, ...rest])
  return cutSnippets(text, { paragraphs, parts: [] }, marksOfLaw(text, query), [], maxSnippets).map(({ html }) => html)
}

/** A thing that is asked about, by the words of it that tell; none where none does. */
function soughtOf(ways: AskedAbout[number]): Sought[] {
  const [own, ...others] = ways
    .map((words) => words.filter((word) => !stopWords.has(word)))
    .filter(({ length }) => length > 0)
    .map((words) => ({ shown: words.join(' '), stems: words.map(stem), weight: 1 }))
  return own === undefined ? [] : [{ ...own, others, needed: 'yes' }]
}

/** Whether two things of what is sought, or what else says them, stand there. */
const hasTwo = ({ times, instead }: Scored): boolean => times.filter((many, i) => many > 0 || instead[i]! >= 0).length > 1

/** What speaks of a thing: all the words of it, or of what else says it. */
const standing = (thing: Sought): Expression[] =>
  [thing, ...thing.others].map(({ shown }) => ({
    kind: 'all',
    of: shown.split(' ').map((word) => ({ kind: 'stands', what: { kind: 'word', word } })),
  }))

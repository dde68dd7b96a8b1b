import type { SimilarCase } from '#contract/similar'
import type { Database } from '../../../database/open.ts'
import { Problem } from '../../../problem.ts'
import type { Index, Expression, Sight } from '../engine/engine.ts'
import { sightOf, withinOf } from '../plan/expressions.ts'
import type { DocumentFilters } from '../plan/document-filters-storage.ts'
import type { ShownCases } from '../shown-cases.ts'
import { searchStorage } from '../storage.ts'
import { provisionsOf } from '../query/provisions.ts'
import { stem } from '../words/stem.ts'
import { foldedWords } from '../words/words.ts'
import { type SharedProvision, likeness, weightOf } from './likeness.ts'
import { maxPlaces, similarStorage } from './storage.ts'
import { frequentTerms, tellingTerms } from './terms.ts'

/** How many cases each way of finding gives: all of them are then compared. */
const maxEach = 60
/** Less than this is chance: one common word, or nothing but the same court. */
const leastAlike = 0.3
/** Words of a long text beyond these change nothing of what it is about. */
const maxRead = 400_000

/** A case with its internal id, how alike it is to the source, and why. */
export interface Alike {
  documentId: number
  case: SimilarCase
}

/** Cases like one: by the authorities that they share, by telling words, and by area of law. */
export function createSimilar({ database, index, cases }: { database: Database; index: Index; cases: ShownCases }) {
  return {
    /** All that are alike within the filters, the most alike first; `not-found` for a case that the reader does not see. */
    async alike(caseId: string, narrowing: DocumentFilters): Promise<Alike[]> {
      const { reader } = narrowing
      const compared = await compare(index, database, caseId, narrowing)
      const byId = await cases.casesByIds(reader, compared.pool)
      return compared.pool
        .flatMap((documentId) => {
          const one = byId.get(documentId)
          // An invented case is like no real one.
          if (!one || (one.sample && !compared.source.sample)) return []
          const shared = new Set(compared.shared.get(documentId))
          const met = compared.met.get(documentId) ?? []
          const { score, reasons } = likeness(compared.source, compared, one, {
            authorities: compared.authorities.filter(({ id }) => shared.has(id)),
            terms: met.flatMap((place) => compared.terms[place] ?? []),
            provisions: met.flatMap((place) => compared.provisions[place - compared.terms.length] ?? []),
            cited: compared.cited.has(documentId),
            citing: compared.citing.has(documentId),
          })
          return score < leastAlike ? [] : [{ documentId, score, case: { ...one, reasons } }]
        })
        .sort((a, b) => b.score - a.score || b.documentId - a.documentId)
        .map(({ documentId, case: one }) => ({ documentId, case: one }))
    },
  }
}

/** The cases worth comparing, with what each has in common with the source. */
async function compare(index: Index, database: Database, caseId: string, narrowing: DocumentFilters) {
  const storage = similarStorage(database.sql)
  const { reader } = narrowing
  const source = await storage.source(reader, caseId)
  if (!source) throw new Problem('not-found')
  const authorities = await storage.authorities(reader, source.id)
  const text = `${source.note}\n${(source.content ?? '').slice(0, maxRead)}`
  const sight = sightOf(reader)
  const terms = await readTerms(index, sight, text, source.names)
  const provisions = await readProvisions(index, sight, text)
  const telling = authorities.filter(({ places }) => places < maxPlaces).map((one) => ({ id: one.id, weight: weightOf(one) }))
  const { cited, citing } = await storage.neighbours(source.id, narrowing, maxEach)
  const byWords = await index.ask('search', {
    sight,
    within: await withinOf(searchStorage(database.sql), narrowing),
    must: null,
    every: null,
    first: [],
    sought: terms.map(({ word }) => ({ shown: word, stems: [stem(word)], others: [], needed: 'yes' })),
    together: [],
    order: 'relevance',
    offset: 0,
    limit: maxEach,
    // They are compared below, whatever their order.
    depth: 0,
  })
  const found = [
    ...(await storage.citingAny(telling, source.id, narrowing, maxEach)),
    ...cited,
    ...citing,
    ...byWords.results.map(({ id }) => id),
  ]
  const pool = [...new Set(found)].filter((id) => id !== source.id)
  const among: Expression = { kind: 'documents', ids: pool }
  const asked = [
    ...terms.map(({ word }): Expression => ({ kind: 'stands', what: { kind: 'word', word } })),
    ...provisions.map(({ meant }) => meant),
  ]
  const answers = await index.ask(
    'match',
    asked.map((meant) => ({ sight, meant: { kind: 'all' as const, of: [among, meant] } })),
  )
  const met = new Map<number, number[]>()
  answers.forEach((ids, place) => {
    for (const id of ids) met.set(id, [...(met.get(id) ?? []), place])
  })
  return {
    source,
    authorities,
    terms,
    provisions,
    pool,
    cited: new Set(cited),
    citing: new Set(citing),
    shared: await storage.sharedBy(
      pool,
      authorities.map(({ id }) => id),
    ),
    met,
  }
}

/** The provisions that a text cites most and the rest of the library does not: a number that stands in every judgment tells nothing. */
async function readProvisions(index: Index, sight: Sight, text: string): Promise<SharedProvision[]> {
  const cited = provisionsOf(text)
  const { documents, having } = await index.ask('having', { sight, stems: cited.map(({ number }) => stem(number)) })
  return cited.flatMap(({ name, spellings, number, act, times }, i) => {
    const held = having[i]!
    const tells = held > 1 && (held <= fewHold || held <= documents * commonShare)
    const phrase = (words: string[]): Expression => ({ kind: 'stands', what: { kind: 'phrase', words } })
    const place: Expression = { kind: 'any', of: spellings.map((unit) => phrase([unit, number])) }
    const meant: Expression = act === null ? place : { kind: 'all', of: [place, phrase(foldedWords(act))] }
    return tells ? [{ name, meant, weight: (1 + Math.log(times)) * Math.log(1 + documents / held) }] : []
  })
}

const fewHold = 5
const commonShare = 0.1

/** The words that tell a text from the library. */
async function readTerms(index: Index, sight: Sight, text: string, names: string) {
  const frequent = frequentTerms(text, names)
  const { documents, having } = await index.ask('having', { sight, stems: frequent.map(({ word }) => stem(word)) })
  return tellingTerms(frequent, having, documents)
}

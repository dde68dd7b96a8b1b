import type { SimilarCase } from '#contract/similar'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { Problem } from '../../../http/problem.ts'
import type { Cases } from '../../cases/cases.ts'
import type { Narrowing } from '../narrowing-storage.ts'
import { inSearchTransaction } from '../storage.ts'
import { provisionsOf } from '../query/provisions.ts'
import { inOrderInBlocks, phraseInBlocks } from '../query/tsquery.ts'
import { foldedWords } from '../words/words.ts'
import { type SharedProvision, likeness, weightOf } from './likeness.ts'
import { type SimilarStorage, mostPlaces, similarStorage } from './storage.ts'
import { anyForm, frequentTerms, tellingTerms } from './terms.ts'

/** How many cases each way of finding gives: all of them are then compared. */
const mostEach = 60
/** Less than this is chance: one common word, or nothing but the same court. */
const leastAlike = 0.3
/** Words of a long text beyond these change nothing of what it is about. */
const mostRead = 400_000

/** A case with its internal id, how alike it is to the source, and why. */
export interface Alike {
  documentId: number
  case: SimilarCase
}

/** Cases like one: by the authorities that they share, by telling words, and by area of law. */
export function createSimilar({ database, cases }: { database: Database; cases: Cases }) {
  return {
    /** All that are alike within the filters, the most alike first; `not-found` for a case that the reader does not see. */
    async alike(caseId: string, narrowing: Narrowing): Promise<Alike[]> {
      const { reader } = narrowing
      const compared = await inSearchTransaction(database, (transaction) => compare(similarStorage(transaction), caseId, narrowing))
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
async function compare(storage: SimilarStorage, caseId: string, narrowing: Narrowing) {
  const source = await storage.source(narrowing.reader, caseId)
  if (!source) throw new Problem('not-found')
  const authorities = await storage.authorities(narrowing.reader, source.id)
  const text = `${source.note}\n${(source.content ?? '').slice(0, mostRead)}`
  const terms = await readTerms(storage, narrowing.reader, text, source.names)
  const provisions = await readProvisions(storage, narrowing.reader, text)
  const telling = authorities.filter(({ places }) => places < mostPlaces).map((one) => ({ id: one.id, weight: weightOf(one) }))
  const weighed = terms.map((term) => ({ query: anyForm(term), weight: term.weight }))
  const { cited, citing } = await storage.neighbours(source.id, narrowing, mostEach)
  const found = [
    ...(await storage.citingAny(telling, source.id, narrowing, mostEach)),
    ...cited,
    ...citing,
    ...(await storage.meetingMost(weighed, narrowing, mostEach)),
  ]
  const pool = [...new Set(found)].filter((id) => id !== source.id)
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
    met: await storage.met(
      pool,
      [...weighed, ...provisions].map(({ query }) => query),
    ),
  }
}

/** The provisions that a text cites most and the rest of the library does not: one that every judgment cites tells nothing. */
async function readProvisions(storage: SimilarStorage, reader: Reader, text: string): Promise<SharedProvision[]> {
  const cited = provisionsOf(text).map((one) => {
    const place = inOrderInBlocks([one.spellings, [one.number]], [])
    return { ...one, query: one.act === null ? place : `(${place}) & (${phraseInBlocks(foldedWords(one.act), [])})` }
  })
  const documents = await storage.documentsMeeting(
    reader,
    cited.map(({ query }) => query),
  )
  const library = await storage.librarySize(reader)
  return cited.flatMap(({ name, query, times }, i) => {
    const held = documents[i]!
    const tells = held > 1 && (held <= fewHold || held <= library * commonShare)
    return tells ? [{ name, query, weight: (1 + Math.log(times)) * Math.log(1 + library / held) }] : []
  })
}

const fewHold = 5

/** The words that tell a text from the library. What the planner knows to stand everywhere is not counted again. */
async function readTerms(storage: SimilarStorage, reader: Reader, text: string, names: string) {
  const frequent = frequentTerms(text, names)
  const shares = await storage.knownShares(frequent.flatMap(({ forms }) => forms))
  const rare = frequent.filter(({ forms }) => forms.every((form) => (shares.get(form) ?? 0) < commonShare))
  return tellingTerms(rare, await storage.documentsMeeting(reader, rare.map(anyForm)), await storage.librarySize(reader))
}

/** Above this share of the library counting a word costs more than the word tells. */
const commonShare = 0.1

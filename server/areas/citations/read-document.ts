import { createHash } from 'node:crypto'
import type { CitationKind } from '#citations/citation'
import { findCitations } from '#citations/find'
import { resolveBackReferences } from '#citations/resolve'
import { type AppealStep, readAppeal } from '#citations/treatment/read-appeal'
import { readTreatments } from '#citations/treatment/read-treatments'
import type { TreatmentLead } from '#citations/treatment/treatment'
import { paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../../database/stored-layout.ts'
import { type CaseFacts, type Key, isMatterKey, isSureKey, keysOfCase, partiesOfTitle } from './keys.ts'
import { compareNames, readCaseName } from './names.ts'
import { type PlacedLaw, placeLaws } from './laws.ts'
import { createPlaces } from './places.ts'
import { quoteAround } from './quote.ts'
import { type Reference, readReferences } from './references.ts'

/** A reference to another case as the store keeps it; its place in the list is its position. */
export interface PlacedReference {
  kind: CitationKind
  /** UTF-16, in the current text of the document. */
  start: number
  end: number
  /** Id of the paragraph that it stands in, and the court's own number there. */
  paragraph: number | null
  number: string | null
  /** The words around it, counted in characters as the database counts them, from 0. */
  quoteFrom: number
  quoteLength: number
  name: string | null
  pinpoint: string | null
  keys: Key[]
  byName: boolean
  antecedents: number[]
  /** The words around the number of a matter, which may tell its court; not stored, since the text has them. */
  words: string | null
}

/** A document as the graph sees it: what it may be cited by, and what it cites. */
export interface DocumentInGraph {
  keys: Key[]
  references: PlacedReference[]
  /** What it says of them, and of the decision that it was brought from; `cited` is a place in `references`. */
  treatments: PlacedLead[]
  appeals: PlacedAppeal[]
  /** What it cites of the law. */
  laws: PlacedLaw[]
}

/** Words of a document: UTF-16 offsets, the same in characters as the database counts them, and their paragraph. */
export interface PlacedWords {
  start: number
  end: number
  quoteFrom: number
  quoteLength: number
  paragraph: number
  number: string | null
}

/** `wordsHash` is that of the words of the quote, by which what editors said of them is found again. */
export type PlacedLead = Omit<TreatmentLead, 'quote' | 'paragraph'> & { quote: PlacedWords; wordsHash: string }
export type PlacedAppeal = Omit<AppealStep, 'header' | 'decided'> & { header: PlacedWords; decided: PlacedWords | null }

/** Twenty times what the longest judgment has; a text made of nothing but citations is kept in part. */
const maxReferences = 2000

/** Finds what a document cites. It needs no database and runs in a worker thread. `layout` gives the paragraphs of `content`. */
export function readDocument(facts: CaseFacts, content: string | null, layout: StoredLayout): DocumentInGraph {
  const keys = keysOfCase(facts)
  if (content === null) return { keys, references: [], treatments: [], appeals: [], laws: [] }
  const { placed, stretches, places, citations } = placeReferences(facts.title, keys, content, layout)
  const text = {
    content,
    parts: layout.parts,
    paragraphs: layout.paragraphs.map(([start, end, kind, , , part]) => ({ start, end, kind: paragraphKinds[kind]!, part })),
  }
  const words = ({ start, end }: { start: number; end: number }): PlacedWords => {
    const { id, number } = places.paragraphAt(start)
    const quoteFrom = places.charactersBefore(start)
    return { start, end, quoteFrom, quoteLength: places.charactersBefore(end) - quoteFrom, paragraph: id!, number }
  }
  return {
    keys,
    references: placed,
    treatments: readTreatments(text, stretches).map(({ quote, paragraph: _place, ...lead }) => ({
      ...lead,
      quote: words(quote),
      wordsHash: hashOf(content.slice(quote.start, quote.end)),
    })),
    appeals: readAppeal(text, stretches).map(({ header, decided, ...step }) => ({
      ...step,
      header: words(header),
      decided: decided && words(decided),
    })),
    laws: placeLaws(citations, content, layout, places, facts.court_code ?? null),
  }
}

/** As `md5()` of the database. */
const hashOf = (words: string): string => createHash('md5').update(words.toWellFormed()).digest('hex')

function placeReferences(title: string, ownKeys: readonly Key[], content: string, layout: StoredLayout) {
  const citations = findCitations(content)
  const places = createPlaces(content, layout)
  const isOwn = recogniseOwn(title, ownKeys, content)
  const positions = new Map<number, number>()
  const placed: PlacedReference[] = []
  /** Of each with the name before it. */
  const stretches: { start: number; end: number }[] = []
  for (const [index, reference] of readReferences(citations, resolveBackReferences(citations, content), content).entries()) {
    if (placed.length === maxReferences) break
    const antecedents = reference.antecedents.flatMap((one) => positions.get(one) ?? [])
    const cited = { start: reference.name?.start ?? reference.start, end: reference.end }
    const { id, number, bounds } = places.paragraphAt(cited.start)
    if (isOwn(reference, cited.start === bounds.start) || (reference.antecedents.length > 0 && antecedents.length === 0)) continue
    positions.set(index, placed.length)
    stretches.push(cited)
    const quote = quoteAround(content, cited, bounds)
    const quoteFrom = places.charactersBefore(quote.start)
    placed.push({
      kind: reference.kind,
      start: reference.start,
      end: reference.end,
      paragraph: id,
      number,
      quoteFrom,
      quoteLength: places.charactersBefore(quote.end) - quoteFrom,
      name: reference.name?.text.toWellFormed() ?? null,
      pinpoint: reference.pinpoint?.toWellFormed() ?? null,
      keys: reference.keys,
      byName: reference.byName,
      antecedents,
      words: reference.keys.some(isMatterKey) ? content.slice(quote.start, quote.end).toWellFormed() : null,
    })
  }
  return { placed, stretches, places, citations }
}

const NEUTRAL_CITATION_LINE = /neutral\s+citation\s*(?:number|no\.?)?\s*:?\s*$/i

/** Tells a document's own title, citation and number from its citations of others. `opens` says that a paragraph begins with the reference. */
function recogniseOwn(title: string, ownKeys: readonly Key[], content: string) {
  const own = new Set(ownKeys)
  const names = [readCaseName(partiesOfTitle(title))]
  const namedLikeOwn = (name: string) => compareNames(readCaseName(name), names).verdict === 'same'
  return ({ keys, name, start }: Reference, opens: boolean): boolean => {
    if (keys.some((key) => isSureKey(key) && own.has(key))) return true
    if (NEUTRAL_CITATION_LINE.test(content.slice(Math.max(0, start - 40), start))) return true
    const matter = keys.some((key) => isMatterKey(key) && own.has(key))
    return name === null ? matter : (matter || opens) && namedLikeOwn(name.text)
  }
}

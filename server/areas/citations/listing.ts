import { deserialize, serialize } from 'node:v8'
import type { Citation } from '#citations/citation'
import { type LawReference, readLawReferences } from '#citations/law/law-references'
import { isCaseCitation } from '#citations/resolve'
import { type ResolvedCitation, maxResolved } from '#contract/citations'
import { type LawAnswer, type LawFound, answersOfLaws, maxLaws } from './answer-laws.ts'
import { type Answer, answerToBack, couldNotCheck, tooMany, withoutCase } from './answers.ts'
import { toFound } from './found.ts'
import type { Search } from './look-up.ts'
import { readText } from './read-text.ts'
import type { Reference } from './references.ts'

/** What is found in a text, as bytes that are handed on unread, and what of it the library is asked. */
export interface ToLookUp {
  reading: Uint8Array
  searches: Search[]
  laws: LawReference[]
  /** How many citations there are in all, and how many of them are looked up. */
  found: number
  lookedUp: number
}

/** The same with what the library says: of each search, and of each reference to written law. */
export interface LookedUp extends Pick<ToLookUp, 'reading' | 'laws' | 'found' | 'lookedUp'> {
  answers: Answer[]
  lawsFound: LawFound[]
}

interface Reading {
  citations: Citation[]
  backTo: (number | null)[]
  references: Pick<Reference, 'citations' | 'antecedents'>[]
  /** Places of the references that are looked up. */
  asked: number[]
}

const wordsAround = 300

export const searchFor = ({ keys, byName, name, start, end }: Reference, text: string): Search => ({
  citing: null,
  keys,
  byName,
  name: name?.text ?? null,
  context: text.slice(Math.max(0, start - wordsAround), end + wordsAround),
})

/** Everything that a text cites, without a library. It takes as long as the text is. */
export function readToLookUp(text: string): ToLookUp {
  const { citations, backTo, references, found } = readText(text)
  const asked = firstCases(references)
  const reading: Reading = {
    citations,
    backTo,
    references: references.map(({ citations: own, antecedents }) => ({ citations: own, antecedents })),
    asked,
  }
  return {
    reading: serialize(reading),
    searches: asked.map((place) => searchFor(references[place]!, text)),
    laws: readLawReferences(citations, text).slice(0, maxLaws),
    found,
    lookedUp: asked.reduce((sum, place) => sum + references[place]!.citations.length, 0),
  }
}

/** The citations of a text, in their order, with what the library says of each. It takes as long as there are many. */
export function listCitations({ reading, answers, laws, lawsFound }: Omit<LookedUp, 'found' | 'lookedUp'>): ResolvedCitation[] {
  const { citations, backTo, references, asked } = deserialize(reading) as Reading
  const answerOf = new Map(asked.map((place, index) => [place, answers[index]!]))
  const lawAt: Map<number, LawAnswer> = answersOfLaws(laws, lawsFound, citations)
  const referenceOf = new Map(references.flatMap((reference, place) => reference.citations.map((index) => [index, place] as const)))
  const answerTo = (citation: Citation, index: number): Answer => {
    const place = referenceOf.get(index)
    if (place === undefined) return withoutCase(citation, lawAt.get(citation.start))
    if (isCaseCitation(citation)) return answerOf.get(place) ?? couldNotCheck(tooMany)
    return answerToBack(references[place]!.antecedents.map((one) => answerOf.get(one) ?? couldNotCheck(tooMany)))
  }
  return citations.map((citation, index) => ({ ...toFound(citation, backTo[index] ?? null), ...answerTo(citation, index) }))
}

/** Places of references from the start of the text on, with no more citations than are looked up. */
function firstCases(references: readonly Reference[]): number[] {
  let count = 0
  return references.flatMap(({ antecedents, citations, keys, byName }, place) => {
    if (antecedents.length > 0 || (keys.length === 0 && !byName)) return []
    count += citations.length
    return count <= maxResolved ? [place] : []
  })
}

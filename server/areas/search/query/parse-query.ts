import { citationKey } from '#citations/match-keys'
import { findCitations } from '#citations/find'
import { frbrOfNeutral, neutralOfFrbr } from '#citations/frbr'
import { stopWords } from '../words/stop-words.ts'
import { foldedWords } from '../words/words.ts'

/** What names a document: its identity in the library, a key of a citation, or a key of a case number. */
export interface Names {
  identities: string[]
  citationKeys: string[]
  caseNumbers: string[]
}

/** A query as it is understood: every word and every phrase must occur. */
export interface Query {
  /** Folded; each stands for all words of its stem. */
  words: string[]
  /** Folded, in order; each stands for exactly these words. */
  phrases: string[][]
  /** The citations and case numbers in the query. */
  names: Names
  /** The query without its marks, for ranking. */
  text: string
}

// “ ” „ and the like count as "
const quotes = /[“”„‟«»]/g
// "…": the words between two quotation marks; a mark without a partner is no mark
const phrase = /"([^"]*)"/g

/** Reads a query. Every text is a query: what cannot be understood is taken as words. */
export function parseQuery(given: string): Query {
  const text = given.replace(quotes, '"')
  const phrases: string[][] = []
  const loose = text.replace(phrase, (_all, inside: string) => {
    const words = foldedWords(inside)
    if (words.length > 0) phrases.push(words)
    return ' '
  })
  const all = [...new Set(foldedWords(loose))]
  const telling = all.filter((word) => !stopWords.has(word))
  return {
    words: telling.length > 0 || phrases.length > 0 ? telling : all,
    phrases,
    names: findNames(text),
    text: text.replaceAll('"', ' '),
  }
}

// a Kenya Law address anywhere in the query
const address = /\S*akn\/ke\/judgment\/\S+/gi

/** The citations, case numbers and addresses of judgments in a text. */
export function findNames(text: string): Names {
  const names: Names = { identities: [], citationKeys: [], caseNumbers: [] }
  for (const citation of findCitations(text)) {
    if (citation.kind === 'neutral') names.identities.push(frbrOfNeutral(citation))
    if (citation.kind === 'unreported') names.caseNumbers.push(...citation.caseNumber.keys)
    if ('year' in citation) names.citationKeys.push(citationKey(citation.text))
  }
  for (const match of text.matchAll(address)) {
    const judgment = neutralOfFrbr(match[0])
    if (judgment) names.identities.push(frbrOfNeutral(judgment))
  }
  return names
}

import type { ResolvedCitation } from '#contract/citations'
import { mostQuotes } from '#contract/document-check'
import { type FoundQuote, findQuotes, paragraphsOf } from './find-quotes.ts'
import { type CitingPlace, gatherPlaces, sourcesOf } from './gather-places.ts'

/** What a document cites and quotes, before it is compared with anything. */
export interface ReadPlaces {
  places: CitingPlace[]
  /** The first `mostQuotes`, each with the places that it may be taken from, as they are counted in `places`. */
  quotes: { quote: FoundQuote; sources: number[] }[]
  /** Quotes in marks that come after those. */
  further: number
}

/** The places of a text that cite something, and what it quotes beside them. */
export function readPlaces(citations: readonly ResolvedCitation[], text: string): ReadPlaces {
  const places = gatherPlaces(citations, text)
  const numbers = new Map(places.map((place, index) => [place, index]))
  const paragraphs = paragraphsOf(text)
  const found = findQuotes(text)
  const quotes = found.slice(0, mostQuotes).map((quote) => ({
    quote,
    sources: sourcesOf(quote, places, text, paragraphs).map((place) => numbers.get(place)!),
  }))
  return { places, quotes, further: found.slice(mostQuotes).filter(({ block }) => !block).length }
}

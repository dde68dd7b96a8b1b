import { deserialize, serialize } from 'node:v8'
import { parseCitation } from '#citations/parse'
import { maxQuotes } from '#contract/document-check'
import { type LookedUp, listCitations } from '../citations/citations.ts'
import { checkPage } from './check-page.ts'
import { type NamedPlace, type Outcome, pinpointAfter, pinpointBefore, unknown } from './check-pinpoint.ts'
import { type Source, caseOf } from './check-quotes.ts'
import { type Claim, readClaims } from './check-said.ts'
import { type FoundQuote, findQuotes, isHolding, paragraphsOf } from './find-quotes.ts'
import { type CitingPlace, gatherPlaces, sourcesOf } from './gather-places.ts'

/** A page or paragraph that a place names of a case whose text has to be looked at; `reports` says where the case begins in the reports cited. */
export interface ToLookAt {
  place: number
  caseId: string
  pinpoint: NamedPlace
  reports: number[]
}

/** What a document cites and quotes, before it is compared with anything; the places are bytes, which are handed on unread. */
export interface ReadPlaces {
  places: Uint8Array
  /** How many places there are. */
  count: number
  /** The first `mostQuotes`, each with the places that it may be taken from. */
  quotes: { quote: FoundQuote; isHolding: boolean; sources: Source[] }[]
  /** Quotes in marks that come after those. */
  further: number
  pinpoints: ToLookAt[]
  /** What it says of each case beside its place. */
  claims: Claim[][]
  /** The cases that are meant. */
  caseIds: string[]
}

/** A place with what it names of its case, and what is known of that without the text of the case. */
export interface PlaceWithPinpoint extends CitingPlace {
  pinpoint: NamedPlace | null
  outcome: Outcome | null
}

export const placesOf = ({ places }: Pick<ReadPlaces, 'places'>) => deserialize(places) as PlaceWithPinpoint[]

/** The places of a text that cite something, and what it quotes beside them. It takes as long as the text is. */
export function readPlaces(lookedUp: Pick<LookedUp, 'reading' | 'answers' | 'laws' | 'lawsFound'>, text: string): ReadPlaces {
  const places = gatherPlaces(listCitations(lookedUp), text)
  const sources = new Map(places.map((place, index) => [place, { place: index, caseId: caseOf(place) }]))
  const paragraphs = paragraphsOf(text)
  const found = findQuotes(text)
  const quotes = found.slice(0, maxQuotes).map((quote) => ({
    quote,
    isHolding: isHolding(text, quote),
    sources: sourcesOf(quote, places, text, paragraphs).map((place) => sources.get(place)!),
  }))
  const afterQuotes = new Map(
    quotes.flatMap(({ quote, sources: [nearest] }) => (nearest ? [[nearest.place, pinpointAfter(text, quote.end)]] : [])),
  )
  const pinpoints: ToLookAt[] = []
  const withPinpoints = places.map((place, index): PlaceWithPinpoint => {
    const pinpoint =
      place.citations.findLast((one) => one.pinpoint !== null)?.pinpoint ??
      pinpointBefore(text, place.from) ??
      afterQuotes.get(index) ??
      null
    if (!pinpoint) return { ...place, pinpoint: null, outcome: null }
    const reports = firstPagesOf(place)
    const unheld = pinpoint.unit === 'page' ? checkPage(pinpoint, reports, null, []) : null
    const { caseId } = sources.get(place)!
    if (unheld?.status === 'wrong') return { ...place, pinpoint, outcome: unheld }
    if (caseId === null) return { ...place, pinpoint, outcome: unknown({ code: 'case-not-found' }) }
    pinpoints.push({ place: index, caseId, pinpoint, reports })
    return { ...place, pinpoint, outcome: null }
  })
  return {
    places: serialize(withPinpoints),
    count: places.length,
    quotes,
    claims: readClaims(text, places),
    further: found.slice(maxQuotes).filter(({ block }) => !block).length,
    pinpoints,
    caseIds: [...new Set(places.flatMap((place) => caseOf(place) ?? []))],
  }
}

/** Where the case begins in the reports that are cited. */
const firstPagesOf = ({ citations }: CitingPlace): number[] =>
  citations.flatMap((one) => {
    const citation = parseCitation(one.text)
    return citation && 'page' in citation && citation.page !== undefined ? [citation.page] : []
  })

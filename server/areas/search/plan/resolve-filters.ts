import { parseCaseNumber } from '#citations/case-number'
import { paragraphsOfPinpoint } from '#citations/pinpoints'
import { caseNumberKey } from '#citations/match-keys'
import { Treatment } from '#contract/citator'
import type { SearchFilters } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Cited, DocumentFilters } from './document-filters-storage.ts'
import { findNames } from '../query/names.ts'
import type { SearchStorage } from '../storage.ts'
import { foldedWords } from '../words/words.ts'

const maxNamed = 10_000

/** Puts the filters of a request into the database's terms: names of judges into their ids, citations and numbers into documents. `only`: nothing else is searched. */
export async function readFilters(
  storage: SearchStorage,
  filters: SearchFilters,
  reader: Reader,
  only: number[] | null = null,
): Promise<DocumentFilters> {
  const lists = [
    ...(only ? [only] : []),
    ...(filters.citation ? [await withCitation(storage, filters.citation, reader)] : []),
    ...(filters.caseNumber ? [await withCaseNumber(storage, filters.caseNumber, reader)] : []),
  ]
  return {
    reader,
    courts: filters.courts,
    stations: filters.stations,
    divisions: filters.divisions,
    years: filters.years.map(Number),
    documentTypes: filters.documentTypes,
    legalAreas: filters.legalAreas,
    endings: filters.endings,
    waited: filters.waited,
    appeals: filters.appeals,
    parties: filters.parties,
    cites: filters.cites.length > 0 ? await readCited(storage, filters.cites, reader) : null,
    dateFrom: filters.dateFrom,
    dateTo: filters.dateTo,
    judges: filters.judges.length > 0 ? await storage.judgesNamed(filters.judges) : null,
    jurisdiction: await readJurisdiction(storage, filters, only === null ? reader : null),
    named: [],
    documents: lists.length === 0 ? null : lists.reduce((both, list) => both.filter((id) => list.includes(id))),
  }
}

/**
 * A list without words, and what names a judgment, shows those of every jurisdiction; in a library of Kenyan decisions, to `reader`, nothing need
 * be asked. Of a few documents it is always asked.
 */
async function readJurisdiction(
  storage: SearchStorage,
  { query, citation, caseNumber, jurisdiction }: SearchFilters,
  reader: Reader | null,
): Promise<DocumentFilters['jurisdiction']> {
  if (jurisdiction === 'all' || query === '' || citation !== '' || caseNumber !== '') return null
  return jurisdiction === 'KE' && reader !== null && !(await storage.holdsAbroad(reader)) ? null : { of: jurisdiction, elsewhere: false }
}

/** Cases and provisions by their ids, with the place of a case that is named or how it is treated behind `~`; what the reader does not see is cited by nothing. */
async function readCited(storage: SearchStorage, asked: readonly string[], reader: Reader): Promise<Cited> {
  const named = asked.map((one) => ({ id: one.split('~', 1)[0]!, place: one.includes('~') ? one.slice(one.indexOf('~') + 1) : null }))
  const documents = new Map((await storage.citable(reader, [...new Set(named.map(({ id }) => id))])).map((one) => [one.case_id, one]))
  const cited: Cited = { cases: [], laws: [], citing: [] }
  for (const { id, place } of named) {
    const document = documents.get(id)
    if (!document) continue
    if (document.kind === 'act') cited.laws.push({ act: document.id, unit: place?.replace(/^(?:sec|art|rule)_/, '') ?? null })
    else if (place === null) cited.cases.push(document.id)
    else cited.citing.push(...(await citingAs(storage, document.id, place)))
  }
  return cited
}

/** Which documents cite a case so: `12` or `paragraph` names one of its paragraphs or any, else a treatment. */
async function citingAs(storage: SearchStorage, id: number, place: string): Promise<number[]> {
  const treatment = Treatment.safeParse(place)
  if (treatment.success) return storage.treatingAs(id, treatment.data)
  const names = (paragraphs: number[]) => (place === 'paragraph' ? paragraphs.length > 0 : paragraphs.includes(Number(place)))
  return (await storage.pinpointsTo(id)).filter((one) => names(paragraphsOfPinpoint(one))).map(({ citing_id }) => citing_id)
}

/** A whole citation finds its judgment; anything less, every judgment with a citation of which it is a part: "KEHC 65". */
export async function withCitation(storage: SearchStorage, text: string, reader: Reader): Promise<number[]> {
  const names = findNames(text)
  const whole =
    names.identities.length + names.citationKeys.length > 0 ? await storage.named(reader, { ...names, caseNumbers: [] }, maxNamed) : []
  if (whole.length > 0) return whole
  const words = foldedWords(text)
  return words.length === 0 ? [] : storage.withCitationPart(`(^|[^a-z0-9])${words.join('[^a-z0-9]+')}($|[^a-z0-9])`)
}

/** A whole number in any spelling finds its judgments; anything less, those with a number of which it is a part: "E12 of 2024". */
export async function withCaseNumber(storage: SearchStorage, text: string, reader: Reader): Promise<number[]> {
  const keys = parseCaseNumber(text)?.keys ?? []
  const whole = keys.length > 0 ? await storage.named(reader, { identities: [], citationKeys: [], caseNumbers: keys }, maxNamed) : []
  if (whole.length > 0) return whole
  const part = caseNumberKey(text).replace(/[()]/g, '\\$&')
  return part === '' ? [] : storage.withCaseNumberPart(`(^|[^0-9])${part}($|[^0-9])`)
}

import { parseCaseNumber } from '#citations/case-number'
import type { CaseCitation } from '#citations/citation'
import { courtOfCode } from '#citations/data/courts'
import { findCitations } from '#citations/find'
import { type NeutralKey, neutralOfFrbr } from '#citations/frbr'
import { isCaseCitation } from '#citations/resolve'
import { type CaseName, type Side, initialsOf, readCaseName, soundOf } from './names.ts'

/**
 * Keys join citations to the cases that they mean: a citation and a case with a key in common may belong together.
 * `n keca/2013/445` neutral number, `r ea/1968//123` report (series, year, volume, page), `m civil appeal|E417|2024` matter, and
 * `p 2013 gmt+rtss` parties by the sound of their names with a year.
 */
export type Key = string

const parties = 'p '

/** A neutral number and a page of a report belong to one case; the number of a matter and the names of parties do not. */
export const isSureKey = (key: Key): boolean => key.startsWith('n ') || key.startsWith('r ')
export const isMatterKey = (key: Key): boolean => key.startsWith('m ')
export const isNameKey = (key: Key): boolean => key.startsWith(parties)
export const isNeutralKey = (key: Key): boolean => key.startsWith('n ')

const neutralKey = ({ court, year, number }: NeutralKey): Key => `n ${(courtOfCode(court)?.code ?? court).toLowerCase()}/${year}/${number}`

/** What a citation by itself is looked up by; empty for [2017] eKLR and a report without its page. */
export function keysOfCitation(citation: CaseCitation): Key[] {
  if (citation.kind === 'neutral') return [neutralKey(citation)]
  if (citation.kind === 'unreported') return citation.caseNumber.keys.map((key) => `m ${key}`)
  if (citation.kind === 'eKLR' || citation.page === undefined) return []
  const series = citation.series.toLowerCase().replace(/[^a-z&]/g, '')
  return [`r ${series}/${citation.year ?? ''}/${citation.volume ?? ''}/${citation.page}`]
}

/** The key of a report whose year may be left out, since its volumes run on through the years: '21 EACA 166', '1 KAR 727'. */
const keyWithoutYear = (citation: CaseCitation): Key[] =>
  (citation.kind === 'EACA' || citation.kind === 'KAR') && citation.volume !== undefined && citation.page !== undefined
    ? [`r ${citation.series.toLowerCase()}//${citation.volume}/${citation.page}`]
    : []

/** The key of the parties as a citation prints them, with the year that it gives; null where they tell nothing. */
export function nameKeyOf({ sides }: CaseName, year: number): Key | null {
  const sounds = sides.slice(0, 2).map(soundOfPrinted)
  return sounds.length === 0 ? null : `${parties}${year} ${sounds.sort().join('+')}`
}

/** A body is known by its first telling word, a person by the last. */
const soundOfPrinted = (side: Side): string => {
  const word = side.corporate ? side.words[0] : side.words.at(-1)
  return word === undefined ? initialsOf(side) : soundOf(word)
}

/** The same key one year earlier and later: the year printed with [year] eKLR is often not the year of the decision. */
export function yearsAround(key: Key): Key[] {
  if (!isNameKey(key)) return [key]
  const year = yearOfNameKey(key)
  return [year - 1, year, year + 1].map((one) => `${parties}${one}${key.slice(parties.length + 4)}`)
}

export const yearOfNameKey = (key: Key): number => Number(key.slice(parties.length, parties.length + 4))

/** What is known of a case that citations of it may use. */
export interface CaseFacts {
  /** The full title: parties, number, citation, date. */
  title: string
  applicant: string | null
  respondent: string | null
  citations: readonly string[]
  case_number: string | null
  frbr_uri: string | null
  year: number | null
  /** Tells of which Act the text speaks most; it is no key. */
  court_code?: string | null
}

const wordsOfPerson = 5
const wordsOfBody = 3
const maxNameKeys = 40

/** Everything by which a case may be looked up. */
export function keysOfCase(facts: CaseFacts): Key[] {
  const printed = [facts.title, ...facts.citations].flatMap((text) => findCitations(text).filter(isCaseCitation))
  const neutral = facts.frbr_uri ? neutralOfFrbr(facts.frbr_uri) : null
  const number = facts.case_number ? parseCaseNumber(facts.case_number) : null
  const sure = [
    ...printed.filter(({ kind }) => kind !== 'unreported').flatMap(keysOfCitation),
    ...printed.flatMap(keyWithoutYear),
    ...(neutral ? [neutralKey(neutral)] : []),
    ...(number?.keys ?? []).map((key) => `m ${key}`),
    ...printed.flatMap((citation) => (citation.kind === 'unreported' ? keysOfCitation(citation) : [])),
  ]
  const years = new Set([facts.year, ...printed.map((citation) => (citation.kind === 'unreported' ? null : (citation.year ?? null)))])
  const names = pairsOf(facts)
  const named = [...years].flatMap((year) => (year === null ? [] : names.map((pair) => `${parties}${year} ${pair}`)))
  return [...new Set([...sure, ...named.slice(0, maxNameKeys)])]
}

/** Every way in which a citation may print the two sides of a case, as sounds. */
function pairsOf({ title, applicant, respondent }: CaseFacts): string[] {
  const { sides } = readCaseName(partiesOfTitle(title))
  const first = soundsOf([sides[0], sideOf(applicant)])
  const second = soundsOf([sides[1], sideOf(respondent)])
  if (first.length === 0 || second.length === 0) return [...first, ...second]
  return [...new Set(first.flatMap((one) => second.map((other) => [one, other].sort().join('+'))))]
}

// 'A v B (Civil Case 7 of 2019) [2024] KEHC 5 (KLR)', 'A v B (Tribunal Case 373 (E001) of 2022)'
const NUMBER_BEGINS = /\s(?=[[(](?:(?:[^()[\]]|\([^()]*\))*\b(?:19|20)\d\d|\d{4})\b)/
/** The parties before case number and citation. */
export const partiesOfTitle = (title: string): string => title.split(NUMBER_BEGINS, 1)[0]!

const sideOf = (name: string | null): Side | undefined => (name ? readCaseName(name).sides[0] : undefined)

function soundsOf(sides: readonly (Side | undefined)[]): string[] {
  const sounds = sides.flatMap((side) => {
    if (!side) return []
    if (side.words.length === 0) return [initialsOf(side)]
    if (!side.corporate) return side.words.slice(0, wordsOfPerson).map(soundOf)
    return [...side.words.slice(0, wordsOfBody).map(soundOf), ...(side.all.length > 2 ? [initialsOf(side)] : [])]
  })
  return [...new Set(sounds)]
}

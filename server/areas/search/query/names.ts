import type { Citation } from '#citations/citation'
import { findCitations } from '#citations/find'
import { courtOfCode } from '#citations/data/courts'
import { frbrOfNeutral, neutralOfFrbr } from '#citations/frbr'
import { keysOfCitation, keysOfNumber, withPrintedSeries } from './printed-names.ts'

/** What names a document: its identity in the library, a key of a citation, or a key of a case number. */
export interface Names {
  identities: string[]
  citationKeys: string[]
  caseNumbers: string[]
}

// a Kenya Law address anywhere in the query; from the start of a word, or a long word is read again from each of its letters
const address = /(?<!\S)\S*akn\/ke\/judgment\/\S+/gi

/** One name of judgments in a text. */
export interface Name extends Names {
  /** As it is written, where it can only be that of a judgment, and of one alone in its court; else null. */
  written: string | null
  /** Whether it stands beside the name before it as two names of one judgment do: a case number, its neutral citation, where it is reported. */
  isParallel: boolean
}

/** The citations, case numbers and addresses of judgments in a text, one by one. */
export function listNames(text: string): Name[] {
  const citations = findCitations(withPrintedSeries(text))
  const cited = citations.map((citation, i): Name => ({
    identities: identitiesOf(citation),
    citationKeys: 'year' in citation ? keysOfCitation(citation.text) : [],
    caseNumbers: citation.kind === 'unreported' ? keysOfNumber(citation.caseNumber) : [],
    written: tellsOne.has(citation.kind) && !isVague(citation) ? text.slice(citation.start, citation.end).replace(/\s+/g, ' ') : null,
    isParallel: i > 0 && areParallel(text, citations[i - 1]!, citation),
  }))
  const addresses = [...text.matchAll(address)].flatMap(([found]): Name[] => {
    const judgment = neutralOfFrbr(found)
    return judgment ? [{ identities: [frbrOfNeutral(judgment)], citationKeys: [], caseNumbers: [], written: found, isParallel: false }] : []
  })
  return [...cited, ...addresses].filter((name) => !isEmpty(name))
}

/** KEHC 5 of 2019 is a way to write [2019] KEHC 5. */
function identitiesOf(citation: Citation): string[] {
  if (citation.kind === 'neutral') return [frbrOfNeutral(citation)]
  if (citation.kind !== 'unreported' || !/^KE/i.test(citation.caseNumber.type)) return []
  const { type: court, number, year } = citation.caseNumber
  return courtOfCode(court) && /^\d+$/.test(number) ? [frbrOfNeutral({ court, number: Number(number), year })] : []
}

// of many types of matters only the last word
const vague =
  /^(?:appeal|application|case|suit|cause|matter|misc|miscellaneous|criminal|civil|reference|review|revision|motion|claim|complaint|dispute|file|action|proceeding|murder|land)s?$/i
const isVague = (citation: Citation) =>
  citation.kind === 'unreported' && vague.test(citation.caseNumber.type.replace(/\W*\bnos?\b\W*$/i, ''))

// a division may follow, and one sign between them; an operator is struck out with several
const between = /^\s*(?:\([A-Za-z &]+\)\s*)?[,;:(]?\s*$/

function areParallel(text: string, first: Citation, second: Citation): boolean {
  if (first.kind === second.kind && (first.kind === 'neutral' || first.kind === 'unreported')) return false
  return ofCases.has(first.kind) && ofCases.has(second.kind) && between.test(text.slice(first.end, second.start))
}

/** The same, together. */
export function findNames(text: string): Names {
  const names = listNames(text)
  return {
    identities: names.flatMap(({ identities }) => identities),
    citationKeys: names.flatMap(({ citationKeys }) => citationKeys),
    caseNumbers: names.flatMap(({ caseNumbers }) => caseNumbers),
  }
}

const isEmpty = ({ identities, citationKeys, caseNumbers }: Names): boolean =>
  identities.length + citationKeys.length + caseNumbers.length === 0

// the citation grammar takes 'NOT E12/2020' for a matter of its own kind
const operator = /(?<![^\s(])(?:AND|OR|NOT)(?![^\s(])/g

/** A query with its operators struck out, every other character in its place. */
export const withoutOperators = (query: string): string => query.replace(operator, (found) => ';'.repeat(found.length))

const tellsOne: ReadonlySet<Citation['kind']> = new Set(['neutral', 'KLR', 'KAR', 'EA', 'EACA', 'LLR', 'foreign', 'unreported'])
// [2017] eKLR tells a judgment only together with its parties
const ofCases: ReadonlySet<Citation['kind']> = new Set([...tellsOne, 'eKLR'])

/** Where citations of cases and addresses stand in a query: nothing inside them is an operator. By start, without overlaps. */
export function placesOfNames(query: string): { start: number; end: number }[] {
  const text = withPrintedSeries(withoutOperators(query))
  const places = findCitations(text).filter((citation) => ofCases.has(citation.kind) && isWhole(citation.text))
  const addresses = [...text.matchAll(address)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
  const all = [...places.map(({ start, end }) => ({ start, end })), ...addresses].sort((a, b) => a.start - b.start)
  return all.filter(({ start }, i) => i === 0 || start >= all[i - 1]!.end)
}

/** What the grammar took across the brackets and quotation marks of a query is none: "court) (E12/2020". */
function isWhole(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/[()"|&]/g)) {
    if (sign === '(') depth += 1
    else if (sign === ')' && depth > 0) depth -= 1
    else if (sign !== '&') return false
  }
  return depth === 0
}

/** Whether a query names a judgment rather than describing one. */
export const namesJudgment = (query: string): boolean => listNames(query).length > 0

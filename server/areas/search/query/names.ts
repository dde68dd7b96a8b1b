import { citationKey } from '#citations/match-keys'
import type { Citation } from '#citations/citation'
import { findCitations } from '#citations/find'
import { frbrOfNeutral, neutralOfFrbr } from '#citations/frbr'

/** What names a document: its identity in the library, a key of a citation, or a key of a case number. */
export interface Names {
  identities: string[]
  citationKeys: string[]
  caseNumbers: string[]
}

// a Kenya Law address anywhere in the query
const address = /\S*akn\/ke\/judgment\/\S+/gi

/** One name of judgments in a text. */
export interface Name extends Names {
  /** As it is written, where it can only be that of a judgment, and of one alone in its court; else null. */
  written: string | null
}

/** The citations, case numbers and addresses of judgments in a text, one by one. */
export function listNames(text: string): Name[] {
  const cited = findCitations(text).map((citation): Name => ({
    identities: citation.kind === 'neutral' ? [frbrOfNeutral(citation)] : [],
    citationKeys: 'year' in citation ? [citationKey(citation.text)] : [],
    caseNumbers: citation.kind === 'unreported' ? citation.caseNumber.keys : [],
    written: tellsOne.has(citation.kind) ? citation.text.replace(/\s+/g, ' ') : null,
  }))
  const addresses = [...text.matchAll(address)].flatMap(([found]): Name[] => {
    const judgment = neutralOfFrbr(found)
    return judgment ? [{ identities: [frbrOfNeutral(judgment)], citationKeys: [], caseNumbers: [], written: found }] : []
  })
  return [...cited, ...addresses].filter((name) => !isEmpty(name))
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
  const text = withoutOperators(query)
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

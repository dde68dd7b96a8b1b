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

// the citation grammar takes 'NOT E12/2020' for a matter of its own kind
const operator = /(?<![^\s(])(?:AND|OR|NOT)(?![^\s(])/g

/** A query with its operators struck out, every other character in its place. */
export const withoutOperators = (query: string): string => query.replace(operator, (found) => ';'.repeat(found.length))

const ofCases: ReadonlySet<Citation['kind']> = new Set(['neutral', 'eKLR', 'KLR', 'KAR', 'EA', 'EACA', 'LLR', 'foreign', 'unreported'])

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
export const namesJudgment = (query: string): boolean => Object.values(findNames(query)).some((names: string[]) => names.length > 0)

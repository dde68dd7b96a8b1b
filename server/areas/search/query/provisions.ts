import { findCitations } from '#citations/find'

// how the unit of a provision is written in judgments, all of them for any of them
const spellings: readonly (readonly string[])[] = [
  ['section', 'sections', 's', 'ss', 'sec'],
  ['article', 'articles', 'art', 'arts'],
  ['order', 'orders', 'o'],
  ['rule', 'rules', 'r'],
]
const unit = /\b([a-z]{1,8})\.?\s*(\d+[a-z]{0,2})\b/gi

/** A unit and its number that should stand beside one another: every spelling of 'section', and '3a'. */
export interface Provision {
  /** As it is typed, folded: 's'. */
  unit: string
  spellings: readonly string[]
  number: string
}

const mostShort = 3

/**
 * The provisions that a query names by their number: 'section 3A', 's.80 CPA', 'Order 42 rule 6', 'Article 50(2)'. 's', 'o' and 'r' are units only
 * where the citation grammar reads a provision.
 */
export function findProvisions(query: string): Provision[] {
  const cited = findCitations(query).filter(({ kind }) => kind === 'statute' || kind === 'article' || kind === 'rule')
  return [...query.matchAll(unit)].flatMap(({ 1: word = '', 2: number = '', index }) => {
    const typed = word.toLowerCase()
    const known = spellings.find((all) => all.includes(typed))
    const isUnit = typed.length > mostShort || cited.some(({ start, end }) => index >= start && index < end)
    return known && isUnit ? [{ unit: typed, spellings: known, number: number.toLowerCase() }] : []
  })
}

import { findCitations } from '#citations/find'

// how the unit of a provision is written in judgments, all of them for any of them
const spellings: readonly (readonly string[])[] = [
  ['section', 'sections', 's', 'ss', 'sec'],
  ['article', 'articles', 'art', 'arts'],
  ['order', 'orders', 'o'],
  ['rule', 'rules', 'r'],
]
const unit = /\b([a-z]{1,8})\.?\s*(\d+[a-z]{0,2})\b/gi
// 'sections 41 and 45', 'articles 10, 27 & 47': numbers that go on after the first
const further = /^\s*(?:,|and|or|&|,\s*and)\s*(\d+[a-z]{0,2})\b(?!\s*(?:days?|years?|months?|weeks?)\b)/i

const maxShort = 3

/** A unit and its number that should stand beside one another: every spelling of 'section', and '3a'. */
export interface Provision {
  /** As it is typed, folded: 's'. */
  unit: string
  spellings: readonly string[]
  number: string
}

/**
 * The provisions that a query names by their number: 'section 3A', 's.80 CPA', 'Order 42 rule 6', 'Article 50(2)'. 's', 'o' and 'r' are units only
 * where the citation grammar reads a provision.
 */
export function findProvisions(query: string): Provision[] {
  const cited = findCitations(query).filter(({ kind }) => kind === 'statute' || kind === 'article' || kind === 'rule')
  return [...query.matchAll(unit)].flatMap(({ 0: whole, 1: word = '', 2: number = '', index }) => {
    const typed = word.toLowerCase()
    const known = spellings.find((all) => all.includes(typed))
    const isNamed = typed.length > maxShort || cited.some(({ start, end }) => index >= start && index < end)
    if (!known || !isNamed) return []
    const numbers = [number, ...(typed.endsWith('s') ? numbersAfter(query.slice(index + whole.length)) : [])]
    return numbers.map((one) => ({ unit: typed, spellings: known, number: one.toLowerCase() }))
  })
}

function numbersAfter(text: string): string[] {
  const next = further.exec(text)
  return next ? [next[1]!, ...numbersAfter(text.slice(next[0].length))] : []
}

const maxOfText = 12

// 'section 3A of the Civil Procedure Act (Cap. 21)', 'Order 42 rule 6 of the Civil Procedure Rules'
const namedIn = /\b(?:of|to) (?:the )?((?:[A-Z][\p{L}'’()&-]* |of |and ){0,7}(?:Act|Code|Rules|Regulations|Constitution|Order))\b/u

/** A provision that a text cites, with the Act in which it says that it stands. */
export interface CitedProvision {
  name: string
  spellings: readonly string[]
  number: string
  act: string | null
  times: number
}

/** The provisions that a text cites most, each by its unit and number: 'section 333', 'order 42'. */
export function provisionsOf(text: string): CitedProvision[] {
  const found = new Map<string, CitedProvision>()
  for (const { text: cited, kind } of findCitations(text)) {
    if (kind !== 'statute' && kind !== 'article' && kind !== 'rule') continue
    const act = namedIn.exec(cited)?.[1] ?? null
    for (const { 1: word = '', 2: number = '' } of cited.matchAll(unit)) {
      const all = spellings.find((some) => some.includes(word.toLowerCase()))
      if (!all) continue
      const name = `${all[0]!} ${number.toLowerCase()}${act === null ? '' : ` ${act}`}`
      const before = found.get(name)
      found.set(name, { name, spellings: all, number: number.toLowerCase(), act, times: (before?.times ?? 0) + 1 })
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times || a.name.localeCompare(b.name)).slice(0, maxOfText)
}

import type { ChatFilters } from '#contract/chat'
import { SearchFilters } from '#contract/search'

const none = SearchFilters.parse({})

// '2020-2023', 'between 2020 and 2023'
const YEARS = /\b(?:between\s+|from\s+)?((?:19|20)\d\d)\s*(?:-|–|to|and)\s*((?:19|20)\d\d)\b/
// 'since 2019'
const SINCE = /\bsince\s+((?:19|20)\d\d)\b/i
// 'Supreme Court ruling on …', not 'May the High Court …'
const OF_COURT =
  /\b(Supreme Court|Court of Appeal|High Court|Environment and Land Court|Employment and Labour Relations Court)(?: of Kenya)?\s+(?:rulings?|decisions?|judgments?|cases?|authorit(?:y|ies))\b/i
const courts = ['Supreme Court', 'Court of Appeal', 'High Court', 'Environment and Land Court', 'Employment and Labour Relations Court']

/** What a question names that narrows where its answer is looked for, with the words that are left; what is given beside it stands. Pure. */
export function readQuestion(question: string, given: ChatFilters | null): { words: string; filters: SearchFilters } {
  const filters: SearchFilters = { ...none, ...given }
  let words = question
  const take = (pattern: RegExp) => {
    const found = pattern.exec(words)
    if (found) words = words.replace(pattern, ' ')
    return found
  }
  if (filters.dateFrom === null && filters.dateTo === null) {
    const years = take(YEARS)
    const since = years ? null : take(SINCE)
    if (years) [filters.dateFrom, filters.dateTo] = [`${years[1]}-01-01`, `${years[2]}-12-31`]
    if (since) filters.dateFrom = `${since[1]}-01-01`
  }
  if (filters.courts.length === 0) {
    const court = take(OF_COURT)?.[1]?.toLowerCase()
    filters.courts = courts.filter((name) => name.toLowerCase() === court)
  }
  return { words, filters }
}

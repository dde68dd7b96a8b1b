import { COURTS } from '#citations/data/courts'
import type { ChatFilters } from '#contract/chat'
import { SearchFilters } from '#contract/search'
import { readDates } from './read-dates.ts'

const none = SearchFilters.parse({})

const names = COURTS.map(({ name }) => name)
const NAME = String.raw`(?<court>${names.map((name) => name.replaceAll("'", "['’]")).join('|')}|ELRC|ELC)(?:\s+of\s+Kenya)?`
const ITS = String.raw`(?:rulings?|decisions?|judgments?|cases?|authorit(?:y|ies))`
const shortNames: Readonly<Record<string, string>> = { elrc: 'Employment and Labour Relations Court', elc: 'Environment and Land Court' }
// Whose decisions are asked for: 'May the High Court hear it?' and 'the High Court struck my case out' narrow nothing.
const ofCourt = [
  String.raw`\b${NAME}\s+${ITS}\b`,
  String.raw`\b(?:rulings|decisions|judgments|cases|authorities)\s+(?:of|by|from|in)\s+the\s+${NAME}`,
  String.raw`\bdecided\s+by\s+the\s+${NAME}`,
  String.raw`\baccording\s+to\s+the\s+${NAME}`,
  String.raw`\b(?:has|have|did)\s+the\s+${NAME}\s+(?:held|hold|said|say|decided?|ruled?|found|find)\b`,
  String.raw`\bdoes\s+the\s+${NAME}\s+(?:hold|say)\b`,
].map((pattern) => RegExp(pattern, 'i'))

export interface QuestionRead {
  /** The words that are left. */
  words: string
  filters: SearchFilters
  /** What of these the question itself says, as a reader would: 'of the Supreme Court', 'in March 2023'. */
  said: string[]
}

/** What a question names that narrows where its answer is looked for, with the words that are left; what is given beside it stands. Pure. */
export function readQuestion(question: string, given: ChatFilters | null): QuestionRead {
  const filters: SearchFilters = { ...none, ...given }
  const said: string[] = []
  let words = question
  if (filters.dateFrom === null && filters.dateTo === null) {
    const dates = readDates(words)
    if (dates) {
      ;[filters.dateFrom, filters.dateTo, words] = [dates.from, dates.to, dates.words]
      said.push(dates.written)
    }
  }
  if (filters.courts.length === 0) {
    const pattern = ofCourt.find((one) => one.test(words))
    const written = pattern?.exec(words)?.groups?.court?.toLowerCase().replaceAll('’', "'")
    const court = written && (shortNames[written] ?? names.find((name) => name.toLowerCase() === written))
    if (pattern && court) {
      words = words.replace(pattern, ' ')
      filters.courts = [court]
      said.unshift(`of the ${court}`)
    }
  }
  return { words, filters, said }
}

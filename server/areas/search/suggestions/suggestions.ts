import { caseNumberInPrint } from '#citations/format/case-number-in-print'
import { caseNumberKey, citationKey } from '#citations/match-keys'
import type { CaseInBrief } from '#contract/cases'
import type { Suggestions } from '#contract/suggestions'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { findNames } from '../query/names.ts'
import { foldedWords } from '../words/words.ts'
import { type Spelling, rewrite } from './spelling.ts'
import { suggestionsStorage } from './storage.ts'

const maxWords = 8
/** Below this a beginning fits too much to be worth reading titles for. */
const fewestLetters = 2

/** What is offered while words are being typed: cases by name, citation or number, judges and courts. */
export function createSuggestions({ database, spelling }: { database: Database; spelling: Spelling }) {
  const storage = suggestionsStorage(database)

  const lookFor = async (reader: Reader, text: string, limit: number): Promise<Omit<Suggestions, 'corrected'>> => {
    const words = wordsOf(text)
    if (words.join('').length < fewestLetters) return { cases: [], judges: [], courts: [] }
    const names = /\d/.test(text) ? findNames(text) : null
    const [named, beginning, judges, courts] = await Promise.all([
      /\d/.test(text)
        ? storage.named(reader, names!, { citation: beginningOf(citationKey(text)), caseNumber: beginningOf(caseNumberKey(text)) }, limit)
        : [],
      storage.beginning(reader, text.toLowerCase(), limit),
      storage.judges(reader, words, limit),
      storage.courts(words, limit),
    ])
    const first = distinct([...named, ...beginning])
    const more = first.length >= limit ? [] : await storage.withWords(reader, words, limit)
    return {
      cases: distinct([...first, ...more])
        .slice(0, limit)
        .map(inPrint),
      judges,
      courts,
    }
  }

  return {
    async suggest(reader: Reader, { q, limit }: { q: string; limit: number }): Promise<Suggestions> {
      const found = await lookFor(reader, q, limit)
      if (found.cases.length + found.judges.length + found.courts.length > 0) return { ...found, corrected: null }
      const corrections = await spelling.correct(reader, foldedWords(q))
      if (corrections.length === 0) return { ...found, corrected: null }
      const corrected = rewrite(q, corrections)
      return { ...(await lookFor(reader, corrected, limit)), corrected }
    },
  }
}

/** Words as titles have them: lower case, accents kept, split at spaces. */
const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)

/** A beginning of two letters or digits fits the whole library. */
const beginningOf = (key: string) => (key.length >= 4 ? key : '')

const distinct = (cases: CaseInBrief[]) => [...new Map(cases.map((one) => [one.id, one])).values()]

const inPrint = (found: CaseInBrief): CaseInBrief => ({
  ...found,
  case_number: found.case_number && caseNumberInPrint(found.case_number),
})

import { parseDate } from '#citations/title'
import { plainText } from '#citations/normalise-for-matching'
import type { CaseInLibrary } from './case-in-library.ts'
import { partiesOfTitle } from './keys.ts'
import { namesParties, readCaseName } from './names.ts'

// '9th March 2023', '9th day of March, 2023', 'March 9, 2023'
const DATE =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?\s(?:day\sof\s)?([A-Za-z]{3,9})\.?,?\s(\d{4})|([A-Za-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4}))\b/g
const NOT_A_PLACE =
  /^(?:court|courts|high|appeal|supreme|magistrates?|chief|principal|senior|resident|commercial|law|kenya|civil|criminal|division|environment|land|employment|labour|relations|small|claims|tribunal|kadhis?)$/

/** What the words around a matter's number may tell the case by, the surest first. */
export const evidence = ['date', 'parties', 'court'] as const

/**
 * By what the words around a matter's number say which case it is: the day of the decision, the parties ('Civil Appeal No. 5 of 2015,
 * Achieng v Wafula'), or the court and the place where it sits. The number alone is not unique.
 */
export function tellsCase(
  context: string,
  { title, date, court, court_station }: Pick<CaseInLibrary, 'title' | 'date' | 'court' | 'court_station'>,
): (typeof evidence)[number] | null {
  const plain = plainText(context)
  if (date && datesIn(plain).includes(date)) return 'date'
  if (namesParties(plain, readCaseName(partiesOfTitle(title)))) return 'parties'
  const words = new Set(wordsOf(plain))
  const places = wordsOf(court_station ?? '').filter((word) => word.length > 3 && !NOT_A_PLACE.test(word))
  const names = wordsOf(court ?? '')
  const sits = places.some((place) => words.has(place))
  return sits && names.length > 0 && names.every((word) => words.has(word)) ? 'court' : null
}

const datesIn = (plain: string): string[] =>
  [...plain.matchAll(DATE)].flatMap(([, day, month, year, usMonth, usDay, usYear]) => {
    const date = parseDate(day ? `${day} ${month} ${year}` : `${usDay} ${usMonth} ${usYear}`)
    return date ? [date] : []
  })

/** Words for comparing, without the possessive: "Magistrate's Courts" and 'Magistrates Court' are the same two. */
const wordsOf = (text: string): string[] =>
  plainText(text)
    .toLowerCase()
    .replace(/'s\b|s'(?=\s|$)/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=court|magistrate|kadhi)s$/, ''))

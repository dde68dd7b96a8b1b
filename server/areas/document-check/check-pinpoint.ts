import { numbersOf } from '#citations/pinpoints'
import { sayReason } from '#contract/reasons/say-reason'
import { pinpointWords } from '#contract/reasons/citation-words'
import type { PinpointReason } from '#contract/reasons/citation-reasons'
import type { Paragraph } from '#contract/cases'
import type { CheckedPinpoint } from '#contract/document-check'

/** A page or paragraph that a document names, with its words. */
export interface NamedPlace {
  text: string
  start: number
  end: number
  unit: 'page' | 'paragraph'
}

export type Outcome = Pick<CheckedPinpoint, 'status' | 'reason' | 'reason_code'>

const outcome =
  (status: Outcome['status']) =>
  (reason: PinpointReason): Outcome => ({ status, reason: sayReason(reason, pinpointWords), reason_code: reason })
export const right = outcome('right')
export const wrong = outcome('wrong')
export const unknown = outcome('could not check')

// 'at paragraph 41 of ', 'paras 12-14 in the judgment in ', 'at page 9 of ' before a case name
const BEFORE =
  /(?:(?:paragraphs?|paras?\.?)\s{0,2}\[?\d{1,3}\]?(?:\s?(?:[-–]|to|and)\s?\[?\d{1,3}\]?)?|pages?\s{0,2}\d{1,4}(?:\s?(?:[-–]|to|and)\s?\d{1,4})?)(?=\s+(?:of|in)\s+(?:the\s+)?(?:(?:case|judgment|ruling|decision)\s+(?:of|in)\s+)?$)/i

/** A paragraph or page that is named before the case: 'at paragraph 41 of Otieno v Ngani'. */
export function pinpointBefore(text: string, from: number): NamedPlace | null {
  const start = Math.max(0, from - 90)
  const found = BEFORE.exec(text.slice(start, from))
  if (!found) return null
  const begins = start + found.index
  return { text: found[0], start: begins, end: begins + found[0].length, unit: /^page/i.test(found[0]) ? 'page' : 'paragraph' }
}

// '” (para 12)', '” [at paragraph 12]'
const AFTER =
  /^[”"’'.,]{0,3}\s{0,2}[([](?:at\s+)?((?:paragraphs?|paras?\.?|¶)\s{0,2}\[?\d{1,3}\]?(?:\s?(?:[-–]|to|and)\s?\[?\d{1,3}\]?)?)[\])]/i

/** A paragraph that is named in brackets after the words quoted from it. */
export function pinpointAfter(text: string, end: number): NamedPlace | null {
  const found = AFTER.exec(text.slice(end, end + 60))
  if (!found) return null
  const start = end + found[0].indexOf(found[1]!)
  return { text: found[1]!, start, end: start + found[1]!.length, unit: 'paragraph' }
}

/** The court's own numbers of the paragraphs of a case: what stands within an item or a quote belongs to the number before it. */
export function readNumbers(paragraphs: readonly Paragraph[]) {
  const numbered = paragraphs.filter(
    ({ number, depth, kind }) => depth === 0 && kind === 'paragraph' && number !== null && /^\d{1,4}$/.test(number),
  )
  const numbers = new Set(numbered.map(({ number }) => Number(number)))
  return {
    numbers,
    highest: Math.max(0, ...numbers),
    /** The number of the paragraph that a place stands in; null before the first. */
    at(place: number): number | null {
      const found = numbered.findLast(({ start }) => start <= place)
      return found ? Number(found.number) : null
    },
  }
}

export type Numbers = ReturnType<typeof readNumbers>

/** Where words quoted stand in the text of a case, each time; `length` as they are printed in the document. */
export interface StandingQuote {
  starts: readonly number[]
  length: number
}

/** Fewer numbered paragraphs than this are a list somewhere in the text, not the court's numbering. */
const fewestNumbered = 3

/** Whether a case has the paragraph that is named, and whether the words quoted from it stand there (`quoted`: where they stand). */
export function checkParagraph({ text }: NamedPlace, { numbers, highest, at }: Numbers, quoted: readonly StandingQuote[]): Outcome {
  const named = numbersOf(text)
  if (numbers.size < fewestNumbered) return unknown({ code: 'no-numbered-paragraphs' })
  const beyond = named.find((number) => number > highest)
  if (beyond !== undefined) return wrong({ code: 'last-paragraph', last: highest })
  for (const { starts } of quoted) {
    const stands = starts.map(at)
    if (stands.length > 0 && !stands.some((number) => number !== null && named.includes(number))) {
      const found = stands.find((number) => number !== null)
      return wrong(
        found === undefined || found === null ? { code: 'quote-before-paragraphs' } : { code: 'quote-in-paragraph', paragraph: found },
      )
    }
  }
  if (named.some((number) => !numbers.has(number))) return unknown({ code: 'number-missing' })
  return right({ code: quoted.length > 0 ? 'quote-stands' : 'paragraph-there' })
}

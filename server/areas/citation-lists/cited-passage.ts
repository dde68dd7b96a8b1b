import { maxSelectionLength } from '#contract/annotations'
import { extentOf } from '#contract/paragraph-extent'
import { pinpointOf, writePinpoint } from '#contract/pinpoint'
import { InvalidInput } from '../../problem.ts'
import { layOutPages } from '../../printing/judgment/page-blocks.ts'
import type { Judgment } from '../cases/cases.ts'

type Text = Pick<Judgment, 'content' | 'parts' | 'paragraphs' | 'pages'>

/** A passage of a judgment as it is cited: its words, letter by letter as they stand there, and its pinpoint. */
export interface CitedPassage {
  words: string
  pinpoint: string | null
}

/**
 * The passage that begins in a paragraph: the words that are given, else all of the paragraph without its number, with the items and quotations that
 * belong to it. `invalid-input` where the text
 * has no such paragraph, or the words do not begin in it.
 */
export function passageOf(text: Text, paragraph: number, given: string | undefined): CitedPassage {
  const { content, parts, paragraphs } = text
  const found = paragraphs.find(({ id }) => id === paragraph)
  if (content === null || !found) throw invalid('paragraph', 'The text of this case has no such paragraph')
  const [section] = layOutPages({ content, parts, paragraphs: [found] })
  const words = given ?? content.slice(section!.blocks[0]!.start, extentOf(paragraphs, paragraph)!.end).slice(0, maxSelectionLength).trim()
  const start = content.indexOf(words, found.start)
  if (start < 0 || start >= found.end) throw invalid('words', 'These words do not stand in this paragraph of the case')
  return { words, pinpoint: pinpointAt(text, start, words.length) }
}

/** Where the words of a cited passage begin: those that its pinpoint names, else the first; null where the text has them no longer. */
export function startOfPassage(text: Omit<Text, 'parts'>, { words, pinpoint }: CitedPassage): number | null {
  const { content, paragraphs } = text
  if (content === null || words === '') return null
  const first = content.indexOf(words)
  let from = 0
  // Once in each paragraph: a single letter stands in a judgment many thousand times.
  for (const { start: begins, end } of paragraphs) {
    from = Math.max(from, begins)
    const start = from < end ? content.indexOf(words, from) : from
    if (start < 0) break
    if (start < end && pinpointAt(text, start, words.length) === pinpoint) return start
    from = start < end ? end : start
  }
  return first < 0 ? null : first
}

/** The id of the paragraph in which a cited passage begins; null where the text has its words no longer. */
export function paragraphOf(text: Text, passage: CitedPassage): number | null {
  const start = startOfPassage(text, passage)
  return start === null ? null : (text.paragraphs.findLast((one) => one.start <= start)?.id ?? null)
}

const invalid = (field: string, msg: string) => new InvalidInput([{ loc: ['body', field], msg, type: 'not-in-text' }])

/** The pinpoint of so many letters from an offset on, as it is kept. */
function pinpointAt(text: Pick<Text, 'paragraphs' | 'pages'>, start: number, letters: number): string | null {
  const pinpoint = pinpointOf(text, { start, end: start + letters })
  return pinpoint && writePinpoint(pinpoint)
}

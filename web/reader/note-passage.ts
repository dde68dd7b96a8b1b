import type { ReaderMessages } from '../messages/reader.ts'
import type { DividedText } from './open-judgment.ts'
import { pinpointOf } from '#contract/pinpoint'
import { opinionAt } from '#contract/opinion-at'
import type { Place } from './text-places.ts'

/** Letters of a passage that a note keeps. */
const longest = 600

/** A passage as a note on its case keeps it: its words, its pinpoint, and whose they are where it is no opinion of the court. */
export function notePassage(words: ReaderMessages['quote'], text: DividedText, place: Place): string {
  const passage = text.content.slice(place.start, place.end).replace(/\s+/g, ' ').trim()
  const opinion = opinionAt(text, place)
  const pinpoint = pinpointOf(text, place)
  const where = [
    pinpoint === null ? words.unnumbered : words.pinpoint(pinpoint),
    opinion?.opinion_kind === 'dissenting' && words.dissenting(opinion.author),
    opinion?.opinion_kind === 'concurring' && words.concurring(opinion.author),
    opinion?.opinion_kind === 'opinion' && words.opinion(opinion.author),
  ].filter(Boolean)
  return `“${passage.length > longest ? `${passage.slice(0, longest)}…` : passage}”${where.length > 0 ? ` (${where.join(', ')})` : ''}`
}

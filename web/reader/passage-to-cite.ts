import { pinpointOf } from '#contract/pinpoint'
import type { ReaderMessages } from '../messages/reader.ts'
import type { PassageToCite } from '../ui/cite-store.ts'
import type { DividedText } from './open-judgment.ts'
import type { Place } from './text-places.ts'

/** A passage of a judgment as it is cited: without the space around it, from the paragraph in which it begins. */
export function passageToCite(
  words: ReaderMessages['quote'],
  of: Pick<PassageToCite, 'caseId' | 'name'>,
  text: DividedText,
  place: Place,
): PassageToCite {
  const marked = text.content.slice(place.start, place.end)
  const exact = marked.trim()
  const start = place.start + marked.indexOf(exact)
  const first = text.paragraphs.find(({ end }) => end > start)
  const pinpoint = pinpointOf(text, { start, end: start + exact.length })
  return { ...of, paragraph: first?.id ?? 1, words: exact, pinpoint: pinpoint && words.pinpoint(pinpoint) }
}

import { splitSentences } from '#citations/prose/sentences'
import { readMeanings } from './read-meanings.ts'
import { createTextReading, soughtOf } from './read-text.ts'
import { scoreTexts } from './score-passages.ts'

/** Letters of a quotation; it ends with a sentence. */
const maxQuoteLength = 600

/** The run of whole sentences of a passage that says most of what is asked. */
export function tellingWords(text: string, question: string): string {
  const spans = splitSentences(text)
  if (spans.length === 0) return text.slice(0, maxQuoteLength)
  const read = createTextReading(soughtOf(readMeanings(question)))
  const { scores } = scoreTexts(spans.map(({ start, end }) => [read(text.slice(start, end))]))
  const best = scores.indexOf(scores.reduce((most, one) => Math.max(most, one), -Infinity))
  let [first, last] = [best, best]
  const lengthOf = () => spans[last]!.end - spans[first]!.start
  // The sentence after it says how it goes on, the one before what it speaks of.
  for (let grown = true; grown;) {
    grown = false
    if (last + 1 < spans.length && spans[last + 1]!.end - spans[first]!.start <= maxQuoteLength) {
      last += 1
      grown = true
    }
    if (first > 0 && lengthOf() + spans[first]!.start - spans[first - 1]!.start <= maxQuoteLength) {
      first -= 1
      grown = true
    }
  }
  return text.slice(spans[first]!.start, spans[last]!.end)
}

import { splitSentences } from '#citations/prose/sentences'
import { isForRule } from './is-for-rule.ts'
import { readMeanings } from './read-meanings.ts'
import { createTextReading, soughtOf } from './read-text.ts'
import { scoreTexts } from './score-passages.ts'

/** Letters of a quotation; it ends with a sentence. */
const maxQuoteLength = 600

/** What a sentence gains that says on what conditions, where a rule is asked for: 'No order shall be made unless', 'the applicant must show'. */
const forCondition = 1.6
const CONDITION =
  /\b(?:unless|only (?:be \w+ )?(?:if|where|when|upon|after)|(?:is|be) satisfied|(?:must|has to|have to|(?:is|are) required to) (?:show|prove|establish|demonstrate|satisfy)|(?:conditions?|grounds?|principles?|requirements?) (?:is|are|was|were|for|that)|burden|onus)\b/i
/** What the first sentence of a provision gains: the rule stands there, and what defines, excepts and adds comes after. */
const forFirst = 1.4

/** The run of whole sentences of a passage that says most of what is asked. */
export function tellingWords(text: string, question: string, isLaw = false): string {
  const spans = splitSentences(text)
  if (spans.length === 0) return text.slice(0, maxQuoteLength)
  const read = createTextReading(soughtOf(readMeanings(question)))
  const { scores } = scoreTexts(spans.map(({ start, end }) => [read(text.slice(start, end))]))
  const asksForRule = isForRule(question)
  const gains = spans.map(
    ({ start, end }, i) => (asksForRule && CONDITION.test(text.slice(start, end)) ? forCondition : 1) * (isLaw && i === 0 ? forFirst : 1),
  )
  const told = scores.map((one, i) => one * gains[i]!)
  const best = told.indexOf(told.reduce((most, one) => Math.max(most, one), -Infinity))
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

import { splitSentences } from '#citations/prose/sentences'

/** Words that were quoted, around the sentence of them that lays the law down. */
export interface DividedQuote {
  before: string
  rule: string
  after: string
}

// 'No order shall be made unless', 'The applicant bears the onus', 'the test is whether', 'will only be granted where', 'it is trite that'
const lays =
  /\b(?:shall|must|cannot|may (?:not|only)|ought (?:not )?to|unless|only (?:be|if|where|when)|(?:is|are) (?:required|bound|obliged|entitled|not entitled) to|bears? the (?:legal |evidential )?(?:onus|burden)|(?:onus|burden) (?:of proof )?(?:is|lies|rests)|(?:test|principle|rule|law|standard|position) (?:is|are|in)\b|requires? (?:that|the)|trite|well[- ]settled|settled (?:law|principle))/gi
// 'I have considered the pleadings', 'the issue for determination is whether', 'counsel submitted that'
const tells =
  /\bI have (?:considered|read|looked)|\bissues? (?:for|that arises? for) determination|\b(?:submit(?:s|ted)|argue[sd]|contend(?:s|ed)|urged|averred|deponed)\b/i

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/**
 * Finds the sentence that lays down the law on what was asked: of those with words of obligation or principle, the one with most of the question.
 * `rule` is empty where none has.
 */
export function findRule(quote: string, question: string): DividedQuote {
  const asked = wordsOf(question)
  let best: { start: number; end: number; score: number } | null = null
  for (const { start: from, end } of splitSentences(quote)) {
    const start = from + leadIn(quote.slice(from, end))
    const sentence = quote.slice(start, end)
    const laid = new Set(sentence.toLowerCase().match(lays)).size
    if (laid === 0 || tells.test(sentence)) continue
    const score = Math.min(laid, 3) + [...wordsOf(sentence)].filter((word) => asked.has(word)).length
    if (!best || score > best.score) best = { start, end, score }
  }
  if (!best) return { before: quote, rule: '', after: '' }
  return { before: quote.slice(0, best.start), rule: quote.slice(best.start, best.end), after: quote.slice(best.end) }
}

/** How much of a sentence leads into a rule that it quotes, as in 'The Rules provide: “No order shall be made …”'. */
function leadIn(sentence: string): number {
  const led = /:\s*[“‘"]\s*/.exec(sentence)
  if (!led) return 0
  const end = led.index + led[0].length
  return sentence.slice(end).search(lays) < 0 ? 0 : end
}

/** Characters shown on either side of a rule. */
const room = 140

/** A quote as a table has room for it: the rule whole, and of the rest what stands nearest to it. */
export function shortenQuote({ before, rule, after }: DividedQuote): DividedQuote {
  if (rule === '') return { before: headOf(before, 3 * room), rule, after }
  return { before: tailOf(before, room), rule, after: headOf(after, room) }
}

const headOf = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most).replace(/\s*\S*$/, '')} …`)
const tailOf = (text: string, most: number) => (text.length <= most ? text : `… ${text.slice(-most).replace(/^\S*\s*/, '')}`)

import { type JudgmentText, readDecision } from '../../cases/cases.ts'
import { isPartySpeech } from '#citations/prose/voices'
import type { TextPassage } from './passage.ts'
import { readMeanings } from './read-meanings.ts'

/** What may be asked of a case as a whole, in the order in which a judgment has it. */
const caseParts = ['facts', 'issues', 'reasons', 'orders'] as const
export type CasePart = (typeof caseParts)[number]

/** How a question asks for each. */
const asksFor: Record<CasePart, RegExp> = {
  facts: /\b(?:facts?|background|happened|dispute|parties|claims?|about)\b/i,
  issues: /\b(?:issues?|questions?|determination)\b/i,
  reasons: /\b(?:why|reason(?:s|ing|ed)?|ratio|rationale|analysis|analy[sz]ed?|basis|grounds?|held|hold(?:s|ing|ings)?|principles?|law)\b/i,
  orders:
    /\b(?:decid(?:e|es|ed)|decision|outcome|orders?|ordered|won|wins?|lost|result|conclusions?|concluded?|disposition|verdict|determined?|ruled?|ruling|held|hold)\b/i,
}
const asksForAll =
  /\b(?:summar(?:y|ise|ize|ies|ised|ized)|overview|brief|digest|outline|explain|analy[sz]e|key points?|main points?|tell me)\b/i
/** What a question says beside that and asks for nothing in particular. */
const beside =
  /^(?:wh|case|court|judg|judgment|judge|matter|decision|rul|appeal|tribun|bench|give|tell|explain|say|said|main|key|point|short|please|find|found|made|mak|reach|arriv|come|did|final|brief|bring|kind)/

/** What of a case as a whole a question asks for; null where it asks for something in particular. Pure. */
export function partsAsked(question: string): CasePart[] | null {
  const isNothingElse = readMeanings(question).every(({ words }) =>
    words.every((word) => beside.test(word) || asksForAll.test(word) || caseParts.some((part) => asksFor[part].test(word))),
  )
  if (!isNothingElse) return null
  const asked = caseParts.filter((part) => asksFor[part].test(question))
  return asksForAll.test(question) || asked.length === 0 ? [...caseParts] : asked
}

// 'search the library too', 'are there other cases', 'what have other courts said'
const BEYOND =
  /\b(?:search|look|ask|check|try)\b[^.?!]{0,30}\b(?:library|elsewhere|further)\b|\b(?:whole|entire|rest of the) library\b|\b(?:other|similar|later|recent|newer|more) (?:cases?|decisions?|courts?|authorit(?:y|ies)|judgments?|rulings?)\b|\belsewhere\b/i

/** Whether a question about a case asks for more than the case. Pure. */
export const asksBeyond = (question: string): boolean => BEYOND.test(question)

/** Passages of each part: of one that is asked for alone, and where more are. */
const mostOfPart = { alone: 5, together: 3 }
const fewestReasons = 2

/** The passages of a judgment that tell the parts of it that are asked for, in the order of the judgment. Pure. */
export function readParts(judgment: JudgmentText, passages: readonly TextPassage[], asked: readonly CasePart[]): TextPassage[] {
  const most = asked.length === 1 ? mostOfPart.alone : mostOfPart.together
  const { issues, holdings, orders } = readDecision(judgment)
  const chosen = new Map<number | null, TextPassage>()
  const add = (part: CasePart, some: readonly TextPassage[]) => {
    if (!asked.includes(part)) return
    for (const one of some.slice(0, most)) if (!chosen.has(one.paragraph)) chosen.set(one.paragraph, one)
  }
  const told = (statements: typeof issues, heading: TextPassage['heading']) =>
    statements.flatMap(({ text, paragraphs: [place] }) => {
      const of = passages.find((one) => one.paragraph === place?.id) ?? passages.find((one) => one.text.includes(text))
      return of ? [{ ...of, heading, tells: text }] : []
    })
  const under = (heading: TextPassage['heading']) => passages.filter((one) => one.heading === heading && one.opinion !== 'dissenting')
  const ended = told(orders, 'Conclusion')
  const reasoned = told(holdings, 'Legal Reasoning')
  add('orders', ended.length > 0 ? ended : under('Conclusion').slice(-most))
  add('issues', [...told(issues, 'Legal Issue'), ...under('Legal Issue')])
  // What is reasoned last leads to what is ordered.
  const reasoning = under('Legal Reasoning').filter(({ text }) => !isPartySpeech(text))
  add('reasons', reasoned.length >= fewestReasons ? reasoned : [...reasoned, ...reasoning.slice(reasoned.length - fewestReasons)])
  const opening = under('Background')
  add('facts', [...opening.filter(({ text }) => !isPartySpeech(text)), ...opening])
  // A judgment that states no issues shows by what it decides what they were.
  if (chosen.size === 0 && asked.length < caseParts.length) return readParts(judgment, passages, caseParts)
  const order = new Map(passages.map(({ paragraph }, at) => [paragraph, at]))
  return [...chosen.values()].toSorted((a, b) => order.get(a.paragraph)! - order.get(b.paragraph)!)
}

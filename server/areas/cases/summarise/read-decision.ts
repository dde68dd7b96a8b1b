import type { Statement } from '#contract/cases'
import { findHoldings } from './find-holdings.ts'
import { findIssues } from './find-issues.ts'
import { findOrders } from './find-orders.ts'
import { type JudgmentText, type Sentence, readSentences } from './read-sentences.ts'

/** What a judgment decides, in the court's own sentences. */
export interface Decision {
  issues: Statement[]
  holdings: Statement[]
  orders: Statement[]
  /** What judges who differ say. */
  dissents: Statement[]
}

const maxHoldings = 6
const maxDissents = 3
/** Letters: what goes on for longer without a full stop is no sentence of a court, and what reads one looks ahead from each of its words. */
const maxSentenceLength = 5_000

/**
 * Reads issues, holdings and orders out of a judgment by the way Kenyan judgments are built: nothing is made up, each statement is one
 * sentence of the text, word for word, with the paragraph it stands in. Pure; some 20 ms for 30,000 words.
 */
export function readDecision(judgment: JudgmentText): Decision {
  const sentences = readSentences(judgment).filter(({ text }) => text.length <= maxSentenceLength)
  const main = sentences.filter(({ part }) => isMain(part, judgment))
  const issues = findIssues(main)
  const orders = findOrders(main)
  const holdings = findHoldings(main, { issues, orders, most: maxHoldings })
  const differing = sentences.filter(({ part }) => part.opinion_kind === 'dissenting')
  const dissents = findHoldings(differing, { issues: [], orders: [], most: maxDissents })
  return {
    issues: issues.map((sentence) => toStatement('issue', sentence)),
    holdings: holdings.map((sentence) => toStatement('holding', sentence)),
    orders: orders.map((sentence) => toStatement('order', sentence)),
    dissents: dissents.map((sentence) => toStatement('holding', sentence)),
  }
}

/** What makes the judgment: its sole or majority opinions, where none is one those that do not say what they are, else those that concur. */
const leading = [['sole', 'majority'], ['opinion'], ['concurring']] as const

function isMain(part: Sentence['part'], { parts }: JudgmentText): boolean {
  if (part.kind === 'orders') return true
  const kinds = leading.find((some) => parts.some(({ opinion_kind }) => some.some((kind) => kind === opinion_kind)))
  return kinds ? kinds.some((kind) => kind === part.opinion_kind) : part.opinion_kind !== 'dissenting'
}

const toStatement = (kind: Statement['kind'], { text, paragraph, number, part }: Sentence): Statement => ({
  kind,
  text,
  paragraphs: [{ id: paragraph.id, number }],
  author: part.author,
  opinion_kind: part.opinion_kind,
})

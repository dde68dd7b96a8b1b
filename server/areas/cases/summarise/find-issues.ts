import type { Sentence } from './read-sentences.ts'
import { isOfParty, isPartiesHeading } from './voices.ts'

// 'The issues for determination are', 'the main issue that falls for consideration', 'distilled two questions for determination'
const NAMES_ISSUES =
  /\b(?:issues?|questions?)\b(?:\s+[\p{L}’']+){0,8}?\s+(?:determin\p{L}+|consider\p{L}+|decision|resol\p{L}+|answer\p{L}*)\b|\b(?:key|main|sole|only|singular|single|principal|central|real|primary|first)\s+(?:issue|question)s?\s+(?:\p{L}+\s+){0,5}?(?:is|are|was|were|being|to be)\b|\bissue is clear cut\b|\bthe (?:issue|question)s?\s+(?:herein|here|now|then)?\s*(?:is|are)\b|\bturns on\b|\bcertified the following\b/iu
const BY_COURT =
  /\b(?:I|we|this court|the court|the tribunal|this tribunal|my|our)\b|\bfor (?:my |our |this court['’]s )?(?:determination|consideration)\b|falls? for/i
const LEADS = /(?:[:;–—-]|\b(?:are|is|as follows|following|namely|being|thus|issues|issue|determination|consideration))[\s.:;–—-]*$/i
const QUESTION = /^(?:[“"(]?(?:\(?[a-z\d]{1,3}[.)]\s*)?)?(?:whether|if the|what|who|which|is|are|was|did|does|do|has|have|should|can)\b/i
const HEADING_OF_ISSUES = /\b(?:issues?|questions?)\b.*\bdetermin|^(?:the\s+)?issues?\.?:?$/i
const maxIssues = 8

/** The issues that the court sets itself, in its own words: the list that it gives, the sentence that names them, or its headings. */
export function findIssues(sentences: readonly Sentence[]): Sentence[] {
  const openings = sentences.filter(({ place }) => place === 0)
  let before = 0
  const listed = sentences.flatMap((sentence) => {
    if (sentence === openings[before]) before += 1
    return namesIssues(sentence) ? [issuesAt(sentence, openings, before)] : []
  })
  const stated = listed.filter((issues) => issues.length > 0)
  const ofCourt = stated.filter(([first]) => !isPartiesHeading(first!.heading))
  // The court's own come after those that it reports.
  const chosen = (ofCourt.length > 0 ? ofCourt : stated).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  if (chosen) return chosen.slice(0, maxIssues)
  return sentences
    .filter(
      ({ paragraph, text }) => paragraph.kind === 'heading' && (/^(?:\W*\w{1,3}[.)])?\s*whether\b/i.test(text) || /\?\s*$/.test(text)),
    )
    .slice(0, maxIssues)
}

const weightOf = (issues: readonly Sentence[]): number => {
  const [first] = issues
  return (issues.length > 1 ? 2 : 0) + (BY_COURT.test(first!.text) ? 1 : 0) + (/\bwhether\b/i.test(first!.text) ? 1 : 0)
}

const namesIssues = (sentence: Sentence): boolean => {
  if (sentence.paragraph.kind === 'quote' || sentence.quoted) return false
  if (sentence.paragraph.kind === 'heading') return HEADING_OF_ISSUES.test(sentence.text)
  return NAMES_ISSUES.test(sentence.text) && !isOfParty(sentence)
}

/** The issues that a sentence names: what it leads in, or itself where it says whether. The openings from `next` on come after it. */
function issuesAt(sentence: Sentence, openings: readonly Sentence[], next: number): Sentence[] {
  const isLead = sentence.paragraph.kind === 'heading' || (LEADS.test(sentence.text) && sentence.place === sentence.siblings - 1)
  if (isLead || !/\bwhether\b/i.test(sentence.text)) {
    const list = listAfter(sentence, openings, next)
    if (list.length > 0) return list
  }
  return sentence.paragraph.kind !== 'heading' && /\bwhether\b|\?/i.test(sentence.text) ? [sentence] : []
}

/** The questions that follow at once: items, or paragraphs that ask. */
function listAfter({ part }: Sentence, openings: readonly Sentence[], next: number): Sentence[] {
  const list: Sentence[] = []
  for (let at = next; at < openings.length && list.length < maxIssues; at += 1) {
    const one = openings[at]!
    if (one.part !== part) break
    if (one.paragraph.kind === 'heading' && list.length === 0 && /\bissue/i.test(one.text)) continue
    if (!QUESTION.test(one.text) && !(one.paragraph.kind === 'item' && /\?\s*$|^(?:the|costs?)\b/i.test(one.text))) break
    list.push(one)
  }
  return list
}

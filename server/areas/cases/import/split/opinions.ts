import type { Part } from '#contract/cases'
import type { Block } from './block.ts'

/** The start of an opinion that is headed with its judge's name. */
export interface OpinionHeading {
  index: number
  author: string | null
  kind: NonNullable<Part['opinion_kind']>
}

// 'JUDGMENT OF GITHINJI, JA', 'DISSENTING OPINION OF M. K. IBRAHIM, SCJ', 'CONCURRING JUDGMENT OF …', 'JUDGMENT OF THE COURT', 'MAJORITY JUDGMENT'
const HEADING =
  /^(?:[A-Z]\.\s*)?(?:the\s+)?(?:(separate|majority|lead(?:ing)?|minority|partly|partially|(?:part\s+)?dissent(?:ing)?|concurring|individual)\s+)*(judge?ment|opinion|ruling|dissent|reasons)(?:\s+(?:of|by)\s+(.{3,120}))?$/i
const THE_COURT = /^(?:the\s+)?(?:court|bench|majority|tribunal)\b/i

const kindOf = (text: string): OpinionHeading['kind'] => {
  if (/\b(?:dissent|minority)/i.test(text)) return 'dissenting'
  if (/\bconcurring\b/i.test(text)) return 'concurring'
  return /\b(?:majority|lead(?:ing)?)\b/i.test(text) || THE_COURT.test(text.replace(/^.*\bof\s+/i, '')) ? 'majority' : 'concurring'
}

const tidyAuthor = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\s.:,–-]+$/, '')
    .trim()

/** Headings that open the opinion of a named judge or of the court; one alone makes the opinion of the whole judgment. */
export function findOpinionHeadings(blocks: readonly Block[]): OpinionHeading[] {
  const headings = blocks.flatMap(({ text }, index): (OpinionHeading & { named: boolean })[] => {
    if (text.length > 160) return []
    const match = HEADING.exec(text.replace(/[:.\s]+$/, ''))
    if (!match || (!match[1] && !match[3])) return []
    const author = match[3] && !THE_COURT.test(match[3]) ? tidyAuthor(match[3]) : null
    if (author && !/^[A-Z]/.test(author)) return []
    return [{ index, author, kind: kindOf(text), named: author !== null || match[1] !== undefined }]
  })
  const named = headings.filter((heading) => heading.named)
  return (named.length === 0 ? [] : headings).map(({ index, author, kind }) => ({ index, author, kind }))
}

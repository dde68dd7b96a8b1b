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

const kindOf = (text: string): OpinionHeading['kind'] | 'unsaid' => {
  if (/\b(?:dissent|minority)/i.test(text)) return 'dissenting'
  if (/\bconcurring\b/i.test(text)) return 'concurring'
  return /\b(?:majority|lead(?:ing)?)\b/i.test(text) || THE_COURT.test(text.replace(/^.*\bof\s+/i, '')) ? 'majority' : 'unsaid'
}

/** Where no heading says 'majority', the first opinion that does not say what it is leads; the others that do not say agree with it. */
function withLead(headings: { index: number; author: string | null; kind: OpinionHeading['kind'] | 'unsaid' }[]): OpinionHeading[] {
  const lead = headings.some(({ kind }) => kind === 'majority') ? -1 : headings.findIndex(({ kind }) => kind === 'unsaid')
  return headings.map((heading, place) => ({
    ...heading,
    kind: place === lead ? 'majority' : heading.kind === 'unsaid' ? 'concurring' : heading.kind,
  }))
}

const tidyAuthor = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\s.:,–-]+$/, '')
    .trim()

/**
 * Where opinions open: where the source says so, else at headings that name a judge or the court; one alone makes the opinion of the whole
 * judgment.
 */
export function findOpinionHeadings(blocks: readonly Block[]): OpinionHeading[] {
  const stated = blocks.flatMap(({ given }, index) =>
    given?.opinion ? [{ index, author: given.opinion.author, kind: given.opinion.kind ?? ('unsaid' as const) }] : [],
  )
  if (stated.length > 0) return withLead(stated)
  const headings = blocks.flatMap(
    ({ text }, index): (Omit<OpinionHeading, 'kind'> & { kind: ReturnType<typeof kindOf>; named: boolean })[] => {
      if (text.length > 160) return []
      const match = HEADING.exec(text.replace(/[:.\s]+$/, ''))
      if (!match || (!match[1] && !match[3])) return []
      const author = match[3] && !THE_COURT.test(match[3]) ? tidyAuthor(match[3]) : null
      if (author && !/^[A-Z]/.test(author)) return []
      return [{ index, author, kind: kindOf(text), named: author !== null || match[1] !== undefined }]
    },
  )
  if (!headings.some((heading) => heading.named)) return []
  return withLead(headings.map(({ index, author, kind }) => ({ index, author, kind })))
}

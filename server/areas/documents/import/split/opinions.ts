import type { Block } from './block.ts'
import type { SaidKind } from './opinion-words.ts'

/** The start of an opinion that is headed with its judge's name. */
export interface OpinionHeading {
  index: number
  author: string | null
  /** What the heading says it is, `court` where it says that it is the court's; null where it says nothing. */
  kind: SaidKind | 'court'
  /** Who join in it, as the heading says: 'with whom Lord Moss agrees'. */
  joined?: string
}

const WORD_BEFORE = '(?:separate|majority|lead(?:ing)?|minority|partly|partially|(?:part\\s+)?dissent(?:ing)?|concurring|individual)'
// 'JUDGMENT OF GITHINJI, JA', 'DISSENTING OPINION OF M. K. IBRAHIM, SCJ', 'CONCURRING JUDGMENT OF …', 'JUDGMENT OF THE COURT', 'MAJORITY JUDGMENT'
const HEADING = new RegExp(
  `^(?:[A-Z]\\.\\s*)?(?:the\\s+)?(?:(${WORD_BEFORE})\\s+(?:and\\s+)?)*(judge?ment|opinion|ruling|dissent|reasons)(?:\\s+(?:of|by)\\s+(.{3,120}))?$`,
  'i',
)
const THE_COURT = /^(?:the\s+)?(?:court|bench|majority|tribunal)\b/i

const OFFICE = String.raw`(?:Ag\.?\s*)?(?:A?D?CJ(?:\s*&\s*V?P)?|J\.?S\.?C\b|J\.?C\.?C\b|SCJJ?|P?CA|P|MR|LJJ?|A?JJ?\.?\s?A|JJ?|AJ)\b\.?`
const NAME = String.raw`(?:hon(?:ou?rable|\.)?\s+)?(?:(?:lady\s+|mr\.?\s+)?justice\s+)?(?:dr\.?\s+|\(dr\.?\)\s+|prof\.?\s+)?\p{Lu}[\p{L}.’'&\s-]{1,60}?`
// 'LUMBASI, JA (Dissenting)', 'Kadenge, J.A. – CONCURRING', 'P. Lumbasi, SCJ (dissenting in part)'
const NAME_AND_KIND = new RegExp(
  String.raw`^(${NAME},?\s*${OFFICE})\s*[,:]?\s*[(\[–—-]+\s*((?:partly\s+|partially\s+)?(?:dissent\p{L}*|concur\p{L}*|minority|majority)[\p{L}\s]{0,20})[)\]]?[.:]*$`,
  'iu',
)
// 'Per Kantai, JA:', 'PER NJOKI NDUNGU, SCJ'
const PER = new RegExp(String.raw`^per\s+(${NAME},?\s*${OFFICE})\s*(?:[(\[–—-]+\s*(\p{L}[\p{L}\s]{2,30})[)\]]?)?[.:–—-]*$`, 'iu')
// 'HON. LADY JUSTICE J. MOHAMMED, JA', 'P. LUMBASI, SCJ': a judge's name on a line of its own
const NAME_ALONE = new RegExp(String.raw`^(${NAME},?\s*${OFFICE})[.:]*$`, 'iu')

// 'LORD PELHAM:', 'Lady Justice Brand:'
const PEER = String.raw`(?:LORD|LADY|SIR|DAME|Lord|Lady|Sir|Dame)(?:\s+(?:CHIEF\s+|Chief\s+)?(?:JUSTICE|Justice))?(?:\s+\p{Lu}[\p{L}’'.-]+){1,4}`
const BENCHED = String.raw`(?:\p{Lu}[\p{L}.’'-]*,?\s+(?:&\s+|and\s+)?){1,8}${OFFICE}`
// 'PEARCE J', 'NDLELA J (Mabaso ADCJ and Khoza J concurring):', 'LORD PELHAM: (dissenting)'
const JUDGE_ALONE = new RegExp(
  String.raw`^(?!.*\b(?:JUDGE?MENT|OPINION|RULING|REASONS|DISSENT OF|Judge?ment|Opinion|Ruling|Reasons)\b)(${BENCHED}|${PEER}(?=\s*[:(]))[:.]?\s*(?:\(([^()]{3,160})\))?[.:]*$`,
  'u',
)
/** What brackets say of the opinion itself; otherwise they name who join in it. */
const OF_ITSELF = /^(?:(?:partly|partially)\s+)?(?:dissent|concur|minority|majority)|\bagrees?,\s+(?:dissent|concur)/i
/** An opinion begins below: a numbered paragraph or a sentence, and nothing that ends a judgment. */
const BEGINS = /^(?:\[?\d{1,3}[\].\s]|\p{Lu}[^\n]{40})/u
const ENDS =
  /^(?:i certify|dated|delivered|signed|this is a true|deputy registrar|judges?\b|in the presence|for the (?:appellant|respondent))/i

/** What a heading says of an opinion's kind. */
export const kindOfHeading = (text: string): OpinionHeading['kind'] => {
  if (/\b(?:dissent|minority)/i.test(text)) return 'dissenting'
  if (/\bconcur/i.test(text)) return 'concurring'
  if (/\b(?:majority|lead(?:ing)?)\b/i.test(text)) return 'majority'
  return THE_COURT.test(text.replace(/^.*\bof\s+/i, '')) ? 'court' : null
}

const tidyAuthor = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\s.:,–-]+$/, '')
    .trim()

/** Characters: what follows a heading is longer than a signature. */
const leastWords = 40

/** 'Jacobs J' over 'By an order of 13 May Jacobs J allowed': a section on what a judge did, who is named in it. */
const isOnlyNamed = (text: string, author: string, below: string): boolean => text === author && below.includes(author)

/** A heading on its own, with what it says; null for a line that opens no opinion. `below` are the lines after it. */
function readHeading(text: string, below: readonly string[]): (Omit<OpinionHeading, 'index'> & { named: boolean }) | null {
  if (text.length > 160) return null
  const person = NAME_AND_KIND.exec(text) ?? PER.exec(text)
  if (person && /^\p{Lu}/u.test(person[1]!) && below.some((line) => line.length >= leastWords))
    return { author: tidyAuthor(person[1]!), kind: person[2] ? kindOfHeading(person[2]) : null, named: true }
  const alone = JUDGE_ALONE.exec(text)
  if (alone && BEGINS.test(below[0] ?? '') && !ENDS.test(below[0]!) && !isOnlyNamed(text, alone[1]!, below[0]!)) {
    const [, author = '', said = ''] = alone
    const isOfItself = OF_ITSELF.test(said)
    return {
      author: tidyAuthor(author),
      kind: isOfItself ? kindOfHeading(said) : null,
      named: true,
      ...(!isOfItself && said && { joined: said }),
    }
  }
  const match = HEADING.exec(text.replace(/[:.\s]+$/, ''))
  if (!match || (!match[1] && !match[3])) return null
  const said = match[3] && !THE_COURT.test(match[3]) ? tidyAuthor(match[3]) : null
  if (said && !/^[A-Z]/.test(said)) return null
  // 'DISSENTING JUDGMENT' over a name
  const name = said === null && match[3] === undefined ? NAME_ALONE.exec(below[0]?.replace(/^of\s+/i, '') ?? '')?.[1] : undefined
  return { author: said ?? (name ? tidyAuthor(name) : null), kind: kindOfHeading(text), named: said !== null || match[1] !== undefined }
}

/** Whether a line opens the opinion of a judge, rather than that of the court: 'JUDGMENT OF TANGA, JA'. */
export const opensOpinion = (text: string): boolean => {
  const author = text.length <= 160 ? HEADING.exec(text.replace(/[:.\s]+$/, ''))?.[3] : undefined
  return author !== undefined && /^[A-Z]/.test(author) && !THE_COURT.test(author)
}

/**
 * Where opinions open: where the source says so, else at headings that name a judge or the court; one alone makes the opinion of the whole
 * judgment. What a heading does not say of its kind is left open.
 */
export function findOpinionHeadings(blocks: readonly Block[]): OpinionHeading[] {
  const stated = blocks.flatMap(({ given }, index) =>
    given?.opinion ? [{ index, author: given.opinion.author, kind: given.opinion.kind }] : [],
  )
  if (stated.length > 0) return stated
  const below = (index: number) => blocks.slice(index + 1, index + 4).map(({ text }) => text)
  const headings = blocks.flatMap(({ text }, index) => {
    const heading = readHeading(text, below(index))
    return heading ? [{ index, ...heading }] : []
  })
  if (!headings.some(({ named }) => named)) return []
  return headings.map(({ index, author, kind, joined }) => ({ index, author, kind, ...(joined && { joined }) }))
}

// 'KITONYI, DCJ & VP, ABDULLE, GATHURU & WAMOTO, SCJJ': four judges
const countJudges = ({ author, joined = '' }: OpinionHeading): number =>
  `${author ?? 'one'}, ${joined}`.split(/,|&|\band\b/i).filter((name) => !BARE_OFFICE.test(name) && /\p{L}{2}/u.test(name)).length
const BARE_OFFICE = /^\s*(?:Ag\.?\s*)?(?:D?CJ|V-?P|SCJJ?|JSC|JCC|P?CA|P|JJ\.?\s?A|J\.?\s?A|JJ?)\.?\s*$/i

/** Whether the heading of an opinion names more judges than all others together; one that names none stands for one. */
export function isOfMost(headings: readonly OpinionHeading[], at: number): boolean {
  const own = headings[at]!
  if (headings.length < 2 || own.author === null || (own.joined === undefined && headings.some(({ author }) => author === null)))
    return false
  const counts = headings.map(countJudges)
  return 2 * counts[at]! > counts.reduce((sum, count) => sum + count, 0)
}

import { LeaderType, Paragraph, TabStopType, type TextRun } from 'docx'
import { type AuthorityKind, type Doubt, authorityKinds } from '#contract/citation-lists'
import { a4, heading, run, writeWord } from '../../printing/word.ts'
import { authorityHeadings, doubtWords, stretchesOf } from '../../printing/authorities.ts'
import { type MatterHeading, headingWords } from '../../printing/matter/matter-heading.ts'
import { headOfPaper } from '../../printing/matter/word-heading.ts'

/** One authority as it is listed; `places` says where it is cited, or is empty. */
export interface ListedAuthority {
  text: string
  italics: readonly [number, number][]
  kind: AuthorityKind
  sortedBy: string
  places: string
  /** Why a case must not be relied on without a second look. */
  doubt: Doubt | null
}

const words = {
  title: 'Table of Authorities',
  none: 'No authorities.',
}
/** An inch. */
const margin = 1440
const measure = a4.width - 2 * margin

interface Paper {
  name: string
  /** That it is filed in. */
  matter: MatterHeading | null
}

/** A table of authorities as a Word document: each kind under its heading, by name, case names in italics; one authority once. */
export const writeAuthorities = (authorities: readonly ListedAuthority[], { name, matter }: Paper): Promise<File> =>
  writeWord(
    {
      title: words.title,
      heading: matter ? headingWords.republic : words.title,
      footer: [words.title, matter?.case_number].filter(Boolean).join(', '),
      size: 22,
      margin,
      isHeadingCentred: true,
      children: [
        ...(matter ? headOfPaper(matter, words.title, measure) : []),
        ...(authorities.length === 0 ? [new Paragraph({ children: [run(words.none, { italics: true })] })] : []),
        ...authorityKinds.flatMap((kind) => section(kind, authorities)),
      ],
    },
    name,
  )

function section(kind: AuthorityKind, all: readonly ListedAuthority[]): Paragraph[] {
  const once = new Map(all.filter((one) => one.kind === kind).map((one) => [one.text, one]))
  if (once.size === 0) return []
  const listed = [...once.values()].sort((a, b) => sortKey(a).localeCompare(sortKey(b), 'en', { numeric: true, sensitivity: 'base' }))
  return [
    heading(authorityHeadings[kind]),
    ...listed.map(
      (one) =>
        new Paragraph({
          indent: { left: 480, hanging: 480 },
          spacing: { after: 110 },
          keepLines: true,
          ...(one.places !== '' && { tabStops: [{ type: TabStopType.RIGHT, position: measure, leader: LeaderType.DOT }] }),
          children: [...runsOf(one), ...markOf(one), ...(one.places === '' ? [] : [run(`\t${one.places}`)])],
        }),
    ),
  ]
}

/** 'In re Estate of Wafula' under W, 'The Kenya Tea Agency' under K. */
const sortKey = ({ sortedBy }: ListedAuthority): string =>
  sortedBy.replace(/^(?:in\s+re:?\s+|re:?\s+|in\s+the\s+matter\s+of\s+)?(?:the\s+)?(?:estate\s+of\s+)?/i, '').toLowerCase()

const markOf = ({ doubt }: ListedAuthority): TextRun[] => (doubt ? [run(` [${doubtWords[doubt]}]`, { bold: true, color: '9b1c2e' })] : [])

const runsOf = (authority: ListedAuthority): TextRun[] =>
  stretchesOf(authority).map(({ text, italic }) => run(text, italic ? { italics: true } : {}))

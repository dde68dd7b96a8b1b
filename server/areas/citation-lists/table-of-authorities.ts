import { writableText } from '../../http/writable-text.ts'
import { AlignmentType, Document, Footer, HeadingLevel, LeaderType, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx'
import { type AuthorityKind, authorityKinds, writeTableOfAuthorities } from '#contract/citation-lists'

/** One authority as it is listed; `places` says where it is cited, or is empty. */
export interface ListedAuthority {
  text: string
  italics: readonly [number, number][]
  kind: AuthorityKind
  sortedBy: string
  places: string
}

const words = {
  title: 'Table of Authorities',
  kinds: {
    case: 'Cases',
    constitution: 'Constitution',
    statute: 'Statutes',
    subsidiary: 'Subsidiary legislation',
    other: 'Other authorities',
  } satisfies Record<AuthorityKind, string>,
  none: 'No authorities.',
}
const navy = '1B2A4A'
/** A4 between margins of an inch, in twentieths of a point. */
const measure = 11906 - 2 * 1440

/** A table of authorities as a Word document: each kind under its heading, by name, case names in italics; one authority once. */
export async function writeAuthorities(authorities: readonly ListedAuthority[], { day, name }: { day: Date; name: string }): Promise<File> {
  const document = new Document({
    title: words.title,
    creator: 'Hukumu',
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 22 } },
        title: {
          run: { font: 'Georgia', size: 32, bold: true, color: navy, allCaps: true },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 240 } },
        },
        heading1: { run: { font: 'Georgia', size: 24, bold: true, color: navy }, paragraph: { spacing: { before: 320, after: 120 } } },
      },
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: { top: 1440, bottom: 1440, left: 1440, right: 1440 } } },
        footers: { default: footer(day) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(words.title)] }),
          ...(authorities.length === 0 ? [new Paragraph({ children: [new TextRun({ text: words.none, italics: true })] })] : []),
          ...authorityKinds.flatMap((kind) => section(kind, authorities)),
        ],
      },
    ],
  })
  const bytes = await Packer.toBuffer(document)
  return new File([new Uint8Array(bytes)], name, { type: writeTableOfAuthorities.file })
}

function section(kind: AuthorityKind, all: readonly ListedAuthority[]): Paragraph[] {
  const once = new Map(all.filter((one) => one.kind === kind).map((one) => [one.text, one]))
  if (once.size === 0) return []
  const listed = [...once.values()].sort((a, b) => sortKey(a).localeCompare(sortKey(b), 'en', { numeric: true, sensitivity: 'base' }))
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, keepNext: true, children: [new TextRun(words.kinds[kind])] }),
    ...listed.map(
      (one) =>
        new Paragraph({
          indent: { left: 480, hanging: 480 },
          spacing: { after: 110 },
          keepLines: true,
          ...(one.places !== '' && { tabStops: [{ type: TabStopType.RIGHT, position: measure, leader: LeaderType.DOT }] }),
          children: [...runsOf(one), ...(one.places === '' ? [] : [run(`\t${one.places}`)])],
        }),
    ),
  ]
}

/** 'In re Estate of Wafula' under W, 'The Kenya Tea Agency' under K. */
const sortKey = ({ sortedBy }: ListedAuthority): string =>
  sortedBy.replace(/^(?:in\s+re:?\s+|re:?\s+|in\s+the\s+matter\s+of\s+)?(?:the\s+)?(?:estate\s+of\s+)?/i, '').toLowerCase()

const run = (text: string, italics = false) => new TextRun({ text: writableText(text), italics })

function runsOf({ text, italics }: ListedAuthority): TextRun[] {
  const runs: TextRun[] = []
  let position = 0
  for (const [start, end] of italics) {
    if (start > position) runs.push(run(text.slice(position, start)))
    runs.push(run(text.slice(start, end), true))
    position = end
  }
  return [...runs, ...(position < text.length ? [run(text.slice(position))] : [])]
}

const footer = (day: Date) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: 16,
            color: '777777',
            children: [`Hukumu, ${dayInWords(day)} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })

const dayInWords = (day: Date): string =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

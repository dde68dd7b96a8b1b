import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  type IRunOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
} from 'docx'
import { stripInvalidXml } from '../http/strip-invalid-xml.ts'

/** Colours of print, as Word wants them. */
export const navy = '1B2A4A'
export const soft = '555B66'
const faint = '777777'

/** The sides of A4, in twentieths of a point as all measures of a page. */
export const a4 = { width: 11906, height: 16838 }

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const font = 'Georgia'

export interface WordPages {
  /** Of the file, as Word shows it. */
  title: string
  /** Whose it is, as Word shows it; nobody's where it is not said. */
  author?: string
  /** Above the first page. */
  heading: string
  /** What stands before the page number at the foot of each page. */
  footer: string
  /** Of the text, in half points. */
  size: number
  margin: number
  isLandscape?: boolean
  isHeadingCentred?: boolean
  children: readonly FileChild[]
}

/** A document of Word in the house style, as a file of this name. */
export async function writeWord(pages: WordPages, name: string): Promise<File> {
  const { title, author = '', heading: said, margin, isLandscape = false, children } = pages
  const document = new Document({
    title: stripInvalidXml(title),
    // Left out, both would say that the paper has no name.
    creator: author,
    lastModifiedBy: author,
    styles: { default: stylesOf(pages) },
    sections: [
      {
        properties: {
          page: {
            size: { ...a4, ...(isLandscape && { orientation: PageOrientation.LANDSCAPE }) },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        footers: { default: footer(pages.footer) },
        children: [new Paragraph({ heading: HeadingLevel.TITLE, children: [run(said)] }), ...children],
      },
    ],
  })
  return new File([new Uint8Array(await Packer.toBuffer(document))], name, { type: mediaType })
}

const stylesOf = ({ size, isHeadingCentred = false }: WordPages) => ({
  document: { run: { font, size } },
  title: {
    run: { font, size: 34, bold: true, color: navy, allCaps: isHeadingCentred },
    paragraph: isHeadingCentred ? { alignment: AlignmentType.CENTER, spacing: { after: 240 } } : { spacing: { after: 100 } },
  },
  heading1: { run: { font, size: 25, bold: true, color: navy }, paragraph: { spacing: { before: 320, after: 120 } } },
  heading2: { run: { font, size: size + 1, bold: true, color: navy }, paragraph: { spacing: { before: 200, after: 60 } } },
})

/** Words in one style, without the signs that a file of Word cannot hold. */
export const run = (text: string, options: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun =>
  new TextRun({ ...options, text: stripInvalidXml(text) })

/** A heading that stays with what stands below it. */
export const heading = (said: string, level: 1 | 2 = 1): Paragraph =>
  new Paragraph({ heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2, keepNext: true, children: [run(said)] })

const footer = (words: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ size: 16, color: faint, children: [`${words} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  })

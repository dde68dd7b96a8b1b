import { type GivenStructure, shownText } from '../../split/block.ts'
import { footnoteBlock, footnoteMark } from '../layout/footnotes.ts'
import { lineBreak, partAtBreaks } from '../layout/line-breaks.ts'
import { blocksOfRow } from '../layout/table-rows.ts'
import { type Numbering, plainBullets } from './numbering.ts'
import type { ListPlace, Styles } from './styles.ts'
import { readWordXml } from './word-xml.ts'

/** Elements whose content is not the text as it stands: deletions, former properties, field codes, what an older Word would show instead. */
const passedOver: ReadonlySet<string> = new Set(
  'del moveFrom delText instrText delInstrText Fallback rt sectPr pPrChange rPrChange'.split(' '),
)

/** Characters. */
const maxHeadingLength = 200

interface OpenParagraph {
  text: string
  style: string | null
  list: ListPlace
  notes: string[]
}

export interface DocumentReaderOptions {
  styles: Styles
  numbering: Numbering
  /** The text of a footnote or endnote by its id; null where the file has none. */
  noteOf: (kind: 'footnote' | 'endnote', id: string) => string | null
}

/**
 * Reads the body of a Word file (or one of its notes) into blocks: automatic numbers are counted and written out, rows of tables are
 * blocks, notes follow the paragraph that refers to them, deletions and hidden text are left out.
 */
export function readBody(
  part: Buffer,
  { styles, numbering, noteOf }: DocumentReaderOptions,
): { blocks: string[]; structure: (GivenStructure & { block: number })[] } {
  const paragraphs: OpenParagraph[] = []
  /** Innermost last: the blocks of the body, of an open row's cells, of an open cell. */
  const targets: string[][] = [[]]
  const rows: string[][][] = []
  const waiting: string[] = []
  const structure: (GivenStructure & { block: number })[] = []
  let notes = 0
  let skipped = 0
  let inText = false
  let inRunProperties = false
  let runHidden = false

  const numberOf = ({ style, list }: OpenParagraph): string => {
    const styled = styles.listOf(style)
    const id = list.id ?? styled.id
    if (id === null || id === '0') return ''
    return numbering.next(id, list.level ?? styled.level ?? (styled.from ? numbering.levelOfStyle(id, styled.from) : 0))
  }
  const closeParagraph = (paragraph: OpenParagraph) => {
    const parts = partAtBreaks(paragraph.text)
      .map((text) => shownText(plainBullets(text)))
      .filter((text) => text !== '')
    // Word counts a paragraph of a list that holds nothing, too.
    const number = numberOf(paragraph)
    if (number !== '' && parts.length > 0) parts[0] = `${number} ${parts[0]}`
    // Authors give the style of a heading to numbered paragraphs too: a heading has no number and is short.
    if (
      rows.length === 0 &&
      number === '' &&
      parts.length === 1 &&
      parts[0]!.length < maxHeadingLength &&
      styles.isHeading(paragraph.style)
    )
      structure.push({ block: targets[0]!.length, kind: 'heading' })
    targets.at(-1)!.push(...parts)
    waiting.push(...paragraph.notes)
    if (rows.length === 0) targets.at(-1)!.push(...waiting.splice(0))
  }
  const write = (text: string) => {
    const paragraph = paragraphs.at(-1)
    if (paragraph && !runHidden) paragraph.text += text
  }
  const refer = (kind: 'footnote' | 'endnote', id: string) => {
    const text = noteOf(kind, id)
    const paragraph = paragraphs.at(-1)
    if (text === null || !paragraph) return
    notes += 1
    paragraph.text += `${/\S$/.test(paragraph.text) ? ' ' : ''}${footnoteMark(String(notes))}`
    paragraph.notes.push(footnoteBlock(String(notes), text))
  }

  readWordXml(part, {
    open(name, value) {
      if (skipped > 0 || passedOver.has(name)) {
        skipped += 1
        return
      }
      const paragraph = paragraphs.at(-1)
      if (name === 'p') paragraphs.push({ text: '', style: null, list: { id: null, level: null }, notes: [] })
      else if (name === 't') inText = true
      else if (name === 'r') runHidden = false
      else if (name === 'rPr') inRunProperties = true
      else if (name === 'vanish' && inRunProperties) runHidden = value('val') !== '0' && value('val') !== 'false'
      else if (name === 'pStyle' && paragraph) paragraph.style = value('val') ?? null
      else if (name === 'numId' && paragraph) paragraph.list.id = value('val') ?? null
      else if (name === 'ilvl' && paragraph) paragraph.list.level = Number(value('val') ?? 0)
      else if (name === 'tab' && !inRunProperties && value('val') === undefined) write('\t')
      else if (name === 'br' || name === 'cr') write(value('type') === 'page' || value('type') === 'column' ? ' ' : lineBreak)
      else if (name === 'noBreakHyphen') write('-')
      else if (name === 'footnoteReference') refer('footnote', value('id') ?? '')
      else if (name === 'endnoteReference') refer('endnote', value('id') ?? '')
      else if (name === 'tr') {
        rows.push([])
      } else if (name === 'tc' && rows.length > 0) targets.push([])
    },
    text(text) {
      if (skipped === 0 && inText) write(text)
    },
    close(name) {
      if (skipped > 0) {
        skipped -= 1
        return
      }
      if (name === 't') inText = false
      else if (name === 'r') runHidden = false
      else if (name === 'rPr') inRunProperties = false
      else if (name === 'p') closeParagraph(paragraphs.pop()!)
      else if (name === 'tc' && rows.length > 0) rows.at(-1)!.push(targets.pop()!)
      else if (name === 'tr') {
        targets.at(-1)!.push(...blocksOfRow(rows.pop()!))
        if (rows.length === 0) targets.at(-1)!.push(...waiting.splice(0))
      }
    },
  })
  return { blocks: targets[0]!, structure }
}

/** The notes of a Word file by their id, each as one text; the separators that Word keeps among them are left out. */
export function readNotes(part: Buffer | null, kind: 'footnote' | 'endnote'): Map<string, string> {
  const notes = new Map<string, string>()
  if (!part) return notes
  let id: string | null = null
  let text = ''
  let inText = false
  let skipped = 0
  readWordXml(part, {
    open(name, value) {
      if (skipped > 0 || passedOver.has(name)) skipped += 1
      else if (name === kind) {
        id = value('type') === undefined || value('type') === 'normal' ? (value('id') ?? null) : null
        text = ''
      } else if (name === 't') inText = true
      else if (name === 'p' || name === 'tab' || name === 'br') text += ' '
    },
    text(piece) {
      if (skipped === 0 && inText) text += piece
    },
    close(name) {
      if (skipped > 0) skipped -= 1
      else if (name === 't') inText = false
      else if (name === kind && id !== null) notes.set(id, shownText(text))
    },
  })
  return notes
}

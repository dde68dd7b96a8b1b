import { type GivenStructure, shownText } from '../../split/block.ts'
import { footnoteBlock, footnoteMark } from '../layout/footnotes.ts'
import { lineBreak, partAtBreaks } from '../layout/line-breaks.ts'
import { repeatedLetter, roman } from '../layout/list-numbers.ts'
import { blocksOfRow } from '../layout/table-rows.ts'
import type { Attributes, MarkupSink } from './sink.ts'

/** The text of an element that the caller wanted to see by itself. */
export interface Captured {
  key: string
  attributes: Attributes
  text: string
}

export interface BlockReaderOptions {
  /** The name to go by, for documents whose elements say in an attribute what they are. */
  nameOf?: (name: string, attributes: Attributes) => string
  /** Under which key the text of an element is captured; null for most. */
  capture?: (name: string, attributes: Attributes) => string | null
  /** Under which key the blocks of an element are kept apart from the text; null for most. */
  aside?: (name: string, attributes: Attributes) => string | null
  /** Whose opinion an element opens, and of what kind; null for most. */
  opinion?: (name: string, attributes: Attributes) => GivenStructure['opinion'] | null
  /** Whether an element and all in it stays out of the text. */
  drops?: (name: string, attributes: Attributes) => boolean
}

const blockNames: ReadonlySet<string> = new Set(
  `p div section article main header footer aside blockquote pre h1 h2 h3 h4 h5 h6 ul ol li dl dt dd hr center address figure
  table thead tbody tfoot caption form fieldset body
  heading subheading crossHeading longTitle paragraph subparagraph level division subdivision chapter part title hcontainer container
  content intro wrapUp block blockContainer embeddedStructure quotedStructure blockList listIntroduction listWrapUp item point
  preface preamble judgmentBody introduction background arguments remedies motivation decision conclusions attachments attachment
  alinea article subsection clause subclause list tblock toc signature formula`.split(/\s+/),
)
const dropped: ReadonlySet<string> = new Set(
  'script style noscript template svg select button textarea iframe object math head xml'.split(' '),
)
const cellNames: ReadonlySet<string> = new Set(['td', 'th'])

const headingNames: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 heading subheading crossHeading'.split(' '))
const quoteNames: ReadonlySet<string> = new Set(['blockquote', 'embeddedStructure', 'quotedStructure'])
/** What holds items when it stands in a numbered paragraph of Akoma Ntoso. */
const itemNames: ReadonlySet<string> = new Set('subparagraph item point subclause clause indent'.split(' '))

/** A block on its way, with what its elements say of it. */
interface MarkedBlock extends GivenStructure {
  text: string
}

/** What a reader knows of the block at a place in its text. */
export interface BlockStructure extends GivenStructure {
  block: number
}

interface Frame {
  name: string
  dropped: boolean
  capture: Captured | null
  /** Where the text goes when the element ends: a number stands before the next block, an aside is kept apart. */
  role: 'plain' | 'number' | 'note' | 'cell' | 'row' | 'aside'
  /** Of a list in which the page counts the items itself. */
  counter: { next: number; type: string } | null
  /** What was being written when a note, a cell or a row began. */
  outer: Writing | null
  label: string
}

/** Text on its way into blocks. */
interface Writing {
  line: string
  marker: string
  /** What the number that waits for its words is, as its element says. */
  numbered: GivenStructure['kind'] | null
  blocks: MarkedBlock[]
  cells: string[][]
}

const startWriting = (): Writing => ({ line: '', marker: '', numbered: null, blocks: [], cells: [] })
const textsOf = (blocks: readonly MarkedBlock[]): string[] => blocks.map(({ text }) => text)
const plainBlock = (text: string): MarkedBlock => ({ text })

const counted = (value: number, type: string): string => {
  if (type === 'a') return repeatedLetter(value)
  if (type === 'A') return repeatedLetter(value).toUpperCase()
  if (type === 'i') return roman(value)
  return type === 'I' ? roman(value).toUpperCase() : String(value)
}

/**
 * Turns the tags and text of HTML or Akoma Ntoso into the blocks of a text, in one pass and without a tree: numbers stand before
 * their words, rows of tables are blocks, footnotes follow the paragraph that refers to them.
 */
export function createBlockReader(options: BlockReaderOptions = {}) {
  const frames: Frame[] = []
  const captured: Captured[] = []
  const capturing: Captured[] = []
  const asides = new Map<string, string[]>()
  let writing = startWriting()
  let waitingNotes: string[] = []
  let opinion: GivenStructure['opinion'] | null = null
  /** Headings and quotations that are open. */
  let headings = 0
  let quotations = 0
  let notes = 0
  let droppedDepth = 0
  /** Notes, cells and rows that are open. */
  let nested = 0

  const flush = () => {
    const parts = partAtBreaks(writing.line)
      .map(shownText)
      .filter((part) => part !== '')
    writing.line = ''
    if (parts.length === 0) return
    const [first = '', ...rest] = parts
    const { marker } = writing
    const kind = headings > 0 ? 'heading' : quotations > 0 ? 'quote' : marker === '' ? null : writing.numbered
    const within: GivenStructure = headings > 0 || quotations > 0 ? { kind: kind! } : {}
    writing.blocks.push(
      {
        text: marker === '' ? first : `${marker} ${first}`,
        ...(kind && { kind }),
        ...(kind && marker !== '' && { number: marker }),
        ...(opinion && { opinion }),
      },
      ...rest.map((text) => ({ text, ...within })),
    )
    writing.marker = ''
    writing.numbered = null
    opinion = null
    if (nested === 0) writing.blocks.push(...waitingNotes.splice(0).map(plainBlock))
  }
  const finish = () => {
    flush()
    if (writing.marker !== '') writing.blocks.push({ text: writing.marker })
    writing.marker = ''
  }
  const write = (text: string) => {
    writing.line += text
    for (const capture of capturing) capture.text += text
  }
  const nest = (): Writing => {
    const outer = writing
    writing = startWriting()
    nested += 1
    return outer
  }

  const roleOf = (name: string): Frame['role'] => {
    if (name === 'num') return 'number'
    if (name === 'authorialNote') return 'note'
    if (name === 'tr') return 'row'
    return cellNames.has(name) ? 'cell' : 'plain'
  }

  const openFrame = (name: string, attributes: Attributes): Frame => {
    const frame: Frame = { name, dropped: false, capture: null, role: roleOf(name), counter: null, outer: null, label: '' }
    if (blockNames.has(name) || frame.role === 'number') flush()
    if (headingNames.has(name)) headings += 1
    if (quoteNames.has(name)) quotations += 1
    opinion = options.opinion?.(name, attributes) ?? opinion
    if (name === 'ol') frame.counter = { next: Number.parseInt(attributes['start'] ?? '1', 10) || 1, type: attributes['type'] ?? '1' }
    const list = name === 'li' ? frames.findLast(({ name: other }) => other === 'ol' || other === 'ul')?.counter : null
    if (list) {
      list.next = Number.parseInt(attributes['value'] ?? '', 10) || list.next
      writing.marker = `${counted(list.next, list.type)}.`
      list.next += 1
    }
    if (frame.role === 'note') {
      notes += 1
      frame.label = attributes['marker']?.trim() || String(notes)
      write(`${/\S$/.test(writing.line) ? ' ' : ''}${footnoteMark(frame.label)}`)
    }
    const aside = options.aside?.(name, attributes) ?? null
    if (aside !== null) {
      frame.role = 'aside'
      frame.label = aside
    }
    if (frame.role === 'row' || frame.role === 'aside') flush()
    if (frame.role !== 'plain' && frame.role !== 'number') frame.outer = nest()
    if (name === 'br' || name === 'eol') write(lineBreak)
    if (name === 'marker' || name === 'img') write(' ')
    const key = options.capture?.(name, attributes) ?? null
    if (key !== null) {
      frame.capture = { key, attributes, text: '' }
      capturing.push(frame.capture)
    }
    return frame
  }

  const closeNested = (frame: Frame) => {
    finish()
    const { blocks, cells } = writing
    writing = frame.outer!
    nested -= 1
    const texts = textsOf(blocks)
    if (frame.role === 'cell') writing.cells.push(texts)
    else if (frame.role === 'aside') asides.set(frame.label, [...(asides.get(frame.label) ?? []), ...texts])
    else if (frame.role === 'row')
      writing.blocks.push(...[...blocksOfRow(cells), ...texts, ...(nested === 0 ? waitingNotes.splice(0) : [])].map(plainBlock))
    else waitingNotes.push(footnoteBlock(frame.label, texts.join(' ')))
  }

  /** What a number is by the elements around it: of a paragraph that stands in no other, of an item, or of neither. */
  const kindOfNumber = (): GivenStructure['kind'] | null => {
    const around = frames.map(({ name }) => name).filter((name) => name === 'paragraph' || itemNames.has(name))
    if (around.length === 0) return null
    return around.length === 1 && around[0] === 'paragraph' ? 'paragraph' : 'item'
  }

  const closeFrame = (frame: Frame) => {
    if (frame.role === 'number') {
      const said = shownText(writing.line)
      const number = /^\d{1,4}$/.test(said) ? `${said}.` : said
      writing.line = ''
      if (number === '') return
      writing.numbered = writing.marker === '' ? kindOfNumber() : 'item'
      writing.marker = writing.marker === '' ? number : `${writing.marker} ${number}`
    } else if (frame.outer) closeNested(frame)
    else if (blockNames.has(frame.name)) flush()
    if (headingNames.has(frame.name)) headings -= 1
    if (quoteNames.has(frame.name)) quotations -= 1
    if (frame.capture) {
      capturing.splice(capturing.indexOf(frame.capture), 1)
      captured.push({ ...frame.capture, text: shownText(frame.capture.text) })
    }
    if (blockNames.has(frame.name)) for (const capture of capturing) capture.text += ' '
  }

  const sink: MarkupSink = {
    open(printed, attributes) {
      const name = options.nameOf?.(printed, attributes) ?? printed
      const drops = droppedDepth > 0 || dropped.has(name) || options.drops?.(name, attributes) === true
      if (drops) droppedDepth += 1
      frames.push(
        drops ? { name, dropped: true, capture: null, role: 'plain', counter: null, outer: null, label: '' } : openFrame(name, attributes),
      )
    },
    text(text) {
      if (droppedDepth === 0) write(text)
    },
    close() {
      const frame = frames.pop()
      if (!frame) return
      if (frame.dropped) droppedDepth -= 1
      else closeFrame(frame)
    },
  }

  return {
    sink,
    captured,
    asides,
    /** How many blocks there are so far: where a part of the document starts or ends. */
    count: () => {
      flush()
      return writing.blocks.length
    },
    /** The blocks of the whole text, and what is known of some of them; ends the reading. */
    finish: (): { blocks: string[]; structure: BlockStructure[] } => {
      finish()
      const all = [...writing.blocks, ...waitingNotes.splice(0).map(plainBlock)]
      return {
        blocks: textsOf(all),
        structure: all.flatMap(({ text: _text, ...known }, block) => (Object.keys(known).length > 0 ? [{ block, ...known }] : [])),
      }
    },
  }
}

import { shownText } from '../split/block.ts'
import { blocksOfRow } from '../formats/layout/table-rows.ts'
import type { Attributes, MarkupSink } from '../formats/markup/sink.ts'
import { readContainer, readSchedule, readUnit } from './headings.ts'
import { figureOf } from './ordinals.ts'
import { readUnmarked } from './read-unmarked.ts'
import { type ActTree, type ProvisionType, createTree, isUnit, isWithinUnit } from './tree.ts'

/** Elements of Akoma Ntoso that are provisions, in all its versions. */
const provisions: Readonly<Record<string, ProvisionType>> = {
  preface: 'preface',
  preamble: 'preamble',
  book: 'part',
  chapter: 'chapter',
  part: 'part',
  title: 'division',
  subpart: 'division',
  subchapter: 'division',
  division: 'division',
  subdivision: 'division',
  section: 'section',
  article: 'article',
  rule: 'rule',
  attachment: 'schedule',
  component: 'schedule',
}
/** What is numbered within a section; what each is follows from how deep it stands. */
const inner: ReadonlySet<string> = new Set('subsection paragraph subparagraph subrule clause subclause item point indent'.split(' '))
const below: readonly ProvisionType[] = ['paragraph', 'subparagraph', 'item']
const blocks: ReadonlySet<string> = new Set(
  'p block content intro wrapUp wrap listIntroduction listWrapUp longTitle docTitle docNumber docDate docType crossHeading subheading formula remark blockList list div li h1 h2 h3 h4 h5 h6 tocItem signature table tr mainBody body'.split(
    ' ',
  ),
)
const headings: ReadonlySet<string> = new Set(['heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'crossHeading'])
const dropped: ReadonlySet<string> = new Set(['meta', 'coverPage', 'coverpage', 'script', 'style', 'toc', 'img'])

interface Frame {
  name: string
  opened: boolean
  drops: boolean
  quotes: boolean
}

/** Turns the tags and text of an Act in Akoma Ntoso, or in HTML that carries its names, into its tree. */
export function createActSink(): { sink: MarkupSink; finish: () => ActTree } {
  const tree = createTree()
  const frames: Frame[] = []
  let line = ''
  let number = ''
  let heading = false
  let quoted = 0
  let drops = 0
  let cells: string[][] | null = null
  /** The source's id of what has begun and has no number yet. */
  let waiting: { type: ProvisionType; aliases: string[]; frame: Frame } | null = null
  /** A chapter, section or item whose number and heading are being read. */
  let numbering = false

  const depth = () => tree.around().filter(({ type }) => isWithinUnit(type)).length

  /** Opens what waits, with the number and heading that were read of it. */
  const openWaiting = (num: string | null, words: string | null) => {
    if (!waiting) return
    const { type, aliases, frame } = waiting
    waiting = null
    if (num === null && isWithinUnit(type)) {
      // A paragraph without a number is the words of what holds it.
      frame.opened = false
      return
    }
    tree.open({ type: innerType(type, num), num, figure: num === null ? null : figureWithin(type, num), heading: words, aliases })
  }
  /** '(2)' within a section is a subsection, letters are paragraphs, whatever the source calls them. */
  const innerType = (type: ProvisionType, num: string | null): ProvisionType => {
    if (!isWithinUnit(type)) return type
    const deep = depth()
    if (deep === 0 && /^\d/.test(num ?? '')) return 'subsection'
    const numbered = tree.around().some((one) => one.type === 'subsection')
    return below[Math.min(Math.max(deep - (numbered ? 1 : 0), 0), 2)]!
  }

  const flush = () => {
    const text = shownText(line)
    line = ''
    if (text === '') return
    if (heading) return writeHeading(text)
    openWaiting(bare(number) || null, null)
    const own = number === '' ? text : `${number} ${text}`
    tree.write(own, /^\[.*\]$/.test(own) ? 'note' : 'text', number || null)
    number = ''
  }

  function writeHeading(text: string) {
    const read = waiting ? readHeading(waiting.type, text) : null
    if (waiting && read && number === '') {
      openWaiting(read.num, read.heading)
      tree.write(text, 'heading', read.printed)
      return
    }
    if (waiting) openWaiting(bare(number) || null, text)
    else if (tree.current() && tree.current()!.heading === null && tree.current()!.from === tree.blocks.length)
      tree.current()!.heading = text
    tree.write(number === '' ? text : `${number} ${text}`, 'heading', number || null)
    number = ''
  }

  /** What has begun and has neither heading nor words of its own so far is there all the same. */
  const settle = () => {
    flush()
    if (number !== '') {
      const num = bare(number)
      openWaiting(num, null)
      tree.write(number, 'text', number)
      number = ''
    } else openWaiting(null, null)
  }

  const begin = (frame: Frame, type: ProvisionType, { eId, id, 'data-eid': data, wId }: Attributes) => {
    settle()
    waiting = { type, frame, aliases: [...new Set([eId, id, data, wId].filter((one): one is string => !!one))] }
  }

  return {
    sink: {
      open(printed, attributes) {
        const name = nameOf(printed, attributes)
        const frame: Frame = {
          name,
          opened: false,
          drops: dropped.has(name),
          quotes: name === 'quotedStructure' || name === 'embeddedStructure',
        }
        frames.push(frame)
        if (frame.drops) drops += 1
        if (drops > 0) return
        if (frame.quotes) {
          settle()
          quoted += 1
        }
        const type =
          provisions[name] ??
          (inner.has(name) ? 'paragraph' : name === 'hcontainer' && attributes['name'] === 'schedule' ? 'schedule' : null)
        if (type && quoted === 0) {
          frame.opened = true
          begin(frame, type, attributes)
        } else if (blocks.has(name) || inner.has(name) || provisions[name]) flush()
        if (name === 'num') {
          flush()
          numbering = true
        }
        if (headings.has(name)) {
          flush()
          heading = true
        }
        if (name === 'tr') cells = []
        if (name === 'br') line += ' '
        if (name === 'eol') flush()
      },
      text(text) {
        if (drops === 0) line += text
      },
      close() {
        const frame = frames.pop()
        if (!frame) return
        if (frame.drops) drops -= 1
        if (frame.drops || drops > 0) return
        if (frame.name === 'num' && numbering) {
          number = `${number} ${shownText(line)}`.trim()
          line = ''
          numbering = false
        } else if (headings.has(frame.name)) {
          flush()
          heading = false
        } else if ((frame.name === 'td' || frame.name === 'th') && cells) {
          cells.push([shownText(line)])
          line = ''
        } else if (frame.name === 'tr' && cells) {
          const row = blocksOfRow(cells)
          cells = null
          openWaiting(bare(number) || null, null)
          for (const text of row) tree.write(text)
        } else if (cells && blocks.has(frame.name)) line += ' '
        else if (blocks.has(frame.name) || frame.opened) flush()
        if (frame.quotes) quoted -= 1
        if (!frame.opened) return
        settle()
        if (frame.opened) tree.close()
      },
    },
    finish: () => {
      settle()
      return readUnmarked(tree.finish())
    },
  }
}

/** '2.1' within section 2 is its first subsection; chapters and parts are counted in figures. */
function figureWithin(type: ProvisionType, num: string): string | null {
  if (isWithinUnit(type)) return /^\d+(?:\.\d+)+$/.test(num) ? num.slice(num.lastIndexOf('.') + 1) : null
  return isUnit(type) ? null : figureOf(num)
}

/** '(2)' → '2', 'Part IV' → 'IV', '12.' → '12', 'Schedule 2' → '2'. */
function bare(number: string): string {
  const word = number.replace(/^\s*(?:chapter|part|schedule|section|article|rule|regulation|sub-?part|division)\b\s*/i, '')
  return word.replace(/^[([\s]+|[)\].:\s–—-]+$/g, '')
}

/** A heading that holds its number: 'Chapter 1 Definitions', '12. Short title', 'Article 3 Objectives', 'Schedule 1'. */
function readHeading(type: ProvisionType, text: string): { num: string | null; heading: string | null; printed: string | null } | null {
  if (type === 'schedule') {
    const read = readSchedule(text.toUpperCase())
    return { num: read?.figure ?? null, heading: text, printed: null }
  }
  if (type === 'chapter' || type === 'part') {
    const read = readContainer(text.replace(/^(\w+)/, (word) => word.toUpperCase()))
    return read?.num ? { num: read.num, heading: read.heading || null, printed: null } : null
  }
  if (!isUnit(type)) return null
  const named = /^(?:article|section|rule|regulation)\s+(\d+[A-Z]*)[.:]?\s*(.*)$/i.exec(text)
  if (named) return { num: named[1]!, heading: named[2] || null, printed: null }
  const unit = readUnit(text)
  return unit ? { num: unit.figure, heading: unit.rest || null, printed: unit.printed } : null
}

// 'akn-subsection', 'akn-p'
const CLASS = /(?:^|\s)akn-(\w+)/

/** The name of an element in Akoma Ntoso, whatever prefix or class it comes under. */
function nameOf(printed: string, attributes: Attributes): string {
  const named = CLASS.exec(attributes['class'] ?? '')?.[1]
  if (named) return named
  if (printed === 'section' || printed === 'article') return attributes['eId'] || attributes['id'] ? printed : 'div'
  return printed.slice(printed.indexOf(':') + 1)
}

import type { FootnoteDefinition, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { type Block, type Run, heading, paragraph } from '../../../printing/paper/paper.ts'
import { type NotePaper, paperWords } from './note-paper.ts'
import { linkTo } from './safe-link.ts'

interface Standing {
  depth: number
  quoted: boolean
  marker: string
}

/** Quotes and lists within one another, as deep as a page has room for; the parser takes the square of them. */
const deepest = 24
const CONTAINER = String.raw`(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))`
// '> > 1. - ' at the beginning of a line, and the first that is too deep
const TOO_DEEP = new RegExp(String.raw`^((?:[ \t]*${CONTAINER}){${deepest}}[ \t]*)(\d*)([>*+.)-])`, 'gm')

/** A Markdown text in which what is nested deeper stands as it was typed. */
const boundNesting = (markdown: string): string => markdown.replace(TOO_DEEP, String.raw`$1$2\$3`)

/** The text of a note as blocks, with its footnotes at the end; of submissions the paragraphs are numbered. Markup of HTML in it is text. */
export function readBlocks({ text, template, pictures }: NotePaper, site: string): Block[] {
  const tree = fromMarkdown(boundNesting(text), {
    extensions: [gfm(), { disable: { null: ['htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const notes = notesOf(tree)
  const around: Around = { numberOf: (identifier) => notes.findIndex((note) => note.identifier === identifier) + 1, pictures, site }
  const blocks = tree.children.flatMap((node) => blocksOf(node, { depth: 0, quoted: false, marker: '' }, around))
  const written = notes.flatMap((note, index) =>
    note.children.flatMap((node, at) => blocksOf(node, { depth: 1, quoted: false, marker: at === 0 ? `${index + 1}.` : '' }, around)),
  )
  return [
    ...(template === 'submissions' ? numbered(blocks) : blocks),
    ...(notes.length === 0 ? [] : [heading(paperWords.notes, 3)]),
    ...written,
  ]
}

function numbered(blocks: readonly Block[]): Block[] {
  let number = 0
  return blocks.map((block) =>
    // What stands in place of a picture has no marker at all.
    block.kind === 'paragraph' && block.depth === 0 && block.marker === '' ? { ...block, depth: 1, marker: `${(number += 1)}.` } : block,
  )
}

/** The footnotes that are referred to, in that order. */
function notesOf(tree: Root): FootnoteDefinition[] {
  const definitions = tree.children.filter((node) => node.type === 'footnoteDefinition')
  const used: string[] = []
  const look = (node: Nodes) => {
    if (node.type === 'footnoteReference') used.push(node.identifier)
    if ('children' in node) node.children.forEach(look)
  }
  look(tree)
  return [...new Set(used)].flatMap((identifier) => definitions.find((note) => note.identifier === identifier) ?? [])
}

/** What the pieces of a note are read with. */
interface Around {
  /** Of a footnote; 0 where there is none. */
  numberOf: (identifier: string) => number
  pictures: NotePaper['pictures']
  /** Where links to addresses of this application lead. */
  site: string
}

function blocksOf(node: Nodes, standing: Standing, around: Around): Block[] {
  const { depth, quoted, marker } = standing
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth, runs: runsOf(node.children, {}, around) }]
    case 'paragraph':
      return paragraphOf(node.children, standing, around)
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, { depth: depth + 1, quoted: true, marker: '' }, around))
    case 'list':
      return node.children.flatMap((item, index) => {
        const sign = typeof item.checked === 'boolean' ? (item.checked ? '☑' : '☐') : node.ordered ? `${(node.start ?? 1) + index}.` : '•'
        return item.children.flatMap((child, at) => blocksOf(child, { depth: depth + 1, quoted, marker: at === 0 ? sign : '' }, around))
      })
    case 'code':
      return [{ kind: 'code', text: node.value, depth }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'table':
      return [{ kind: 'table', rows: node.children.map((row) => row.children.map((cell) => runsOf(cell.children, {}, around))) }]
    case 'html':
      return [{ kind: 'paragraph', runs: [{ text: node.value }], depth, quoted, marker }]
    // Set with what holds them, or said elsewhere.
    case 'root':
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
    case 'definition':
    case 'footnoteDefinition':
    case 'yaml':
    case 'text':
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'inlineCode':
    case 'break':
    case 'link':
    case 'linkReference':
    case 'image':
    case 'imageReference':
    case 'footnoteReference':
      return []
  }
}

/** A paragraph, divided where pictures stand in it. */
function paragraphOf(children: readonly Nodes[], { depth, quoted, marker }: Standing, around: Around): Block[] {
  const blocks: Block[] = []
  let words: Nodes[] = []
  const flush = () => {
    const runs = runsOf(words, {}, around)
    if (runs.some(({ text }) => text.trim() !== ''))
      blocks.push({ kind: 'paragraph', runs, depth, quoted, marker: blocks.length === 0 ? marker : '' })
    words = []
  }
  for (const child of children) {
    if (child.type === 'image' && child.url.startsWith('image:')) {
      flush()
      const alt = child.alt ?? ''
      const picture = around.pictures.get(child.url.slice('image:'.length))
      blocks.push(picture ? { kind: 'picture', picture, alt } : paragraph([{ text: paperWords.picture(alt), italic: true }], { depth }))
    } else words.push(child)
  }
  flush()
  return blocks
}

function runsOf(nodes: readonly Nodes[], face: Omit<Run, 'text'>, around: Around): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return [{ ...face, text: node.value.replaceAll('\n', ' ') }]
      case 'strong':
        return runsOf(node.children, { ...face, bold: true }, around)
      case 'emphasis':
        return runsOf(node.children, { ...face, italic: true }, around)
      case 'delete':
        return runsOf(node.children, { ...face, strike: true }, around)
      case 'inlineCode':
        return [{ ...face, text: node.value, code: true }]
      case 'break':
        return [{ ...face, text: '\n' }]
      case 'link':
        return runsOf(node.children, { ...face, ...linkTo(node.url, around.site) }, around)
      case 'image':
        return [{ ...face, text: node.alt || node.url, ...linkTo(node.url, around.site) }]
      case 'footnoteReference': {
        const number = around.numberOf(node.identifier)
        return [{ ...face, text: number === 0 ? `[^${node.label ?? node.identifier}]` : String(number), raised: number > 0 }]
      }
      case 'imageReference':
        return [{ ...face, text: node.alt ?? '' }]
      case 'code':
        return [{ ...face, text: node.value, code: true }]
      case 'linkReference':
      case 'paragraph':
      case 'heading':
      case 'blockquote':
      case 'list':
      case 'listItem':
      case 'table':
      case 'tableRow':
      case 'tableCell':
      case 'root':
      case 'footnoteDefinition':
        return runsOf(node.children, face, around)
      case 'definition':
      case 'thematicBreak':
      case 'yaml':
        return []
    }
  })
}

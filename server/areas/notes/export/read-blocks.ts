import type { FootnoteDefinition, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { paperWords } from './note-paper.ts'

/** Words in one face. `link` is where they lead, an address of this site without its name. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  code?: boolean
  strike?: boolean
  raised?: boolean
  link?: string
}

/** A piece of a note as it is set, one below the other; `depth` is how far it stands in, `marker` hangs before it. */
export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; depth: number; quoted: boolean; marker: string; isBody: boolean }
  | { kind: 'code'; text: string; depth: number }
  | { kind: 'table'; rows: Run[][][] }
  | { kind: 'picture'; hash: string; alt: string; depth: number }
  | { kind: 'rule' }

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

/** A Markdown text as blocks, with its footnotes at the end. Markup of HTML in it is text. */
export function readBlocks(markdown: string): Block[] {
  const tree = fromMarkdown(boundNesting(markdown), {
    extensions: [gfm(), { disable: { null: ['htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const notes = notesOf(tree)
  const numberOf = (identifier: string) => notes.findIndex((note) => note.identifier === identifier) + 1
  const outermost: Standing = { depth: 0, quoted: false, marker: '' }
  const blocks = tree.children.flatMap((node) => blocksOf(node, outermost, numberOf))
  if (notes.length === 0) return blocks
  const written = notes.flatMap((note, index) =>
    note.children.flatMap((node, at) => blocksOf(node, { depth: 1, quoted: false, marker: at === 0 ? `${index + 1}.` : '' }, numberOf)),
  )
  return [...blocks, { kind: 'heading', level: 3, runs: [{ text: paperWords.notes }] }, ...written]
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

type NumberOf = (identifier: string) => number

function blocksOf(node: Nodes, standing: Standing, numberOf: NumberOf): Block[] {
  const { depth, quoted, marker } = standing
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth, runs: runsOf(node.children, {}, numberOf) }]
    case 'paragraph':
      return paragraphOf(node.children, standing, numberOf)
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, { depth: depth + 1, quoted: true, marker: '' }, numberOf))
    case 'list':
      return node.children.flatMap((item, index) => {
        const sign = typeof item.checked === 'boolean' ? (item.checked ? '☑' : '☐') : node.ordered ? `${(node.start ?? 1) + index}.` : '•'
        return item.children.flatMap((child, at) => blocksOf(child, { depth: depth + 1, quoted, marker: at === 0 ? sign : '' }, numberOf))
      })
    case 'code':
      return [{ kind: 'code', text: node.value, depth }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'table':
      return [{ kind: 'table', rows: node.children.map((row) => row.children.map((cell) => runsOf(cell.children, {}, numberOf))) }]
    case 'html':
      return [{ kind: 'paragraph', runs: [{ text: node.value }], depth, quoted, marker, isBody: false }]
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
function paragraphOf(children: readonly Nodes[], { depth, quoted, marker }: Standing, numberOf: NumberOf): Block[] {
  const blocks: Block[] = []
  let words: Nodes[] = []
  const flush = () => {
    const runs = runsOf(words, {}, numberOf)
    if (runs.some(({ text }) => text.trim() !== ''))
      blocks.push({ kind: 'paragraph', runs, depth, quoted, marker: blocks.length === 0 ? marker : '', isBody: depth === 0 })
    words = []
  }
  for (const child of children) {
    if (child.type === 'image' && child.url.startsWith('image:')) {
      flush()
      blocks.push({ kind: 'picture', hash: child.url.slice('image:'.length), alt: child.alt ?? '', depth })
    } else words.push(child)
  }
  flush()
  return blocks
}

function runsOf(nodes: readonly Nodes[], face: Omit<Run, 'text'>, numberOf: NumberOf): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return [{ ...face, text: node.value.replaceAll('\n', ' ') }]
      case 'strong':
        return runsOf(node.children, { ...face, bold: true }, numberOf)
      case 'emphasis':
        return runsOf(node.children, { ...face, italic: true }, numberOf)
      case 'delete':
        return runsOf(node.children, { ...face, strike: true }, numberOf)
      case 'inlineCode':
        return [{ ...face, text: node.value, code: true }]
      case 'break':
        return [{ ...face, text: '\n' }]
      case 'link':
        return runsOf(node.children, { ...face, link: node.url }, numberOf)
      case 'image':
        return [{ ...face, text: node.alt || node.url, link: node.url }]
      case 'footnoteReference': {
        const number = numberOf(node.identifier)
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
        return runsOf(node.children, face, numberOf)
      case 'definition':
      case 'thematicBreak':
      case 'yaml':
        return []
    }
  })
}

import type { Definition, FootnoteDefinition, Nodes, Parents, Root } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { nodesOf, wordsOf } from './markdown-tree.ts'
import { safeAddress } from './safe-address.ts'

/** What a screen draws in its own way. */
export interface MarkdownParts {
  link?: (address: string, children: ReactNode[]) => ReactNode
  /** Which addresses of other sites may be followed, by their scheme. */
  schemes?: RegExp
  /** Words outside code, as they stand. */
  text?: (words: string) => ReactNode
  image?: (name: string, alt: string) => ReactNode
  /** Below a quotation: `addresses` are those that it links to. */
  afterQuote?: (words: string, addresses: string[]) => ReactNode
}

interface Drawing extends MarkdownParts {
  definitions: Map<string, Definition>
  /** Those that are referred to, in that order. */
  notes: FootnoteDefinition[]
  prefix: string
}

/** The elements of a tree. `prefix` keeps the footnotes of several texts on one page apart. */
export function drawMarkdown(tree: Root, prefix: string, parts: MarkdownParts = {}): ReactNode {
  const definitions = new Map(nodesOf(tree, 'definition').map((one) => [one.identifier, one]))
  const written = nodesOf(tree, 'footnoteDefinition')
  const used = new Set(nodesOf(tree, 'footnoteReference').map(({ identifier }) => identifier))
  const notes = [...used].flatMap((identifier) => written.find((note) => note.identifier === identifier) ?? [])
  const drawing: Drawing = { ...parts, definitions, notes, prefix }
  const items = notes.map((note, index) => h('li', { id: `${prefix}-note-${index + 1}` }, all(note, drawing)))
  return h('div', {}, [...all(tree, drawing), ...(items.length > 0 ? [h('ol', { className: 'footnotes' }, items)] : [])])
}

const h = (tag: string, props: object, children: readonly ReactNode[]): ReactNode => createElement(tag, props, ...children)
const all = ({ children }: Parents, drawing: Drawing): ReactNode[] => children.map((child) => draw(child, drawing))

function draw(node: Nodes, drawing: Drawing): ReactNode {
  const within = () => ('children' in node ? all(node, drawing) : [])
  switch (node.type) {
    case 'text':
      return drawing.text ? drawing.text(node.value) : node.value
    case 'html':
      return node.value
    case 'paragraph':
      return h('p', {}, within())
    case 'heading':
      // The title of the text is the first heading of the page.
      return h(`h${Math.min(node.depth + 1, 6)}`, {}, within())
    case 'strong':
      return h('strong', {}, within())
    case 'emphasis':
      return h('em', {}, within())
    case 'delete':
      return h('del', {}, within())
    case 'inlineCode':
      return h('code', {}, [node.value])
    case 'code':
      return h('pre', { tabIndex: 0 }, [h('code', {}, [node.value])])
    case 'blockquote': {
      const addresses = nodesOf(node, 'link').map(({ url }) => url)
      return h('blockquote', {}, [...within(), drawing.afterQuote?.(wordsOf(node), addresses)])
    }
    case 'list':
      return h(node.ordered ? 'ol' : 'ul', node.ordered && node.start !== null ? { start: node.start } : {}, within())
    case 'listItem':
      return h('li', {}, [
        ...(typeof node.checked === 'boolean' ? [h('span', { 'aria-hidden': true }, [node.checked ? '☑ ' : '☐ '])] : []),
        // Items that stand close together are no paragraphs.
        ...node.children.flatMap((child) => (child.type === 'paragraph' && !node.spread ? all(child, drawing) : [draw(child, drawing)])),
      ])
    case 'thematicBreak':
      return h('hr', {}, [])
    case 'break':
      return h('br', {}, [])
    case 'table': {
      const [head, ...rows] = node.children.map((row, at) =>
        h(
          'tr',
          {},
          row.children.map((cell, column) =>
            h(at === 0 ? 'th' : 'td', { style: { textAlign: node.align?.[column] ?? undefined } }, all(cell, drawing)),
          ),
        ),
      )
      return h('div', { className: 'table', tabIndex: 0 }, [h('table', {}, [h('thead', {}, [head]), h('tbody', {}, rows)])])
    }
    case 'link':
      return link(node.url, within(), drawing)
    case 'linkReference':
      return link(drawing.definitions.get(node.identifier)?.url ?? '', within(), drawing)
    case 'image':
      return image(node.url, node.alt ?? '', drawing)
    case 'imageReference':
      return image(drawing.definitions.get(node.identifier)?.url ?? '', node.alt ?? '', drawing)
    case 'footnoteReference': {
      const number = drawing.notes.findIndex(({ identifier }) => identifier === node.identifier) + 1
      if (number === 0) return `[^${node.label ?? node.identifier}]`
      return h('sup', {}, [h('a', { href: `#${drawing.prefix}-note-${number}` }, [number])])
    }
    case 'definition':
    case 'footnoteDefinition':
    case 'yaml':
      return null
    case 'root':
    case 'tableRow':
    case 'tableCell':
      return h('div', {}, within())
  }
}

function link(address: string, children: ReactNode[], drawing: Drawing): ReactNode {
  const safe = safeAddress(address, drawing.schemes)
  if (safe === null) return h('span', {}, children)
  return drawing.link ? drawing.link(safe, children) : h('a', { href: safe, rel: 'noreferrer' }, children)
}

/** A picture of another site is a link to it: to show it would tell that site who reads. */
function image(address: string, alt: string, drawing: Drawing): ReactNode {
  if (drawing.image && address.startsWith('image:')) return drawing.image(address.slice('image:'.length), alt)
  return link(address, [alt === '' ? address : alt], drawing)
}

import { shownText } from '../../split/block.ts'
import type { Attributes, MarkupSink } from './sink.ts'

/** What a page says of its document outside the text: labelled values, titles, addresses. */
export interface PageMetadata {
  /** The values of `<dt>`/`<dd>` and of rows with a label, by the label in lower case without its colon. */
  labelled: Map<string, string>
  heading: string | null
  /** The caption of the table of labels. */
  caption: string | null
  title: string | null
  canonical: string | null
  frbr: string | null
  language: string | null
  /** The number of the page in the old layout's addresses. */
  oldNumber: string | null
}

const OLD_ADDRESS = /\/caselaw\/cases\/(?:view|export|download\w*|print)\/(\d{1,9})/
// '/akn/ke/judgment/kehc/2024/15528/eng@2024-12-06'
const FRBR = /^\/?akn\/[a-z]{2}(?:-[a-z0-9]+)?\/(?:[a-z]|\d)[^\s"']*$/i

interface Open {
  as: 'label' | 'value' | 'heading' | 'caption' | 'title'
  depth: number
  text: string
}

const kindOf: Readonly<Record<string, Open['as']>> = {
  dt: 'label',
  th: 'label',
  dd: 'value',
  td: 'value',
  h1: 'heading',
  caption: 'caption',
  title: 'title',
}

// 'Date Delivered:' in the first cell of a row, where a table has no heads
const CELL_LABEL = /^[A-Z][A-Za-z() ]{2,24}:$/

const plainLabel = (text: string) =>
  shownText(text)
    .replace(/\s*:+$/, '')
    .toLowerCase()

/** Collects what a page says around its text. */
export function createPageMetadataReader(): { metadata: PageMetadata; sink: MarkupSink } {
  const metadata: PageMetadata = {
    labelled: new Map(),
    heading: null,
    caption: null,
    title: null,
    canonical: null,
    frbr: null,
    language: null,
    oldNumber: null,
  }
  let depth = 0
  let silent = 0
  let open: Open | null = null
  let label: string | null = null

  const note = (attributes: Attributes) => {
    metadata.oldNumber ??= OLD_ADDRESS.exec(attributes['href'] ?? attributes['content'] ?? '')?.[1] ?? null
    for (const name of ['frbr-expression-uri', 'expression-frbr-uri', 'data-work-frbr-uri']) {
      const value = attributes[name]
      if (value && FRBR.test(value)) metadata.frbr ??= value
    }
  }
  const readClosed = ({ as, text }: Open) => {
    const said = shownText(text)
    if (as === 'label' || (as === 'value' && label === null && CELL_LABEL.test(said))) label = plainLabel(text)
    else if (as === 'value' && label !== null) {
      if (said !== '' && !metadata.labelled.has(label)) metadata.labelled.set(label, said)
      label = null
    } else if (as === 'heading') metadata.heading ??= said || null
    else if (as === 'caption') metadata.caption ??= said || null
    else if (as === 'title') metadata.title ??= said || null
  }

  const sink: MarkupSink = {
    open(name, attributes) {
      depth += 1
      note(attributes)
      if (name === 'html') metadata.language = attributes['lang'] ?? null
      if (name === 'link' && attributes['rel'] === 'canonical') metadata.canonical ??= attributes['href'] ?? null
      if (name === 'meta' && attributes['property'] === 'og:url') metadata.canonical ??= attributes['content'] ?? null
      if (name === 'meta' && attributes['property'] === 'og:title') metadata.title = attributes['content'] ?? metadata.title
      if (silent > 0 || name === 'button' || name === 'script' || name === 'style' || name === 'svg') silent += 1
      const as = kindOf[name]
      if (as) open = { as, depth, text: '' }
      else if (open && /^(?:br|li|p|div)$/.test(name)) open.text += name === 'li' ? '; ' : ' '
    },
    text(text) {
      if (open && silent === 0) open.text += text
    },
    close() {
      if (open && open.depth === depth) {
        readClosed(open)
        open = null
      }
      if (silent > 0) silent -= 1
      depth -= 1
    },
  }
  return { metadata, sink }
}

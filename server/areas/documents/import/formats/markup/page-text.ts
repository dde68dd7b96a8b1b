import { type BlockStructure, type Captured, createBlockReader } from './block-reader.ts'
import { captureOfHeader } from './kenya-law-header.ts'
import { readHtml } from './read-html.ts'
import type { Attributes, MarkupSink } from './sink.ts'

/** Where a page keeps the text of its document, the surest place first. */
const places: readonly ((name: string, attributes: Attributes) => boolean)[] = [
  (name) => name === 'la-akoma-ntoso',
  (_, attributes) => hasClass(attributes, 'akn-judgment') || hasClass(attributes, 'akn-akomaNtoso'),
  (_, attributes) => hasClass(attributes, 'content__html') || attributes['id'] === 'document_content' || 'data-html-doc' in attributes,
  (_, attributes) => hasClass(attributes, 'case_content'),
  (name) => name === 'body',
]

const hasClass = ({ class: classes = '' }: Attributes, wanted: string) => classes.split(/\s+/).includes(wanted)

/** What stands around the text on a page and is none of it. */
const around: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'aside',
  'dl',
  'la-gutter',
  'la-table-of-contents',
  'la-decorate-terms',
  'la-decorate-internal-refs',
])

/** '<span class="akn-num">' is the number that `<num>` is in Akoma Ntoso. */
const nameOf = (name: string, { class: classes = '' }: Attributes): string => {
  const marked = /(?:^|\s)akn-([A-Za-z]+)(?=\s|$)/.exec(classes)?.[1]
  return marked && marked !== 'div' ? marked : name
}

export interface PageText {
  blocks: string[]
  structure: BlockStructure[]
  captured: Captured[]
  /** The editors' summary, which is not the court's. */
  summary: string[]
  /** The kinds of document that its marks name: 'judgment', 'act', 'doc'. */
  kinds: Set<string>
  /** False where no place for a document was found and the whole page was taken. */
  placed: boolean
}

/** Reads the text of a page from the surest of the places where it may stand. */
export function readPageText(html: string): PageText {
  const { best, kinds } = survey(html)
  const reader = createBlockReader({
    nameOf,
    capture: (_, attributes) => captureOfHeader(attributes),
    aside: (_, attributes) => (captureOfHeader(attributes) === 'summary' ? 'summary' : null),
    drops: (name) => around.has(name),
  })
  let inside = 0
  const place = places[best] ?? (() => false)
  const wholePage = best === places.length
  readHtml(html, {
    open(name, attributes) {
      if (!wholePage && inside === 0 && !place(name, attributes)) return
      inside += 1
      reader.sink.open(name, attributes)
    },
    text(text) {
      if (wholePage || inside > 0) reader.sink.text(text)
    },
    close(name) {
      if (inside === 0) return
      inside -= 1
      reader.sink.close(name)
    },
  } satisfies MarkupSink)
  return {
    ...reader.finish(),
    captured: reader.captured,
    summary: reader.asides.get('summary') ?? [],
    kinds,
    placed: best < places.length - 1,
  }
}

/** The surest place that the page has, and the kinds of document that it names. */
function survey(html: string): { best: number; kinds: Set<string> } {
  const kinds = new Set<string>()
  let best = places.length
  readHtml(html, {
    open(name, attributes) {
      const place = places.findIndex((matches) => matches(name, attributes))
      if (place >= 0) best = Math.min(best, place)
      const kind = /(?:^|\s)akn-(judgment|act|bill|doc|debate|statement|officialGazette)(?=\s|$)/.exec(attributes['class'] ?? '')?.[1]
      if (kind) kinds.add(kind)
    },
    text() {},
    close() {},
  })
  return { best, kinds }
}

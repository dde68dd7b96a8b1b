import type { CaseReference } from '#contract/cases'
import type { CasePageMessages } from '../messages/case-page.ts'
import { createElement } from './create-element.ts'
import { indexNumbers, paragraphFragment } from './find-target.ts'
import { type Block, layOutJudgment, type Section } from './lay-out-judgment.ts'
import { divideByCitations } from './link-citations.ts'
import { nameSection } from './name-section.ts'
import type { DividedText } from './open-judgment.ts'
import { readPartyLine } from './party-line.ts'

export interface JudgmentParts {
  text: DividedText
  /** Null where the answer did not name it. */
  revision: number | null
  /** The citations of cases in the text. */
  references: CaseReference[]
  /** Lines that stand above the text: where its heading says them again they are not shown. */
  repeated?: readonly string[] | undefined
  /** The language of the text, where it is not that of the screen. */
  language?: string | undefined
}

/** Letters from the beginning that are laid out at once: more than the tallest screen shows, so that no guessed height is ever seen there. */
const opening = 6000

/** Letters that a pixel of the height of a screen may show: 118 in a line of 20 px, in the smallest size. */
const lettersInPixel = 5.9

/** What is the same for every paragraph of one judgment. */
interface Manner {
  words: CasePageMessages['reader']
  fragmentOf: (block: Block) => string
  links: ReadonlyMap<number | null, CaseReference[]>
  repeated: ReadonlySet<string>
}

/** A judgment of which the opening is set. */
export interface BegunJudgment {
  article: HTMLElement
  /** Sets the rest; nothing where that was done. */
  complete: () => void
}

/**
 * The article of a judgment as text-places.ts describes it, up to where a screen of `height` px ends. It is built once, without React, since
 * nothing in it ever changes: so the first screen can show it before the program is there, and the program takes it over as it stands.
 */
export function beginJudgment(
  { text, revision, references, repeated = [], language }: JudgmentParts,
  words: Manner['words'],
  height: number,
): BegunJudgment {
  const sections = layOutJudgment(text)
  const numbers = indexNumbers(text.paragraphs)
  const links = Map.groupBy(references, ({ paragraph }) => paragraph)
  const manner = { words, fragmentOf: (block: Block) => paragraphFragment(block, numbers), links, repeated: new Set(repeated.map(wordsOf)) }
  const attributes = { class: 'judgment', 'aria-label': words.label, lang: language, 'data-judgment': true, 'data-revision': revision }
  const article = createElement('article', attributes)
  const setting = setSections(article, sections, manner)
  const setUntil = (isEnough: (block: Block) => boolean) => {
    for (let next = setting.next(); !next.done && !isEnough(next.value); next = setting.next());
  }
  setUntil(({ from }) => from >= Math.min(opening, height * lettersInPixel))
  return { article, complete: () => setUntil(() => false) }
}

/** The whole article of a judgment. */
export function buildJudgment(parts: JudgmentParts, words: Manner['words']): HTMLElement {
  const { article, complete } = beginJudgment(parts, words, 0)
  complete()
  return article
}

/** Sets section after section; before each of its paragraphs it may be left for a while. */
function* setSections(article: HTMLElement, sections: Section[], manner: Manner): Generator<Block, void> {
  const opinions = sections.filter(({ kind }) => kind === 'opinion')
  const distinct = opinions.length > 1 || opinions.some(({ opinionKind }) => opinionKind !== null && opinionKind !== 'sole')
  for (const section of sections) {
    const { kind, opinionKind, runs } = section
    const element = createElement('section', {
      class: ['section', kind, opinionKind].filter(Boolean).join(' '),
      'aria-labelledby': headingId(section),
    })
    element.append(buildHead(section, distinct, manner.words))
    for (const { quote, blocks } of runs) {
      const place = quote ? createElement('blockquote', { class: 'quotation' }) : element
      for (const block of blocks) {
        yield block
        place.append(buildBlock(block, kind, manner))
        if (place !== element && place.parentNode === null) element.append(place)
        if (element.parentNode === null) article.append(element)
      }
    }
  }
}

/** A line of a heading as it is compared with others. */
const wordsOf = (line: string) => line.replace(/\s+/g, ' ').trim().toLowerCase()

/** Unique even where a part comes back after another one. */
const headingId = ({ runs }: Section) => `section-${runs[0]!.blocks[0]!.id}`

function buildHead(section: Section, distinct: boolean, words: Manner['words']): HTMLElement {
  const { kind, opinionKind, author } = section
  const id = headingId(section)
  if (kind === 'orders') return createElement('h2', { id, class: 'label' }, nameSection(section, words))
  if (kind !== 'opinion' || !distinct) return createElement('h2', { id, class: 'unseen' }, nameSection(section, words))
  const by = author === null ? null : createElement('span', { class: namesItsAuthor(section) && 'unseen' }, ` ${words.by(author)}`)
  return createElement(
    'header',
    { class: 'opinion-head' },
    createElement('h2', { id }, words.opinions[opinionKind ?? 'sole'], by),
    opinionKind === 'dissenting' ? createElement('p', {}, words.dissentExplained) : null,
  )
}

/** Whether the court's own heading already says whose opinion follows. */
function namesItsAuthor({ author, runs }: Section): boolean {
  const first = runs[0]!.blocks[0]!
  return first.kind === 'heading' && author !== null && first.text.toLowerCase().includes(author.toLowerCase())
}

function buildBlock(block: Block, part: Section['kind'], { words, fragmentOf, links, repeated }: Manner): HTMLElement {
  const { id, kind, depth, text, start, from, end } = block
  const cited = links.get(id)
  return createElement(
    'div',
    {
      id: `p-${id}`,
      class: [
        'block',
        kind,
        part === 'parties' && kind === 'line' && readPartyLine(text),
        part === 'header' && repeated.has(wordsOf(text)) && 'repeated',
        from < opening && 'opening',
      ]
        .filter(Boolean)
        .join(' '),
      'data-paragraph': id,
      'data-part': block.part,
      'data-start': from,
      'data-end': end,
      style: `--letters:${text.length}${depth > 0 ? `;--depth:${depth}` : ''}`,
    },
    buildMarker(block, fragmentOf(block), words),
    createElement(
      kind === 'heading' ? 'h3' : 'p',
      { 'data-text': start },
      ...(cited ? divideByCitations(text, start, cited).map(({ words: said, link }) => (link ? buildCitation(said, link) : said)) : [text]),
    ),
  )
}

/**
 * The printed number; the court's own is the address of its paragraph, and opens what can be done with it. A paragraph that the court did
 * not number has a handle, whose sign is drawn by the style, so that it is never copied as text.
 */
function buildMarker({ id, kind, number, marker, markerStart }: Block, fragment: string, words: Manner['words']): HTMLElement | null {
  const handle = { 'aria-haspopup': 'menu', tabindex: -1 }
  if (marker === null) {
    if (kind !== 'paragraph') return null
    return createElement('a', { class: 'number unnumbered', href: `#p-${id}`, 'aria-label': words.unnumbered(id), ...handle })
  }
  const isOfCourt = kind === 'paragraph' || fragment.startsWith('para-')
  if (!isOfCourt) return createElement('span', { class: 'number', 'data-text': markerStart }, marker)
  return createElement(
    'a',
    {
      class: 'number',
      'data-text': markerStart,
      id: fragment.startsWith('para-') && decodeURIComponent(fragment),
      href: `#${fragment}`,
      'aria-label': words.paragraph(number ?? ''),
      ...handle,
    },
    marker,
  )
}

/** A citation leads to its case; one that leads to none still says what the library knows of it. */
function buildCitation(said: string, { case_id, verdict }: CaseReference): HTMLElement {
  if (case_id === null) return createElement('span', { class: 'unheld', role: 'button', tabindex: 0, 'data-verdict': verdict }, said)
  return createElement(
    'a',
    { class: 'cited', href: `/cases/${encodeURIComponent(case_id)}`, 'data-case': case_id, 'data-verdict': verdict },
    said,
  )
}

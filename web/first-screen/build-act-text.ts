import { headingAlone } from '#citations/law/heading-alone'
import { isBare, type ActBlocks, type ActBlock } from '../features/legal-library/blocks-of-act.ts'
import { markText } from '../features/legal-library/mark-text.ts'
import { nameProvision, type TocIndex } from '../features/legal-library/name-provision.ts'
import { toSentence } from '../features/legal-library/to-sentence.ts'
import type { legalLibrary } from '../messages/en/legal-library.ts'
import { createElement } from '../reader/create-element.ts'
import { isWithinTarget } from '../features/legal-library/within-target.ts'

/** How many cases cite a provision, and how many are read, or confirmed, to declare it unconstitutional. */
export interface Cited {
  cases: number
  struck: number
  confirmed: number
}

export interface ActRenderOptions {
  index: TocIndex
  words: typeof legalLibrary
  citing: ReadonlyMap<string, Cited>
  addressOf: (eid: string) => string
  /** The provision that the address means. */
  target: string | null
}

/** What is set together in an Act, as ActText lays it out, without anything that can be pressed but its links. */
export function buildStretch(one: ActBlocks, manner: ActRenderOptions): HTMLElement {
  if (one.kind === 'loose') return buildLoose(one, manner)
  return one.kind === 'heading' ? buildHead(one, manner) : buildUnit(one, manner)
}

function buildLoose(one: Extract<ActBlocks, { kind: 'loose' }>, manner: ActRenderOptions): HTMLElement {
  const isFront = one.eid === 'preface'
  return createElement(
    isFront ? 'details' : 'div',
    { class: 'loose', id: one.eid },
    isFront ? createElement('summary', {}, manner.words.text.front) : null,
    ...buildParagraphs(one, manner),
  )
}

function buildHead(one: Extract<ActBlocks, { kind: 'heading' }>, manner: ActRenderOptions): HTMLElement {
  const { eid, eids, entry } = one
  const { index, target } = manner
  const name = nameProvision(eid, index) ?? ''
  const isDeep = (index.get(eid)?.path.length ?? 0) > 0
  return createElement(
    'div',
    { class: isDeep ? 'container deep' : 'container', 'data-unit': eid },
    ...buildAnchors(eids, eid),
    createElement(
      'div',
      { id: eid, class: target === eid && 'target' },
      entry.num !== null && entry.heading !== null ? createElement('span', { class: 'label' }, name) : null,
      createElement('h2', {}, toSentence(entry.heading) ?? name),
    ),
    ...buildParagraphs(one, manner),
  )
}

function buildUnit(one: Extract<ActBlocks, { kind: 'unit' }>, manner: ActRenderOptions): HTMLElement {
  const { eid, eids, entry } = one
  const { index, words, citing, addressOf, target } = manner
  const name = nameProvision(eid, index) ?? eid
  const { cases, struck, confirmed } = citing.get(eid) ?? { cases: 0, struck: 0, confirmed: 0 }
  const { struckFor, struckIn, open } = words.decisions
  return createElement(
    'section',
    { class: 'unit', 'data-unit': eid, 'aria-labelledby': `${eid}-heading` },
    ...buildAnchors(eids, eid),
    createElement(
      'div',
      { class: target === eid ? 'margin target' : 'margin', id: eid },
      createElement('a', { class: 'figure', href: addressOf(eid), 'aria-label': name }, entry.num),
      createElement('h3', { id: `${eid}-heading`, class: entry.heading === null && 'unprinted' }, headingAlone(entry.heading ?? name)),
    ),
    createElement(
      'div',
      { class: 'words' },
      struck > 0 ? createElement('span', { class: 'struck' }, confirmed > 0 ? struckFor(confirmed) : struckIn(struck)) : null,
      ...buildParagraphs(one, manner),
      cases > 0 ? createElement('button', { type: 'button', class: 'cases', disabled: true }, open(cases)) : null,
    ),
  )
}

const buildAnchors = (eids: readonly string[], own: string) =>
  eids.filter((eid) => eid !== own).map((eid) => createElement('span', { id: eid }))

function buildParagraphs(one: ActBlocks, manner: ActRenderOptions): HTMLElement[] {
  const order = one.eid?.startsWith('order_') ? (one.eid.split('__')[0] ?? null) : null
  return one.paragraphs.map((paragraph) => buildParagraph(paragraph, order, manner))
}

/** Terms that the Act defines are marked by the program, which knows them. */
function buildParagraph(paragraph: ActBlock, order: string | null, { index, addressOf, target }: ActRenderOptions): HTMLElement {
  const { kind, number, depth, text, start: begin, numberStart, wordsStart, eids } = paragraph
  const own = eids.at(-1)
  const said: (Node | string)[] = []
  let at = 0
  for (const { start, end, eid, kind: mark } of kind === 'note' ? [] : markText(text, index, null, { order, met: new Set() })) {
    const href = mark === 'constitution' ? `/legal-library/constitution#${eid}` : addressOf(eid)
    said.push(text.slice(at, start), createElement('a', { class: 'reference', href }, text.slice(start, end)))
    at = end
  }
  const names = [kind === 'note' && 'note', kind === 'heading' && 'subheading', isWithinTarget(own, target, index) && 'target']
  return createElement(
    'p',
    {
      id: own,
      class: names.filter(Boolean).join(' ') || null,
      'data-paragraph': own ?? '',
      'data-start': begin,
      style: depth > 0 && `--depth:${depth}`,
    },
    ...(eids.length > 1 ? buildAnchors(eids, own!) : []),
    ...(number === null
      ? []
      : [createElement('span', { class: isBare(number) ? 'number unbracketed' : 'number', 'data-text': numberStart }, number), ' ']),
    createElement('span', { 'data-text': wordsStart }, ...said, text.slice(at)),
  )
}

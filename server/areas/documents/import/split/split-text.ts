import { type Part, paragraphKinds } from '#contract/cases'
import type { StoredLayout, StoredParagraph } from '../../../../database/stored-layout.ts'
import type { GivenBlock, GivenText } from '../given-text.ts'
import { type Block, type GivenStructure, shownText } from './block.ts'
import { type Classified, classifyBlocks } from './classify.ts'
import { findEnding } from './ending.ts'
import { type Front, findFront } from './front.ts'
import { readBlocks } from './join-lines.ts'
import { findLostNumbers } from './lost-numbers.ts'
import { placePages } from './place-pages.ts'
import { readOneLine } from './one-line/read-one-line.ts'
import { readOwnWords } from './opinion-words.ts'
import { findOrders } from './orders.ts'
import { type OpinionHeading, findOpinionHeadings, isOfMost, kindOfHeading } from './opinions.ts'

/** A text as it is stored: the string that is shown and the layout whose offsets are UTF-16 positions in it. */
export interface SplitText {
  content: string
  layout: StoredLayout
  /** The blocks of the header and the parties, for reading metadata. */
  front: string[]
  /** Where in `front` the parties start. */
  partiesAt: number
  /** The lines of the endings: dates of delivery and signatures. */
  endings: string[]
}

/** Stands between two paragraphs of the stored text. */
export const paragraphBreak = '\n\n'

/** Divides a judgment into parts and paragraphs. Only white space changes: every other character stays, in its order. */
export function splitText(given: GivenText): SplitText {
  const read = readOneLine('blocks' in given ? given.blocks.flatMap(blocksOfGiven) : readBlocks(given.text))
  const front = findFront(read)
  const blocks = [...read.slice(0, front.body), ...findLostNumbers(read.slice(front.body))]
  const content = blocks.map(({ text }) => text).join(paragraphBreak)
  const pages = 'blocks' in given ? placePages(given, content) : []
  const layout = { ...layOut(blocks, front), ...(pages.length > 0 && { pages }) }
  const isEnding = ([, , , , , part]: StoredParagraph) => layout.parts[part]!.kind === 'ending'
  return {
    content,
    layout,
    front: blocks.slice(0, front.body).map(({ text }) => text),
    partiesAt: front.parties,
    endings: layout.paragraphs.filter(isEnding).map(([start, end]) => content.slice(start, end)),
  }
}

const EMPTY_LINE = /\n\s*\n/

/** A block as given is one paragraph, also where its source wrapped its lines; one with empty lines in it holds several. */
const blocksOfGiven = (block: string | GivenBlock): Block[] => {
  if (typeof block === 'string') return EMPTY_LINE.test(block) ? readBlocks(block) : blockOf(block)
  const { text, ...given } = block
  return blockOf(text, given)
}

const blockOf = (text: string, given?: GivenStructure): Block[] => {
  const shown = shownText(text)
  return shown === '' ? [] : [{ text: shown, gap: 0, ...(given && { given }) }]
}

interface Run {
  part: Omit<Part, 'position' | 'start' | 'end'>
  from: number
  paragraphs: Classified[]
}

const line: Classified = { kind: 'line', number: null, depth: 0 }

function layOut(blocks: readonly Block[], front: Front): StoredLayout {
  const runs: Run[] = [
    { part: plainPart('header'), from: 0, paragraphs: blocks.slice(0, front.parties).map(() => line) },
    { part: plainPart('parties'), from: front.parties, paragraphs: blocks.slice(front.parties, front.body).map(() => line) },
    ...bodyRuns(blocks.slice(front.body), blocks[front.body - 1]?.text ?? '').map((run) => moveRun(run, front.body)),
  ].filter(({ paragraphs }) => paragraphs.length > 0)
  const starts: number[] = []
  let at = 0
  for (const { text } of blocks) {
    starts.push(at)
    at += text.length + paragraphBreak.length
  }
  const endOf = (index: number) => starts[index]! + blocks[index]!.text.length
  return {
    parts: runs.map(({ part, from, paragraphs }, position) => ({
      position,
      ...part,
      start: starts[from]!,
      end: endOf(from + paragraphs.length - 1),
    })),
    paragraphs: runs.flatMap(({ from, paragraphs }, position) =>
      paragraphs.map(({ kind, number, depth }, offset): StoredParagraph => [
        starts[from + offset]!,
        endOf(from + offset),
        paragraphKinds.indexOf(kind),
        number,
        depth,
        position,
      ]),
    ),
  }
}

const moveRun = ({ part, from, paragraphs }: Run, by: number): Run => ({ part, from: from + by, paragraphs })

const plainPart = (kind: Part['kind']): Run['part'] => ({ kind, opinion_kind: null, author: null })

/** The opinions of a body, each with its orders and ending; `heading` is what stands above it. */
function bodyRuns(blocks: readonly Block[], heading: string): Run[] {
  if (blocks.length === 0) return []
  const headings = findOpinionHeadings(blocks)
  const first = headings[0]?.index ?? blocks.length
  const opened: OpinionHeading[] = first > 0 ? [{ index: 0, author: null, kind: kindOfHeading(heading) }, ...headings] : headings
  const alone = opened.length === 1
  let after = 0
  return opened.flatMap(({ index, author, kind }, at) => {
    const own = blocks.slice(index, opened[at + 1]?.index)
    const runs = opinionRuns(own, { kind: 'opinion', opinion_kind: null, author }, after)
    const said = kind ?? readOwnWords(wordsOf(runs, own), { alone }) ?? (isOfMost(opened, at) ? 'majority' : null)
    for (const { part } of runs) if (part.kind === 'opinion') part.opinion_kind = nameKind(said, alone)
    after = lastNumberOf(runs) ?? after
    return runs.map((run) => moveRun(run, index))
  })
}

/** Nothing is guessed: what neither the heading nor the words of one of several say, nobody knows. */
export function nameKind(said: OpinionHeading['kind'], alone: boolean): NonNullable<Part['opinion_kind']> {
  if (said === 'court') return alone ? 'sole' : 'majority'
  return said ?? (alone ? 'sole' : 'opinion')
}

/** What an opinion itself says, without what it quotes and without its ending. */
const wordsOf = (runs: readonly Run[], blocks: readonly Block[]): string[] =>
  runs.flatMap(({ part, from, paragraphs }) =>
    part.kind === 'ending' ? [] : paragraphs.flatMap(({ kind }, offset) => (kind === 'quote' ? [] : [blocks[from + offset]!.text])),
  )

/** The court's last number in an opinion, read as a figure; null where it has none. */
function lastNumberOf(runs: readonly Run[]): number | null {
  const last = runs.flatMap(({ paragraphs }) => paragraphs).findLast(({ kind, number }) => kind === 'paragraph' && number !== null)
  const figure = Number(last?.number ?? Number.NaN)
  return Number.isInteger(figure) ? figure : null
}

function opinionRuns(blocks: readonly Block[], part: Run['part'], after: number): Run[] {
  const all = classifyBlocks(blocks, after)
  const lastNumbered = all.findLastIndex(({ kind, number }) => kind === 'paragraph' && number !== null)
  const ending = findEnding(blocks, Math.max(lastNumbered + 1, 1))
  const body = ending === blocks.length ? all : classifyBlocks(blocks.slice(0, ending), after)
  const orders = findOrders(blocks, body)
  return [
    { part, from: 0, paragraphs: body.slice(0, orders) },
    { part: plainPart('orders'), from: orders, paragraphs: body.slice(orders) },
    { part: plainPart('ending'), from: ending, paragraphs: blocks.slice(ending).map(() => line) },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
}

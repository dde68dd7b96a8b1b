import type { ImportRejection } from '#contract/reasons/import-reasons'
import { readText, storableText } from './fields/given-values.ts'
import type { GivenStructure } from './split/block.ts'

/** A paragraph as a format gives it. `text` begins with `number` where there is one. */
export interface GivenBlock extends GivenStructure {
  text: string
}

/** Where a page of the source begins: in which block, at which UTF-16 position of its text. */
export interface GivenPage {
  page: number
  block: number
  offset: number
}

/**
 * The text of a case as given: paragraphs already apart, with what their source says of each, or one string whose layout is still to
 * be read. `pages` says where the pages of the source begin.
 */
export type GivenText = { blocks: (string | GivenBlock)[]; pages?: GivenPage[] } | { text: string }

/** The words of each block, or the whole string. */
export const textsOf = (given: GivenText): string[] =>
  'text' in given ? [given.text] : given.blocks.map((block) => (typeof block === 'string' ? block : block.text))

/** The longest judgments have a few thousand; each takes many times its words in memory, from the reading to the database. */
const maxParagraphs = 50_000

/** Why a text is not read that a small file can unpack to; null where it may be. */
export function whyTooLong(given: GivenText): ImportRejection | null {
  const paragraphs = 'text' in given ? countLines(given.text) : given.blocks.length
  return paragraphs > maxParagraphs ? { code: 'too-many-paragraphs', most: maxParagraphs } : null
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) if (text[at + 1] !== '\n') lines += 1
  return lines + 1
}

const kinds: ReadonlySet<unknown> = new Set(['heading', 'paragraph', 'item', 'quote'])
const opinionKinds: ReadonlySet<unknown> = new Set(['majority', 'concurring', 'dissenting'])
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** The structure that a reader or a record states of a block; null where it states none. What is of the wrong kind counts as unsaid. */
function readStructure(given: Record<string, unknown>): GivenStructure | null {
  const { kind, number, opinion } = given
  const structure: GivenStructure = {
    ...(kinds.has(kind) && { kind: kind as NonNullable<GivenStructure['kind']> }),
    ...(typeof number === 'string' && number.trim() !== '' && number.length < 20 && { number: number.trim() }),
    ...(isObject(opinion) && {
      opinion: {
        author: typeof opinion['author'] === 'string' ? storableText(opinion['author']).trim() || null : null,
        kind: opinionKinds.has(opinion['kind']) ? (opinion['kind'] as 'majority' | 'concurring' | 'dissenting') : null,
      },
    }),
  }
  return Object.keys(structure).length > 0 ? structure : null
}

function readBlock(given: unknown, stated: GivenStructure | null): GivenBlock | string | null {
  if (typeof given === 'string') {
    const text = storableText(given).trim()
    return stated ? { text, ...stated } : text
  }
  if (!isObject(given) || typeof given['text'] !== 'string') return null
  const text = storableText(given['text']).trim()
  const structure = readStructure(given)
  if (!structure) return text
  const { number } = structure
  return { text: number && text !== '' && !text.startsWith(number) ? `${number} ${text}` : text, ...structure }
}

/**
 * Reads a text: one string, or a list of strings or of `{text, number?, kind?, opinion?}`. `structure` lists what is known of the blocks
 * of a list of strings, each `{block, …}` with its place in the list; `pages` where pages begin. Null when it holds no words.
 */
export function readGivenText(content: unknown, structure: unknown, pages: unknown): GivenText | null {
  if (!Array.isArray(content)) return typeof content === 'string' && readText(content) !== null ? { text: storableText(content) } : null
  const stated = new Map<number, GivenStructure>()
  for (const one of Array.isArray(structure) ? structure : []) {
    const known = isObject(one) && isPlace(one['block']) ? readStructure(one) : null
    if (known) stated.set(one.block, known)
  }
  const read = content.map((block, index) => readBlock(block, stated.get(index) ?? null))
  const blocks: (string | GivenBlock)[] = []
  const placeOf = read.map((block) => {
    const words = typeof block === 'string' ? block : block?.text
    return words ? blocks.push(block!) - 1 : blocks.length
  })
  if (blocks.length === 0) return null
  const starts = (Array.isArray(pages) ? pages : []).flatMap((one): GivenPage[] => {
    if (!isObject(one) || !isPlace(one['page']) || !isPlace(one['block']) || !isPlace(one['offset'])) return []
    return [{ page: one['page'], block: placeOf[one['block']] ?? blocks.length, offset: one['offset'] }]
  })
  return starts.length > 0 ? { blocks, pages: starts } : { blocks }
}

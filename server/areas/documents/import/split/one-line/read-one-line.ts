import type { Block } from '../block.ts'
import { isDispositionFormula } from '../ending.ts'
import { cutInlineHeader } from './inline-header.ts'
import { findInlineItems } from './inline-items.ts'
import { findInlineNumbers } from './inline-numbers.ts'

/** A line of so many characters that holds most of a text is a judgment that has lost its line breaks. */
const longLine = 400

/** Cuts the long line of a judgment without line breaks into blocks; other blocks stay as they are. */
export function readOneLine(blocks: readonly Block[]): Block[] {
  const total = blocks.reduce((sum, { text }) => sum + text.length, 0)
  return blocks.flatMap((block) => (block.text.length >= longLine && block.text.length > total * 0.6 ? cutLine(block) : [block]))
}

function cutLine(block: Block): Block[] {
  const header = cutInlineHeader(block.text)
  const body = header ? block.text.slice(header.body) : block.text
  const numbers = findInlineNumbers(body)
  if (!header && numbers.filter(({ kind }) => kind === 'paragraph').length < 3) return [block]
  const bounds = numbers.map(({ at }) => at)
  const paragraphs = new Set(numbers.filter(({ kind }) => kind === 'paragraph').map(({ at }) => at))
  const pieces = [0, ...bounds.filter((at) => at > 0)].map((at, index, starts) => ({ at, end: starts[index + 1] ?? body.length }))
  const lines = (header?.lines ?? []).map((text): Block => ({ text, gap: 0 }))
  return [
    ...lines,
    ...pieces.flatMap(({ at, end }, index) => {
      const last = index === pieces.length - 1
      return cutPiece(body.slice(at, end), paragraphs.has(end), last)
    }),
  ].filter(({ text }) => text !== '')
}

/** The blocks of the words from one number to the next: items, a heading before the next paragraph, the ending after the last. */
function cutPiece(text: string, beforeParagraph: boolean, last: boolean): Block[] {
  const ending = last ? findInlineEnding(text) : text.length
  const words = text.slice(0, ending)
  const items = findInlineItems(words)
  const starts = [0, ...items.filter((at) => at > 0)]
  const blocks = starts.map((at, index): Block => ({ text: words.slice(at, starts[index + 1]).trim(), gap: 0 }))
  const tail = blocks.at(-1)!
  const heading = beforeParagraph ? headingAtEnd(tail.text) : null
  if (heading !== null) {
    blocks[blocks.length - 1] = { ...tail, text: tail.text.slice(0, heading).trim() }
    blocks.push({ text: tail.text.slice(heading).trim(), gap: 0, heading: true })
  }
  return [...blocks, ...cutEnding(text.slice(ending))]
}

// 'vs. Kenya', 'No. 5', 'Hon. J.', 'Ltd. and', 'J. Kamau': a full stop that ends no sentence
const ABBREVIATION =
  /(?:\b(?:vs?|nos?|hon|ltd|co|mr|mrs|ms|dr|prof|kshs?|cap|vol|art|sec|para|pp?|st|ag|cr|civ|app|misc|i\.e|e\.g|etc)|\b\p{L})\.$/iu
const maxHeadingLength = 110

/** Where a heading starts that stands at the end of a piece, after the last finished sentence; null where there is none. */
function headingAtEnd(text: string): number | null {
  const marker = /^\(?[a-z\d]{1,5}[.)]\s+/.exec(text)?.[0].length ?? 0
  for (const match of [...text.matchAll(/[.?!](?:[”"’')]{0,2})\s+(?=[\p{Lu}“])/gu)].toReversed()) {
    if (ABBREVIATION.test(text.slice(0, match.index + 1)) && match[0].startsWith('.')) continue
    const start = match.index + match[0].length
    if (start <= marker) return null
    const words = text.slice(start).trim()
    if (words.length > maxHeadingLength) return null
    return /[.?!]["”’]?$/.test(words) || /^(?:\(?[a-z]{1,4}[.)]|\d)/.test(words) ? null : start
  }
  return null
}

// 'DATED AND DELIVERED AT NAIROBI THIS', 'RULING DATED, SIGNED AND DELIVERED', 'Dated at Nairobi'
const ENDING =
  /(?<=[.”"’)\]:;]\s|^)(?:(?:RULING|JUDGE?MENT|ORDER|SENTENCE|AWARD)\s+)?(?:DATED|DELIVERED|SIGNED|READ|Dated|Delivered|Signed)\b/g

function findInlineEnding(text: string): number {
  for (const { index } of text.matchAll(ENDING)) {
    if (isDispositionFormula({ text: text.slice(index, index + 400), gap: 0 })) return index
  }
  return text.length
}

// 'I certify that this is a true copy', 'In the presence of', 'DEPUTY REGISTRAR', dots for a signature
const ENDING_LINE =
  /\s+(?=I certify that|In the presence of|DEPUTY REGISTRAR|Court Assistant|\.{4,}|…)|(?<=\b(?:JUDGE|JUDGE OF APPEAL|MAGISTRATE))\s+(?!OF APPEAL)(?=[A-Z])/g

const cutEnding = (text: string): Block[] =>
  text
    .trim()
    .split(ENDING_LINE)
    .map((line) => ({ text: line.trim(), gap: 0 }))
    .filter((block) => block.text !== '')

import type { Stretch } from './treatment.ts'

const END = /(?:[.?!][”"’)\]]*(?=\s+[“"‘([]?[\p{Lu}\d\uE000])|[:;]\s*-?(?=\s*$))/gu
// 'No.', 'Hon.', 'J.', 'para.', 'Kshs.', 'J.A.' before a full stop that ends no sentence
const ABBREVIATION =
  /(?:^|[\s([“"])(?:[A-Z]|(?:[A-Z]\.)+[A-Z]|nos?|vs?|kshs?|hon|mr|mrs|ms|dr|prof|ltd|co|inc|plc|cap|arts?|secs?|ss?|rr?|regs?|paras?|pp?|pg|vol|cf|i\.e|e\.g|viz|al|jj?a|s?cj|ag|supra)\.$/i
// '12.', '[12]', '(a)': the number or letter that a paragraph opens with
const MARKER = /^\s*(?:\[\d{1,4}\]|\(?(?:\d{1,4}|[a-z]|[ivxl]{1,6})[.)]+|\d{1,4}(?=\s\s*[A-Z]))\s*/

/** The sentences of a paragraph whose citations are masked, without the number that it opens with. */
export function sentencesOf(text: string): Stretch[] {
  const from = MARKER.exec(text)?.[0].length ?? 0
  const last = text.trimEnd().length
  const ends = [...text.matchAll(END)]
    .map(({ index, 0: mark }) => index + mark.trimEnd().length)
    .filter((end) => end > from && !ABBREVIATION.test(text.slice(Math.max(0, end - 12), end)))
  const sentences: Stretch[] = []
  let start = from
  for (const end of [...ends.filter((one) => one < last), last]) {
    while (start < end && /\s/.test(text[start]!)) start += 1
    if (start < end) sentences.push({ start, end })
    start = end
  }
  return sentences
}

/** For each position of a text, whether it lies between quotation marks. */
export function quotedStretches(text: string): (position: number) => boolean {
  const marks = [...text.matchAll(/[“”"]/g)]
  const open: Stretch[] = []
  let start: number | null = null
  for (const { index, 0: mark } of marks) {
    if (start === null && mark !== '”') start = index
    else if (start !== null && mark !== '“') {
      open.push({ start, end: index })
      start = null
    }
  }
  if (start !== null) open.push({ start, end: text.length })
  return (position) => open.some(({ start: from, end }) => position > from && position < end)
}

/** A quotation of several paragraphs is not longer than this. */
const longestQuotation = 12

/** The places of the paragraphs that lie within a quotation opened in one paragraph and closed in a later one. */
export function quotedParagraphs(paragraphs: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>()
  const opened = paragraphs.map((text) => text.split('“').length - text.split('”').length)
  for (const [place, open] of opened.entries()) {
    if (open <= 0 || quoted.has(place)) continue
    const close = opened.findIndex((balance, at) => at > place && at <= place + longestQuotation && balance < 0)
    for (let at = place + 1; at <= close; at += 1) quoted.add(at)
  }
  return quoted
}

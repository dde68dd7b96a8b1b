/** A stretch of a text, UTF-16. */
export interface Stretch {
  start: number
  end: number
}

/** A quote in the card is a sentence or two. */
const maxQuoteLength = 300
/** How far a sentence is looked for to each side. */
const reach = 600

// the end of a sentence, and what begins the next
const SENTENCE_END = /[.?!][”"’)\]]*\s+(?=[“"‘([]?[A-Z0-9])/g
// 'v.', 'No.', 'Ltd.', 'J.', 'Hon.', 'J.A.' before a full stop that ends no sentence
const ABBREVIATION =
  /(?:^|[\s(“"])(?:vs?|no|nos|ltd|co|corp|inc|hon|mr|mrs|ms|dr|prof|adv|rev|gen|st|art|arts|sec|secs|ss?|paras?|pp?|cap|kshs?|sh|vol|regs?|rr?|o|etc|cf|viz|i\.e|e\.g|ex p|op|cit|ag|jj?a?|(?:[a-z]\.)*[a-z])\.$/i
// '12. ', '[12] ', '(12) ' at the start of a paragraph: the court's number, no words of the sentence
const OWN_NUMBER = /^\s*[[(]?\d{1,4}[\])]?\.?\s+/

/**
 * The words around a citation: its sentence, cut at words to 300 characters, within the paragraph that it stands in. The court's own
 * number of the paragraph is left out.
 */
export function quoteAround(text: string, cited: Stretch, paragraph: Stretch): Stretch {
  const from = Math.max(paragraph.start, cited.start - reach)
  const to = Math.min(paragraph.end, cited.end + reach)
  const around = text.slice(from, to)
  let start = 0
  let end = around.length
  for (const found of around.matchAll(SENTENCE_END)) {
    const stop = found.index + 1
    if (ABBREVIATION.test(around.slice(Math.max(0, stop - 12), stop))) continue
    if (from + found.index + found[0].length <= cited.start) start = found.index + found[0].length
    else if (from + stop >= cited.end) {
      end = found.index + found[0].trimEnd().length
      break
    }
  }
  if (start === 0 && from === paragraph.start) start = OWN_NUMBER.exec(around)?.[0].length ?? 0
  return shorten(text, { start: Math.min(from + start, cited.start), end: Math.max(from + end, cited.end) }, cited)
}

/** Cuts a sentence at words to the longest quote, with as much before the citation as after it. */
function shorten(text: string, { start, end }: Stretch, cited: Stretch): Stretch {
  if (end - start <= maxQuoteLength) return { start, end }
  const room = Math.max(0, maxQuoteLength - (cited.end - cited.start))
  const before = Math.min(cited.start - start, Math.max(room >> 1, room - (end - cited.end)))
  const cutStart = before === cited.start - start ? start : nextWord(text, cited.start - before, cited.start)
  const after = Math.min(end - cited.end, room - (cited.start - cutStart))
  const cutEnd = after === end - cited.end ? end : lastWord(text, cited.end + Math.max(0, after), cited.end)
  return { start: cutStart, end: cutEnd }
}

function nextWord(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit && /\S/.test(text[at - 1] ?? ' ')) at += 1
  while (at < limit && /\s/.test(text[at]!)) at += 1
  return at
}

function lastWord(text: string, to: number, limit: number): number {
  let at = to
  while (at > limit && /\S/.test(text[at] ?? ' ')) at -= 1
  while (at > limit && /\s/.test(text[at - 1]!)) at -= 1
  return at
}

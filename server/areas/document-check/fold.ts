/** A text as it is compared, and where each of its characters stands in the text itself (UTF-16). */
export interface Folded {
  text: string
  /** One more than the text has characters: the last is the end. */
  places: Uint32Array
}

/** What typists, printers and programs set differently for the same sign. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ...[...'“”„‟″«»'].map((mark) => [mark, '"'] as const),
  ...[...'‘’‚‛′ʼ`´'].map((mark) => [mark, "'"] as const),
  ...[...'–—―‑‐−'].map((mark) => [mark, '-'] as const),
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  ['ﬅ', 'st'],
  ['ﬆ', 'st'],
])
const lastPlain = 0x7f

const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  (code >= 0x2000 && code <= 0x200a)

/** Soft hyphens and what has no width: nobody sees them. */
const isUnseen = (code: number): boolean => code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff

/**
 * A text for comparing: every run of white space is one space, what nobody sees is gone, quotation marks, apostrophes, dashes and
 * ligatures are of one kind each.
 */
export function fold(text: string): Folded {
  const places = new Uint32Array(3 * text.length + 1)
  const pieces: string[] = []
  let length = 0
  let last = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isUnseen(code)) continue
    const sign = text[at]!
    const folded = isSpace(code) ? ' ' : code <= lastPlain ? sign : (ALIKE.get(sign) ?? sign)
    // '--' is a dash as it is typed.
    if ((folded === ' ' || folded === '-') && last === folded) continue
    last = folded
    pieces.push(folded)
    for (let added = 0; added < folded.length; added += 1) {
      places[length] = at
      length += 1
    }
  }
  places[length] = text.length
  return { text: pieces.join(''), places: places.slice(0, length + 1) }
}

/** The same with one kind of quotation mark, single or double, and without spaces around dashes: what editors' houses set each in their way. */
export function loosen({ text, places }: Folded): Folded {
  const pieces: string[] = []
  const kept = new Uint32Array(text.length + 1)
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === ' ' && (text[at - 1] === '-' || text[at + 1] === '-')) continue
    kept[pieces.length] = places[at]!
    pieces.push(text[at] === '"' ? "'" : text[at]!)
  }
  kept[pieces.length] = places[text.length]!
  return { text: pieces.join(''), places: kept.slice(0, pieces.length + 1) }
}

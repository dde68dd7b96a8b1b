/** A text with every run of white space as one space, and where each of its characters stands in the text (UTF-16). */
export interface Folded {
  text: string
  /** One more than the text has characters: the last is the end. */
  places: Uint32Array
}

const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  (code >= 0x2000 && code <= 0x200a)

export function fold(text: string): Folded {
  const places = new Uint32Array(text.length + 1)
  const pieces: string[] = []
  let length = 0
  let from = 0
  for (let at = 0; at < text.length;) {
    if (!isSpace(text.charCodeAt(at))) {
      places[length] = at
      length += 1
      at += 1
      continue
    }
    pieces.push(text.slice(from, at), ' ')
    places[length] = at
    length += 1
    while (at < text.length && isSpace(text.charCodeAt(at))) at += 1
    from = at
  }
  pieces.push(text.slice(from))
  places[length] = text.length
  return { text: pieces.join(''), places: places.subarray(0, length + 1) }
}

const ALIKE: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '‐': '-',
  '−': '-',
}

/** The same with quotation marks and dashes of one kind each; every character keeps its place. */
export const evenMarks = (text: string): string => text.replace(/[“”„‘’‚`´–—‑‐−]/g, (mark) => ALIKE[mark]!)

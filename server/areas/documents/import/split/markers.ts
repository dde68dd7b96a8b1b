/** A number or letter at the start of a block: '12.', '[12]', '(a)', 'iv)', 'B.'. */
export interface Marker {
  /** The number or letter alone. */
  label: string
  style: string
  /** The number's value; null for letters. */
  value: number | null
  /** Where the words after it start. */
  end: number
}

// '(12)', '(iv)', '(a)' | '[12]' | '12.', '12)', 'iv.', 'a)', 'B.', 'aa.' | '1.2', '1.2.'
const MARKER =
  /^(?:\(\s?(\d{1,3}|[A-Za-z]|[ivxl]{2,7}|[IVXL]{2,7}|[a-z]{2})\s?\)\.?|\[\s?(\d{1,3})\s?\]\.?|(\d{1,3}|[A-Za-z]|[ivxl]{2,7}|[IVXL]{2,7}|[a-z]{2})\s?([.)])|(\d{1,2}\.\d{1,2})\.?)(?=\s|$|[“"‘'([A-Z…])/

const kindOf = (label: string): string => {
  if (/^\d+$/.test(label)) return '1'
  if (/^[ivxl]{2,}$/.test(label)) return 'i'
  if (/^[IVXL]{2,}$/.test(label)) return 'I'
  return /^[a-z]+$/.test(label) ? 'a' : 'A'
}

// '“', '"', '‘' before a marker
const OPENING = /^[“"‘‟„']+\s*/

/** The marker at the start of a block, also one after an opening quotation mark; null where there is none. */
export function readMarker(text: string): Marker | null {
  const opening = OPENING.exec(text)?.[0].length ?? 0
  const match = MARKER.exec(text.slice(opening, opening + 24))
  if (!match) return null
  const [whole, round, square, plain, closing, two] = match
  const end = opening + whole.length
  if (two) return { label: two, style: '1.1', value: null, end }
  const label = (round ?? square ?? plain)!
  const kind = kindOf(label)
  const style = round ? `(${kind})` : square ? `[${kind}]` : `${kind}${closing}`
  return { label, style, value: kind === '1' ? Number(label) : null, end }
}

export const startsQuoted = (text: string): boolean => OPENING.test(text)

/** True for a block that holds nothing but a marker or two, or an opening quotation mark: '1.', '(a)', '50. (1)', '“', '“ 74.'. */
export function isMarkerAlone(text: string): boolean {
  let rest = text.trim()
  for (let steps = 0; steps < 3 && rest !== ''; steps += 1) {
    const marker = readMarker(rest)
    if (!marker) return /^[“"‘‟„]+$/.test(rest)
    rest = rest.slice(marker.end).trim()
  }
  return rest === '' && text.trim() !== ''
}

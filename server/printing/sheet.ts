/** Everything in points, 72 to the inch. A4 with a measure of some 80 characters. */
export const sheet = {
  size: 'A4',
  width: 595.28,
  height: 841.89,
  left: 82,
  right: 82,
  top: 96,
  bottom: 84,
  headAt: 50,
  footAt: 841.89 - 52,
} as const

export const measure = sheet.width - sheet.left - sheet.right
/** Where the text of numbered paragraphs begins; the number hangs before it. */
export const hang = 34
/** How far each depth of items and a quotation are set in. */
export const step = 25

export const colours = { ink: '#1a1a1a', soft: '#5c6370', navy: '#1b2a4a', burgundy: '#7a1f33', rule: '#c9ced8', gold: '#b08a2e' } as const

const fonts = new URL('./fonts/', import.meta.url)
export const faces = {
  regular: new URL('hukumu-serif-regular.ttf', fonts),
  semibold: new URL('hukumu-serif-semibold.ttf', fonts),
  italic: new URL('hukumu-serif-italic.ttf', fonts),
} as const
export type Face = keyof typeof faces

/** What a reader may send over and over, by mistake or on purpose: each costs some way of reading more than its length. */
export const repeatedShapes: readonly string[] = [
  'section 12 of the ',
  '1. ',
  '> ',
  '[',
  '(',
  '*_',
  'x',
  'a ',
  '[2020] eKLR ',
  '“the weir was wet again” ',
  'Civil Appeal No. 1 of 2020 ',
  'weir AND ',
  'r* ',
  '\n',
  '👩‍⚖️e\u0301',
  '| weir |\n| - |\n',
  '<b>',
]

/** So many letters of a shape, behind a first word that tells them from others; no character is cut in half. */
export function repeated(shape: string, letters: number, first = ''): string {
  const text = (first + shape.repeat(Math.max(0, Math.ceil(letters / shape.length)))).slice(0, Math.max(0, letters))
  return text.isWellFormed() ? text : text.slice(0, -1)
}

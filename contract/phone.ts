/**
 * A Kenyan mobile number as M-Pesa wants it, 2547… or 2541…, of any way in which it is written: 0712 345 678, +254 712-345-678, 712345678.
 * Null where it is none.
 */
export function readPhone(written: string): string | null {
  const figures = written.replaceAll(/[\s().-]/g, '')
  const [, number] = /^(?:\+?254|0)?([17]\d{8})$/.exec(figures) ?? []
  return number === undefined ? null : `254${number}`
}

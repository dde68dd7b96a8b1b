/** The numbers that a pinpoint names, with those between: '12-14' is 12, 13, 14. */
export function numbersOf(text: string): number[] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const [first, last] = numbers
  if (numbers.length !== 2 || !/\d\D*(?:[-–]|to)\D*\d/.test(text) || last! <= first! || last! - first! > 500) return numbers
  return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index)
}

/**
 * The paragraphs that are named by a pinpoint as it is kept beside a citation: 'para 25', '§ 12-14', '[25]'; a bare number ('at 25') is one
 * where a neutral citation has no pages. None where it names pages.
 */
export const paragraphsOfPinpoint = ({ pinpoint, kind }: { pinpoint: string; kind: string }): number[] =>
  /^\s*(?:para|§|\[)/i.test(pinpoint) || (kind === 'neutral' && /^\d/.test(pinpoint)) ? [...new Set(numbersOf(pinpoint))] : []

import type { ActVersion } from '#contract/legislation'
import { dayInWords } from '#contract/reasons/day-in-words'

const words = {
  asAt: (day: string) => `As it stands from ${day}`,
  until: (until: string) => `As it stood until ${until}`,
  between: (day: string, until: string) => `As it stood from ${day} to ${until}`,
}

/** From when to when a text of the law stands: 'As it stands from 31 December 2022'; null where its source does not say. */
export function sayVersion({ date, until }: Pick<ActVersion, 'date' | 'until'>): string | null {
  if (date === null) return until === null ? null : words.until(dayInWords(until))
  return until === null ? words.asAt(dayInWords(date)) : words.between(dayInWords(date), dayInWords(until))
}

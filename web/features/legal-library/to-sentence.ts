import { headingAlone } from '#citations/law/heading-alone'

const small: ReadonlySet<string> = new Set(['of', 'and', 'the', 'to', 'in', 'for', 'by', 'on', 'or', 'a', 'an', 'with', 'from', 'as', 'at'])

/**
 * What is printed in capitals alone is shown as a title: 'TERMINATION AND DISMISSAL' → 'Termination and Dismissal'; the place that a source prints
 * behind a heading is not shown twice.
 */
export function toSentence(printed: string | null): string | null {
  const heading = printed === null ? null : headingAlone(printed)
  if (heading === null || heading !== heading.toUpperCase() || !/\p{Lu}{3}/u.test(heading)) return heading
  return heading
    .toLowerCase()
    .replace(/\p{L}[\p{L}’']*/gu, (word, at: number) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
}

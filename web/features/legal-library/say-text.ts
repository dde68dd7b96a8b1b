import type { Act } from '#contract/legislation'
import type { LegalLibraryMessages } from '../../messages/legal-library.ts'

/** What is said behind words that are taken from a text of an Act which is not the law of today; null of the latest. */
export function sayText(
  { version, is_latest: isLatest }: Pick<Act, 'version' | 'is_latest'>,
  words: Pick<LegalLibraryMessages['quote'], 'asAt' | 'until' | 'guide'>,
  formatDay: (day: string) => string,
) {
  if (version.guide) return words.guide
  if (isLatest) return null
  if (version.date !== null) return words.asAt(formatDay(version.date))
  return version.until === null ? null : words.until(formatDay(version.until))
}

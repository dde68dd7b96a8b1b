import { jurisdictionOf } from '#citations/data/jurisdictions'
import { findCitations } from '#citations/find'
import type { AuthorityGroup } from '#contract/bundles'
import type { AuthorityKind } from '#contract/citation-lists'
import type { Case } from '#contract/cases'

/** The rank of the court in which a bundle is filed, by its name; the highest of those that may hear it where it is not said. */
// 'Court of Appeal of Kenya' · 'High Court of Kenya' · 'Chief Magistrate’s Court' · 'Small Claims Court' · 'Tax Appeals Tribunal'
const ranks: readonly (readonly [RegExp, number])[] = [
  [/supreme/i, 1],
  [/court of appeal/i, 2],
  [/high court|employment|labour|environment|land court/i, 3],
  [/magistrate|kadhi|martial/i, 4],
  [/small claims/i, 5],
  [/tribunal/i, 6],
]
const rankOf = (court: string): number => ranks.find(([name]) => name.test(court))?.[1] ?? 2

const isForeign = (citation: string) => findCitations(citation).some(({ kind }) => kind === 'foreign')

type Weighed = Pick<Case, 'court' | 'court_code' | 'frbr_uri' | 'hierarchy_level' | 'citation'>

/**
 * Whether a decision binds the court that a bundle is for: what a court above has decided does; what the Supreme Court or the Court of Appeal
 * itself has decided it follows unless it departs from it. Courts of equal rank below persuade one another. Article 163(7) of the Constitution.
 */
export function groupFor(
  { court, court_code: courtCode, frbr_uri: frbrUri, hierarchy_level: level, citation }: Weighed,
  filedIn: string,
): AuthorityGroup {
  if (jurisdictionOf({ court, courtCode, frbrUri }) !== 'KE' || isForeign(citation ?? '')) return 'foreign'
  if (level === null || level === 0) return 'persuasive'
  const own = rankOf(filedIn)
  return level < own || (level === own && own <= 2) ? 'binding' : 'persuasive'
}

/** The same of words that are only listed. */
export function groupOfWords(text: string, kind: AuthorityKind): AuthorityGroup {
  if (kind === 'case') return isForeign(text) ? 'foreign' : 'persuasive'
  return kind === 'other' ? 'other' : 'legislation'
}

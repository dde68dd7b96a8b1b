import { titleWithin } from '#citations/law/name-in-law'
import type { NamedLaw } from '#contract/named-law'
import type { BookmarkWords } from '../../messages/en/bookmarks.ts'

/** 'Section 41, Employment Act', 'Order 42 rule 6, Civil Procedure Rules'; an Act as a whole by its title. */
export function nameLaw({ act, provision }: NamedLaw, words: BookmarkWords['law']): string {
  if (provision === null) return act.title
  const { eid, num, heading } = provision
  return words.named(titleWithin(act.title, eid) ?? num ?? heading ?? eid, act.title)
}

import type { NamedLaw } from '#contract/named-law'
import type { BookmarkWords } from '../../messages/en/bookmarks.ts'

/** 'Section 41, Employment Act'; an Act as a whole by its title. */
export function nameLaw({ act, provision }: NamedLaw, words: BookmarkWords['law']): string {
  if (provision === null) return act.title
  const { type, num, heading } = provision
  const kind = type.charAt(0).toUpperCase() + type.slice(1)
  const named = num === null ? (heading ?? kind) : `${kind} ${num.replace(/\.$/, '')}`
  return words.named(named, act.title)
}

import { headingAlone } from './heading-alone.ts'
import { nameOfEid } from './name-of-eid.ts'

/** What an Act is called and, where a list of authorities names it, by what it is found: a chapter of the Laws of Kenya, else a year. */
export interface LawNamed {
  title: string
  year?: number | null
  cap?: string | null
}

// 'Criminal Procedure Code Act' is the Code
const shortTitle = (title: string): string => title.replace(/\bCode\s+Act$/, 'Code')

/** 'Land Registration Act (Cap. 300)', 'Civil Procedure Rules, 2010', 'Constitution of Kenya, 2010': an Act as a list of authorities names it. */
export function nameOfLaw({ title, year = null, cap = null }: LawNamed): string {
  const [, bare = title, printed] = /^(.+?),?\s+((?:1[89]|20)\d\d)$/.exec(title) ?? []
  const name = shortTitle(bare)
  if (cap !== null) return `${name} (Cap. ${cap})`
  const day = printed ?? year
  return day === null ? name : `${name}, ${day}`
}

/** What the law calls its units: a schedule's or an Order's stay what the id says. */
function unitWithin(title: string): string | null {
  if (/\bRegulations?\b/.test(title)) return 'regulation'
  return /\bOrder\b/.test(title) ? 'paragraph' : null
}

/** What a provision is called within its law: 'section 26', 'Order 42 rule 6(2)', 'regulation 5'; null for an id of no known form. */
export function nameWithin(title: string, eid: string): string | null {
  const name = nameOfEid(eid)
  const unit = unitWithin(title)
  return unit !== null && name !== null ? name.replace(/^(?:section|rule)(?= \d)/, unit) : name
}

/** The same at the beginning of a line: 'Section 26', 'Order 42 rule 6(2)'. */
export function titleWithin(title: string, eid: string): string | null {
  const name = nameWithin(title, eid)
  return name && name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * A provision with its law, as it is named wherever it stands alone: 'Land Registration Act (Cap. 300), section 26', and of rules 'Order 42 rule
 * 6(2), Civil Procedure Rules, 2010', since every Order has a rule 6. The law alone without a provision, or for an id of no known form.
 */
export function nameInLaw(law: LawNamed, eid: string | null): string {
  const name = eid === null ? null : nameWithin(law.title, eid)
  if (eid === null || name === null) return nameOfLaw(law)
  return /^(?:order|rule)_/.test(eid) ? `${titleWithin(law.title, eid)}, ${nameOfLaw(law)}` : `${nameOfLaw(law)}, ${name}`
}

/** What a provision is called with its heading: 'Section 41. Notification and hearing', 'Order 42 rule 6. Stay in case of appeal'. */
export function entitle(title: string, { eid, num, heading }: { eid: string; num: string | null; heading: string | null }): string {
  const alone = heading === null || heading === '' ? null : headingAlone(heading)
  return [titleWithin(title, eid) ?? num, alone].filter((part) => part !== null).join('. ') || eid
}

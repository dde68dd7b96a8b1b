import { entitle, nameWithin } from '#citations/law/name-in-law'
import type { ProvisionInBrief } from '#contract/named-law'

// a section, article or rule, and what stands within one: what holds them is called as its own number is printed
const HOLDS = /^(?:preface|preamble|chapter|part|division|order|schedule|form)$/

/**
 * 'Section 41. Notification and hearing', 'Order 42 rule 6(2)', 'Part VI. Termination': some sources print the kind with the number. `act` is the
 * title of the law.
 */
export function titleOf(act: string, provision: ProvisionInBrief): string {
  const { eid, type, num, heading } = provision
  if (!HOLDS.test(type) && nameWithin(act, eid) !== null) return entitle(act, provision)
  const kind = type.charAt(0).toUpperCase() + type.slice(1)
  const number = num?.replace(/\.$/, '') ?? ''
  const name = plain(number).startsWith(plain(type)) ? number : `${kind} ${number}`.trim()
  return heading === null ? name : `${name}. ${heading}`
}

/** Words alone, in lower case: what is printed differently and says the same is the same. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

import type { ProvisionInBrief } from '#contract/named-law'

// 'Section 41. Notification and hearing', 'Part VI. Termination': some sources print the kind with the number
export function titleOf({ type, num, heading }: ProvisionInBrief): string {
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

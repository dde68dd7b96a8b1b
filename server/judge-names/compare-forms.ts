/** 'warsame ma': the surname and the initials of a key. */
export const partsOf = (key: string): { surname: string; initials: string } => {
  const [surname = '', initials = ''] = key.split(' ')
  return { surname, initials }
}

/** 'm' and 'ma' and '' are short for 'mab'; 'a' is not, since a first name is not left out before a second. */
export const isShortFor = (short: string, long: string): boolean => {
  if (short.length >= long.length) return false
  if (short === '') return true
  if (short[0] !== long[0]) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

const forenamesOf = (name: string): string[] =>
  name
    .split(/\s+/)
    .slice(0, -1)
    .map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter((word) => word.length > 3)

/** Forenames written out must not contradict one another: Mohammed is not Moses. */
export const forenamesAgree = (a: string, b: string): boolean => {
  const [first, second] = [forenamesOf(a), forenamesOf(b)]
  return first.every((one) => {
    const rivals = second.filter((other) => other[0] === one[0])
    return rivals.length === 0 || rivals.includes(one)
  })
}

/** Words of case names that tell no case from another. */
const COMMON = new Set(
  `a ag alias aka and another anor ano attorney association authority bank behalf board ca cabinet co commission commissioner commissioners company
  cooperative corporation council county court deceased director directors estate ex exparte parte for formerly general government group high
  holdings hospital in inc independent insurance interested international investment investments kenya kenyan land legal limited ltd matter
  management minister ministry minor motor name national nairobi mombasa no of on oil ole or ors other others others owners party parties per plc
  principal prosecutions public r re regina registrar representative republic respondent sacco savings secretary services society state sued suing
  t t/a the through to trading tribunal uganda union university v vs versus vessel with`.split(/\s+/),
)

/** The words of a case name that tell it from others, lower case; initials and numbers left out. */
export const distinctiveWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(?:[a-z]\.){1,4}/g, ' ')
    .split(/[^a-z']+/)
    .map((word) => word.replace(/^'+|'+$|'s$/g, '').replaceAll("'", ''))
    .filter((word) => word.length > 2 && !COMMON.has(word))

/** Whether two words differ by one letter at most, as 'Mukisa' and 'Mukhisa' do; short words must be equal. */
export const nearlySame = (a: string, b: string): boolean => {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i += 1
  let j = 0
  while (j < Math.min(a.length, b.length) - i && a.at(-1 - j) === b.at(-1 - j)) j += 1
  return Math.max(a.length, b.length) - i - j <= 1
}

/** Whether every distinctive word of `part` is found in `whole`, spelt nearly so; false where `part` has none. */
export const nameWithin = (part: string, whole: string): boolean => {
  const wanted = distinctiveWords(part)
  const known = distinctiveWords(whole)
  return wanted.length > 0 && wanted.every((word) => known.some((other) => nearlySame(word, other)))
}

/** The parties on either side of 'v', and how many others stand beside each ('& another' 1, '& 2 others' 2); null without a 'v'. */
const sidesOf = (name: string): { party: string; others: number }[] | null => {
  const sides = name.split(/\s[-–—]?\s?(?:v|vs|versus)\.?\s?[-–—]?\s/i)
  if (sides.length !== 2) return null
  return sides.map((party) => {
    const [, count, one] = /(?:&|\band)\s+(?:(\d+)\s+(?:others?|ors)|(another|anor|ano))\b/i.exec(party) ?? []
    return { party, others: count ? Number(count) : one ? 1 : 0 }
  })
}

/** Words of a party of which every one is common ('Republic', 'Attorney General'). */
const commonWords = (party: string): string =>
  party
    .toLowerCase()
    .replace(/(?:&|\band)\s+(?:\d+\s+)?(?:another|anor|ano|others?|ors)\b.*$/, '')
    .match(/[a-z]+/g)
    ?.join(' ') ?? ''

/**
 * How well a part of a name fits a whole one: each party on its own side, and as many others beside it. 'exact' where both say how many;
 * null where a party or the number of them is another.
 */
export const partiesFit = (part: string, whole: string): 'exact' | 'loose' | null => {
  const [wanted, known] = [sidesOf(part), sidesOf(whole)]
  if (!wanted || !known) return 'loose'
  let exact = true
  for (const [side, { party, others }] of wanted.entries()) {
    const other = known[side]!
    const fits =
      distinctiveWords(party).length > 0
        ? nameWithin(party, other.party)
        : commonWords(other.party).startsWith(commonWords(party)) || /^(?:r|rep|dpp|ag)$/.test(commonWords(party))
    if (!fits || (others > 0 && other.others > 0 && others !== other.others)) return null
    if (others !== other.others) exact = false
  }
  return exact ? 'exact' : 'loose'
}

/** Whether two names may be one case: the shorter one's distinctive words are all in the longer one. */
export const sameName = (a: string, b: string): boolean => nameWithin(a, b) || nameWithin(b, a)

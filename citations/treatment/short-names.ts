import type { LaidOutText, Stretch } from './treatment.ts'

/** Words of names that many cases share. */
const COMMON =
  /^(?:Kenya|Republic|Limited|Company|Another|Others|National|Bank|County|Government|Attorney|General|Commission(?:er)?|Estate|Deceased|Minister|Secretary|State|Council|Board|Authority|Union|University|School|Trust(?:ees)?|Society|Association|Insurance|Services?|Motors?|Group|International|Commercial|Africa|African|East|Eastern|Central|Western|Court|Appeal|Supreme|Judge|Justice|Director|Public|Prosecutions|Inspector|Police|Ministry|Cabinet|Speaker|Assembly|Senate|Chief|Registrar|Registered|Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Industries|Investments?|Properties|Holdings|Construction|Transport|Petition|Application|Civil|Criminal|Suing|Legal|Representatives?|Interested|Party|Parties|Immigration|Multicultural|Indigenous|Affairs|Citizenship|Australia|Department|Home|Supreme|Human|Rights)$/
const NAME_ENDS = /[[(]|\b(?:Civil|Criminal|Petition|Misc|Nairobi|HCC|ELC|Case|Appeal|Application)\b.*\d/
const shortest = 5
const mostOfAName = 25

/** The last words that each cited case may be called by alone ('Karume', 'Giella'), where no other case and no party here has them. */
export function shortNamesOf({ content, parts, paragraphs }: LaidOutText, cited: readonly Stretch[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const shared = new Set<string>()
  const first = new Map<string, string>()
  for (const [index, { start, end }] of cited.entries()) {
    const printed = content.slice(start, end)
    const stop = NAME_ENDS.exec(printed)?.index ?? printed.length
    const name = printed.slice(0, stop)
    if (!/\s(?:v|vs|versus)\.?\s/i.test(name)) continue
    for (const [word] of name.matchAll(/\p{Lu}[\p{L}’']+/gu)) {
      if (word.length < shortest || COMMON.test(word)) continue
      const known = first.get(word)
      const plain = name.toLowerCase().replace(/[^a-z]/g, '')
      if (known === undefined) {
        first.set(word, plain)
        names.set(word, index)
      } else if (known.slice(0, 12) !== plain.slice(0, 12)) shared.add(word)
    }
  }
  const front = paragraphs
    .filter(({ part }) => parts[part]?.kind === 'header' || parts[part]?.kind === 'parties')
    .map(({ start, end }) => content.slice(start, end).toLowerCase())
    .join(' ')
  for (const word of names.keys()) if (isSpokenOf(word, content)) names.delete(word)
  for (const word of names.keys()) if (shared.has(word) || front.includes(word.toLowerCase())) names.delete(word)
  return names
}

/** A party, a place or a body: it stands oftener than a case is named, or with an article as no case does. */
function isSpokenOf(word: string, content: string): boolean {
  const bare = content.split(word).length - 1
  if (bare > mostOfAName) return true
  return new RegExp(
    `\\b(?:[Tt]he|[Aa]|[Aa]n) ${word}\\b(?! (?:case|decision|judgment|principle|test|factor|step|approach|guideline|ruling|line))`,
    'u',
  ).test(content)
}

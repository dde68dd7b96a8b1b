import type { Stretch } from '../prose/stretch.ts'
import type { LaidOutText } from './treatment.ts'

/** Words of names that many cases share. */
const COMMON =
  /^(?:Kenya|Republic|Limited|Company|Another|Others|National|Bank|County|Government|Attorney|General|Commission(?:er)?|Estate|Deceased|Minister|Secretary|State|Council|Board|Authority|Union|University|School|Trust(?:ees)?|Society|Association|Insurance|Services?|Motors?|Group|International|Commercial|Africa|African|East|Eastern|Central|Western|Court|Appeal|Supreme|Judge|Justice|Director|Public|Prosecutions|Inspector|Police|Ministry|Cabinet|Speaker|Assembly|Senate|Chief|Registrar|Registered|Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Industries|Investments?|Properties|Holdings|Construction|Transport|Petition|Application|Civil|Criminal|Suing|Legal|Representatives?|Interested|Party|Parties|Immigration|Multicultural|Indigenous|Affairs|Citizenship|Australia|Department|Home|Supreme|Human|Rights)$/
const NAME_ENDS = /[[(]|\b(?:Civil|Criminal|Petition|Misc|Nairobi|HCC|ELC|Case|Appeal|Application)\b.*\d/
const shortest = 5
const maxOfAName = 25

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
  if (names.size === 0) return names
  const front = paragraphs
    .filter(({ part }) => parts[part]?.kind === 'header' || parts[part]?.kind === 'parties')
    .flatMap(({ start, end }) => wordsOf(content.slice(start, end).toLowerCase()))
  const inFront = new Set(front)
  const isSpokenOf = readUses(content)
  for (const word of names.keys()) if (shared.has(word) || inFront.has(word.toLowerCase()) || isSpokenOf(word)) names.delete(word)
  return names
}

/** 'Ng’ang’a', and 'Karume' of 'Karume’s'. */
const wordsOf = (text: string): string[] => (text.match(/\p{L}[\p{L}’']*/gu) ?? []).map((word) => word.replace(/['’]s?$/, ''))

// 'the Karume', but not 'the Karume case'
const WITH_ARTICLE =
  /\b(?:[Tt]he|[Aa]n?) (\p{Lu}[\p{L}’']*)\b(?! (?:case|decision|judgment|principle|test|factor|step|approach|guideline|ruling|line))/gu

/** Tells of a word whether it is a party, a place or a body: it stands oftener than a case is named, or with an article as no case does. */
function readUses(content: string): (word: string) => boolean {
  const uses = new Map<string, number>()
  for (const word of wordsOf(content)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const withArticle = new Set([...content.matchAll(WITH_ARTICLE)].map(([, word]) => word!.replace(/['’]s?$/, '')))
  return (word) => (uses.get(word) ?? 0) > maxOfAName || withArticle.has(word)
}

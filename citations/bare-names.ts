import type { Citation, ShortCitation } from './citation.ts'
import { distinctiveWords, nameWithin } from './name-matching.ts'
import { isOfCase } from './what-is-cited.ts'

/** More names than any judgment gives to the cases that it cites. */
const maxNames = 200
const maxDefinitionLength = 120

// '& 2 others', '(Suing as …)', 'Limited': what a party is not called by
const NOT_CALLED =
  /\s*(?:\(.*|(?:&|\band)\s+(?:\d+\s+)?(?:another|anor|ano|others?|ors)\b.*|\b(?:Limited|Ltd|Company|Co|PLC|LLP|Inc)\b\.?.*)$/i
const WORDS = /^\p{Lu}[\p{L}’'.-]*(?:\s(?:of\s|&\s|ole\s)?\p{Lu}[\p{L}’'.-]*){0,3}$/u
// '(“Bahari”)', '(hereinafter “the Bahari decision”)'
const DEFINED =
  /^[^.;“"]{0,60}[([](?:here(?:in)?after,?\s[^"“()]{0,40})?["“](?:the\s)?(\p{Lu}[^"”()]{1,40}?)(?:\s(?:[Cc]ase|[Dd]ecision))?["”]/u
// 'In Bahari, …', 'unlike in Bahari the court …'
const CITED_BY_NAME =
  /\b(?:[Ii]n|[Uu]nlike|[Ff]ollowing|[Aa]pplying|[Pp]er)\s(\p{Lu}[\p{L}’'.-]*(?:\s(?:of\s|&\s|ole\s)?\p{Lu}[\p{L}’'.-]*){0,3})(?=,\s|\s(?:the\s(?:learned\s)?(?:court|judges?)|this\scourt|it\swas|where)\b)/gu

// 'in Bahari', 'I apply Bahari', '(Bahari, para 4)'; 'Bahari had sold' is the party
const CITES = String.raw`(?<=[(]|\b(?:[Ii]n|[Ss]ee|from|of|[Uu]nder|[Pp]er|and|[Aa]ppl(?:y|ied|ying)|[Ff]ollow(?:s|ed|ing)?|[Dd]istinguish(?:ed|ing)?)\s)`
const NO_PARTY = String.raw`(?![\p{L}’'-])(?!\s(?:&|(?:v|vs|J|JA|had|has|maintained|made|itself)\b))`

/** Adds the places where a case is called by the name of its first party alone, or by one that was defined beside its citation. */
export const addBareNames = (text: string, items: readonly Citation[]): Citation[] => {
  const called = new Map<string, number>()
  const defined = new Map<string, number>()
  for (const item of items) {
    if (called.size === maxNames) break
    if (!isOfCase(item.kind) || !('caseName' in item) || !item.caseName) continue
    const [first, second] = item.caseName.text.split(/\s[-–—]?(?:v|vs|versus)\.?[-–—]?\s/i)
    const party = first!.replace(NOT_CALLED, '').trim()
    if (second !== undefined && WORDS.test(party) && distinctiveWords(party).length > 0 && !called.has(party)) called.set(party, item.end)
    const definition = DEFINED.exec(text.slice(item.end, item.end + maxDefinitionLength))
    const name = definition?.[1]
    if (name && nameWithin(name, item.caseName.text) && !defined.has(name)) defined.set(name, item.end + definition[0].length)
  }
  if (called.size === 0) return [...items]
  const found: ShortCitation[] = []
  const taken = new Uint8Array(text.length)
  const take = ({ start, end }: { start: number; end: number }) => taken.fill(1, start, end)
  for (const item of items) {
    take(item)
    if ('caseName' in item && item.caseName) take(item.caseName)
  }
  const add = (name: string, start: number) => {
    const end = start + name.length
    if (taken.subarray(start, end).includes(1)) return
    take({ start, end })
    found.push({ kind: 'short', text: name, start, end, name })
  }
  for (const match of text.matchAll(CITED_BY_NAME)) {
    const name = match[1]!
    const from = called.get(name) ?? defined.get(name)
    if (from !== undefined && from <= match.index) add(name, match.index + match[0].length - name.length)
  }
  for (const [name, from] of defined)
    for (const { index } of text.slice(from).matchAll(new RegExp(`${CITES}${escaped(name)}${NO_PARTY}`, 'gu'))) add(name, from + index)
  return found.length === 0 ? [...items] : [...items, ...found].sort((a, b) => a.start - b.start)
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

import { findCitations } from '#citations/find'
import type { StruckReason } from '#contract/reasons/chat-reasons'
import { foldedWords } from '../../search/search.ts'
import type { Passage } from '../retrieval/passage.ts'
import { bearingOf } from './bearing.ts'
import { widens } from './breadth.ts'
import { swapsParties } from './parties.ts'
import { contradicts } from './polarity.ts'
import { type Told, tellingStems, toldBy } from './told.ts'

export interface Proved {
  /** The numbers of the passages on which it rests. */
  references: number[]
  /** Why it is struck; null where it is borne out. */
  reason: StruckReason | null
}

/** What a sentence is proved by: the passages that were given, by their numbers. */
export type Given = ReadonlyMap<number, Passage>

/**
 * A statement is borne out by a passage that has such a share of its telling words and is so far ahead of every other that was given: the less it
 * has, the farther; where it has little more than the others, one word at least stands there as it is.
 */
const bearings = [
  { share: 0.3, ahead: 0.4, literally: false },
  { share: 0.38, ahead: 0.2, literally: true },
  { share: 0.7, ahead: -0.1, literally: true },
] as const
/**
 * A statement that its passages do not bear out by so many words is borne out where they have this share of them and are so much nearer to it by
 * their meaning than any other that was given.
 */
const bearingOfMeaning = { share: 0.3, nearer: 0.1 } as const
/** With fewer passages than these, to be ahead of the others tells little, and more has to be said. */
const fewestToCompare = 4
const leastShareOfFew = 0.45
/** Where another passage says so much more of a statement, the wrong one is named. */
const clearlyBehind = 0.3
const MARKER = /\[(\d{1,3})\]/g
const QUOTATION = /“([^”]*)”|"([^"]*)"/g
const OPEN_QUOTATION = /[“”"]/
// '[the ruling][1]' makes a link of the number of a reference
const LINK_BY_REFERENCE = /\[[^\]]*\p{L}[^\]]*\][[(]/u
// a link, a picture, an address, HTML, code
const FOREIGN =
  /!?\[[^\]]*\]\s*[([]|\bhttps?:|\bwww\.|\b(?:javascript|data|mailto):|<[a-z/!][^>]*>?|`|\b[a-z0-9-]+\.(?:com|org|net|io|ke|gov|info|co)\b/i
const PINPOINT = /\b(?:paras?|paragraphs?)\.?\s*\[?(\d{1,4})\]?(?:\s*(?:-|–|to|and)\s*\[?(\d{1,4})\]?)?/gi
// 'Achieng v Barasa Fisheries'
const NAMED =
  /\b(\p{Lu}[\p{L}'’.&-]*(?:\s+(?:(?:&|and|of|the)\s+)?\p{Lu}[\p{L}'’.&-]*){0,6})\s+v(?:s|ersus)?\.?\s+(\p{Lu}[\p{L}'’.&-]*(?:\s+(?:(?:&|and|of|the)\s+)?\p{Lu}[\p{L}'’.&-]*){0,6})/gu
const SAYS_DISSENT = /\b(?:dissent\w*|minority)\b/i
const SAYS_OVERTURNED = /\b(?:overruled|overturned|reversed|set aside|quashed|varied|per incuriam|no longer (?:good )?law|departed from)\b/i

/** White space apart, as it stands. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The numbers of the passages that a sentence names. Pure. */
export const namedIn = (text: string): number[] => [...new Set([...text.matchAll(MARKER)].map(([, n]) => Number(n)))]

/** A sentence without the numbers of its passages. Pure. */
export const withoutNumbers = (text: string): string => text.replace(/\s*\[\d{1,3}\]/g, '').trim()

/**
 * Proves a sentence of an answer by the passages that it names, or says why it cannot be shown. `nearer`: how much nearer they are to it by their
 * meaning than any other (from -2 to 2); null where that is not known. Pure.
 */
export function proveSentence(text: string, given: Given, nearer: number | null = null): Proved {
  const references = namedIn(text)
  const passages = references.flatMap((n) => given.get(n) ?? [])
  const struck = (reason: StruckReason): Proved => ({ references: [], reason })
  if (FOREIGN.test(text.replace(MARKER, ' ')) || LINK_BY_REFERENCE.test(text)) return struck('foreign-matter')
  if (references.length === 0 || passages.length < references.length) return struck('no-reference')
  const words = text
    .replace(MARKER, ' ')
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
    .replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
  const told = passages.map(toldBy)
  const reason =
    authoritiesOf(words, passages) ??
    quotationsOf(words, passages) ??
    pinpointsOf(words, passages) ??
    standingOf(words, passages) ??
    statementOf(words, told, passages, { given, nearer })
  return reason === null ? { references, reason } : struck(reason)
}

/** Every citation is one of the cases that are named, or stands in their words; a name beside it is that of the same case. */
function authoritiesOf(words: string, passages: readonly Passage[]): StruckReason | null {
  const owners = (citation: string) =>
    passages.filter(({ citations, text, source }) => [...citations, source.title, text].some((one) => keyOf(one).includes(keyOf(citation))))
  const citations = findCitations(words).filter(({ kind }) => kind !== 'short' && kind !== 'supra' && kind !== 'ibid')
  const ofCases = citations.map(({ start, end }) => ({ start, owners: owners(words.slice(start, end)) }))
  if (ofCases.some((one) => one.owners.length === 0)) return 'citation-not-held'
  for (const { 1: first, 2: second, index } of words.matchAll(NAMED)) {
    const named = passages.filter((passage) => isNamed(passage, first!, second!))
    if (named.length === 0) return 'other-name'
    const beside = ofCases.find(({ start }) => start >= index && start - index < 200)
    if (beside && !beside.owners.some((one) => named.some(({ source }) => source.id === one.source.id))) return 'other-name'
  }
  return null
}

const keyOf = (citation: string) => ` ${foldedWords(citation).join(' ')} `

/** Whether a case, or its words, names both parties. */
function isNamed({ source, text }: Passage, first: string, second: string): boolean {
  const has = (all: string, words: string) => foldedWords(words).every((word) => word === 'and' || all.includes(` ${word} `))
  const leading = first.replace(/^(?:In|The|As|See|Per|Under|Following|While|But|And|Since|Thus|Court|Here)\s+/, '')
  const title = keyOf(source.title)
  const said = keyOf(text)
  return (has(title, leading) && has(title, second)) || (said.includes(keyOf(leading)) && said.includes(keyOf(second)))
}

/** Every quotation stands in a passage word for word; one with gaps, each piece in order. */
function quotationsOf(words: string, passages: readonly Passage[]): StruckReason | null {
  for (const [, curly, straight] of words.matchAll(QUOTATION)) {
    const pieces = spaced(curly ?? straight ?? '')
      .split(/\s*(?:…|\.\.\.)\s*/)
      .map((piece) => piece.replace(/[,.;:]$/, ''))
      .filter((piece) => piece !== '')
    if (!passages.some(({ text }) => standInOrder(spaced(text), pieces))) return 'quotation-altered'
  }
  // A quotation that is opened and not closed is compared with nothing.
  return OPEN_QUOTATION.test(words.replace(QUOTATION, '')) ? 'quotation-altered' : null
}

function standInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0
  for (const piece of pieces) {
    const at = text.indexOf(piece, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}

function pinpointsOf(words: string, passages: readonly Passage[]): StruckReason | null {
  for (const [whole, first, last] of words.matchAll(PINPOINT))
    for (const number of [first, last])
      if (number !== undefined && !passages.some(({ source, text }) => source.number === number || spaced(text).includes(whole)))
        return 'wrong-paragraph'
  return null
}

function standingOf(words: string, passages: readonly Passage[]): StruckReason | null {
  if (passages.some(({ source }) => source.opinion === 'dissenting') && !SAYS_DISSENT.test(words)) return 'dissent-unsaid'
  if (passages.some(({ source }) => source.standing?.level === 'negative') && !SAYS_OVERTURNED.test(words)) return 'overturned-unsaid'
  return null
}

/** What stands outside quotations, citations and pinpoints is borne out by the words, figures and names of the passages, and not by their opposite. */
function statementOf(
  words: string,
  told: readonly Told[],
  passages: readonly Passage[],
  { given, nearer }: { given: Given; nearer: number | null },
): StruckReason | null {
  const citations = findCitations(words)
  let statement = words
  for (const { start, end } of citations.toReversed()) statement = `${statement.slice(0, start)} ${statement.slice(end)}`
  statement = statement.replace(QUOTATION, ' ').replace(PINPOINT, ' ').replace(NAMED, ' ')
  if (told.every((one) => !one.hasFigures(statement))) return 'not-said'
  if (told.every((one) => !one.hasNames(statement))) return 'not-said'
  const stems = tellingStems(statement)
  // A quotation or a citation says it all; 'The court held otherwise' says nothing that could be borne out.
  if (stems.length === 0) return citations.length > 0 || words.search(QUOTATION) >= 0 ? null : 'not-said'
  const others = [...given.values()].filter((one) => !passages.includes(one)).map(toldBy)
  const { share, isLiteral, ahead } = bearingOf(stems, told, others)
  const isMeant = nearer !== null && nearer >= bearingOfMeaning.nearer && share >= bearingOfMeaning.share
  if (ahead < -clearlyBehind && !isMeant) return 'wrong-paragraph'
  const isBorneOut = isMeant || bearings.some((one) => share >= one.share && ahead >= one.ahead && (isLiteral || !one.literally))
  if (!isBorneOut || (given.size < fewestToCompare && share < leastShareOfFew)) return 'not-said'
  if (isTurnedRound(statement, passages)) return 'opposite'
  return passages.every(({ text }) => widens(statement, text)) ? 'not-said' : null
}

/** Whether the passages that speak of the same say the opposite, and none says it. */
const isTurnedRound = (statement: string, passages: readonly Passage[]): boolean =>
  passages.every(({ text }) => contradicts(statement, text) || swapsParties(statement, text))

import { findCitations } from '#citations/find'
import type { StruckReason } from '#contract/reasons/chat-reasons'
import { foldedWords } from '../../search/search.ts'
import type { Passage } from '../retrieval/passage.ts'
import { figuresOf } from './figures.ts'
import { hasNames } from './names.ts'

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
export const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * What of a sentence the passages that it names do not have: an invented case, a quotation that was altered, a pinpoint, a figure, a day or a name that
 * stands nowhere in them; or what must be said of them and is not. Null where there is nothing of the kind. Pure.
 */
export function whyStruck(words: string, passages: readonly Passage[]): StruckReason | null {
  return (
    authoritiesOf(words, passages) ??
    quotationsOf(words, passages) ??
    pinpointsOf(words, passages) ??
    standingOf(words, passages) ??
    inventedIn(words, passages)
  )
}

/** Whether a sentence has what no answer has: an address, a picture, a link, code. Pure. */
export const hasForeignMatter = (text: string): boolean => FOREIGN.test(text.replace(MARKER, ' ')) || LINK_BY_REFERENCE.test(text)

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

/** Figures, days and names outside quotations, citations and pinpoints: each stands in a passage that is named. */
function inventedIn(words: string, passages: readonly Passage[]): StruckReason | null {
  let statement = words
  for (const { start, end } of findCitations(words).toReversed()) statement = `${statement.slice(0, start)} ${statement.slice(end)}`
  statement = statement.replace(QUOTATION, ' ').replace(PINPOINT, ' ').replace(NAMED, ' ')
  if (passages.every(({ text, source }) => !figuresOf(text, source.date)(statement))) return 'other-figure'
  return passages.every((one) => !hasNames(one)(statement)) ? 'other-name' : null
}

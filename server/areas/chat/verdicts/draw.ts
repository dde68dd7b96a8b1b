import { splitSentences } from '#citations/prose/sentences'
import { isOfAnotherCourt, isPartySpeech } from '#citations/prose/voices'
import { governs, limitsOthers, staysAlways, staysWithAside, undoes } from './kept-words.ts'

/*
 * A statement is drawn from a paragraph where it is what stays of one of its sentences, or of two beside each other, when words are left out: the same
 * words in the same order, nothing added. Words go only in gaps that leave the rest as it was said.
 */

/** A word or a mark of a sentence. */
interface Token {
  /** In small letters, with straight apostrophes. */
  text: string
  /** The same, as it is kept or not: '' for the month of May, 'No. 12', '14 per cent', 'contrary to section 3'; 'if' for 'Had he pleaded it'. */
  plain: string
  isWord: boolean
  /** Begins with a capital letter or is a figure. */
  isNamed: boolean
}

const TOKEN = /[\p{L}\p{N}]+(?:['’.,/&-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu
const isWordAt = /^[\p{L}\p{N}]/u
const isFigure = /^\d/

const ofProvision = /^(?:sections?|articles?)$/i
const separates = new Set([',', ';', ':', '–', '—'])

function read(text: string): Token[] {
  const all = text.match(TOKEN) ?? []
  return all.map((one, at) => {
    const small = one.toLowerCase().replaceAll('’', "'")
    const [before, after] = [all[at - 1] ?? '', all[at + 1] ?? '']
    const isOther =
      (one === 'May' && (at > 0 || isFigure.test(after))) ||
      (one === 'No' && after === '.' && isFigure.test(all[at + 2] ?? '')) ||
      (small === 'per' && !/^\p{Lu}/u.test(after)) ||
      (small === 'contrary' && after === 'to' && ofProvision.test(all[at + 2] ?? ''))
    const isInverted = /^(?:had|were|should)$/.test(small) && (at === 0 || separates.has(before))
    return {
      text: small,
      plain: isOther ? '' : isInverted ? 'if' : small,
      isWord: isWordAt.test(one),
      isNamed: /^[\p{Lu}\p{N}]/u.test(one),
    }
  })
}

/** Words that tell only how a text goes on. */
const goesOn = new Set(
  'accordingly therefore thus hence consequently furthermore moreover additionally indeed nevertheless nonetheless finally'.split(' '),
)
const openings = new Set([
  'in the premises',
  'in the result',
  'in the circumstances',
  'in the upshot',
  'in the end',
  'for the foregoing reasons',
  'for these reasons',
  'for those reasons',
  'on the other hand',
  'on the one hand',
  ...['its', 'his', 'her', 'their', 'my', 'our'].map((whose) => `for ${whose} part`),
  'as such',
  'in fact',
  'in truth',
  'all the same',
  'however',
  'moreover',
  'besides',
  'of course',
  'and',
  'so',
  'it follows that',
  'it is trite that',
  'it is trite law that',
  'it is settled that',
  'it is settled law that',
])
/** What begins with one of these tells more of what stands before it; 'on payment' and 'with leave' are conditions. */
const tellsMore = new Set('of in at for from to by under near along beside over through into between vide dated contrary'.split(' '))
/** With names, figures and these alone it is a day or a place. */
const locates = new Set(
  'on in at of from near along to the day and month year town city county area station estate street road at around noon a.m p.m'.split(
    ' ',
  ),
)
/** It ends with none of these: what they belong to would follow. */
const leans = new Set(
  `on in at of from to by for with under near over through into between the a an and his her its their our my your this that these those such
  said very`.split(/\s+/),
)
/** Before one of these, or a mark, a phrase is at its end. */
const begins = new Set(
  `and on in at of from to by for with under over through into between against after before within during when where while who which that as is are was
  were be been has have had shall will must may can could would should not`.split(/\s+/),
)
const pronouns = new Set('which who whom whose'.split(' '))
const relative = new Set('which who whom whose that being dated as'.split(' '))
const adverb = /^\p{L}{3,}ly$/u
const participle = /^\p{L}{3,}(?:ed|wn|ung|ade|aid)$/u
const determiner = /^(?:the|an?|his|her|its|their|our|my|this|that|these|those|such|both|\d.*)$/

/** Whether a statement is drawn from a paragraph. Pure. */
export function isDrawn(statement: string, paragraph: string): boolean {
  const told = read(statement)
  if (!told.some(({ isWord }) => isWord)) return false
  const sentences = splitSentences(paragraph)
    .flatMap(({ start, end }) => clausesOf(paragraph.slice(start, end)))
    .map((text) => ({ text, tokens: read(text) }))
  const staysSaid = (source: string) =>
    (!isPartySpeech(source) || isPartySpeech(statement)) && (!isOfAnotherCourt(source) || isOfAnotherCourt(statement))
  return sentences.some(
    (one, at) =>
      (staysSaid(one.text) && isWhatStays(told, [one.tokens])) ||
      (at + 1 < sentences.length &&
        staysSaid(`${one.text} ${sentences[at + 1]!.text}`) &&
        isWhatStays(told, [one.tokens, sentences[at + 1]!.tokens])),
  )
}

/** What stands between semicolons is a sentence of its own, unless it goes on to limit what stands before it. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  for (const one of sentence.split(/(?<=;)\s+/)) {
    const [first] = read(one)
    if (clauses.length > 0 && first && (limitsOthers(first.plain) || !/^[\p{L}\p{N}]/u.test(one))) clauses.push(`${clauses.pop()!} ${one}`)
    else clauses.push(one)
  }
  return clauses
}

/** So many gaps of a sentence are looked at: ordinary ones have a few hundred, and one word over and over has no end of them. */
const maxGaps = 5_000

const isQuestion = (tokens: readonly Token[]) => tokens.at(-1)?.text === '?'

function isWhatStays(told: readonly Token[], sentences: readonly (readonly Token[])[]): boolean {
  if (sentences.some(isQuestion) !== isQuestion(told)) return false
  const source = sentences.flat()
  const bound = sentences[0]!.length
  // Words that stand there often ask for the same gaps again.
  const known = new Map<number, boolean>()
  const mayGoOnce = (from: number, to: number): boolean => {
    const key = from * (source.length + 1) + to
    const told = known.get(key)
    if (told !== undefined) return told
    if (known.size >= maxGaps) return false
    const goes = mayGo(source, [from, to], bound)
    known.set(key, goes)
    return goes
  }
  // The places of the source at which what has been told may end.
  let ends = new Set([-1])
  for (const { text } of told.filter(({ isWord }) => isWord)) {
    const next = new Set<number>()
    for (const end of ends)
      for (let at = end + 1; at < source.length; at += 1)
        if (source[at]!.isWord && source[at]!.text === text && !next.has(at) && mayGoOnce(end + 1, at)) next.add(at)
    if (next.size === 0) return false
    ends = next
  }
  return [...ends].some((end) => (sentences.length === 1 || end >= bound) && mayGoOnce(end + 1, source.length))
}

/** A place of a source, from one token to before another. */
type Place = readonly [number, number]

/** Whether what stands in a place may be left out; over the end of a sentence it is a gap at its end and one at the next one's beginning. */
function mayGo(source: readonly Token[], [from, to]: Place, bound: number): boolean {
  if (from < bound && to > bound) return mayGo(source, [from, bound], bound) && mayGo(source, [bound, to], bound)
  const [first, last] = from < bound ? [0, bound] : [bound, source.length]
  const words = source.slice(from, to).filter(({ isWord }) => isWord)
  if (words.length === 0) return true
  const bracket = source[from]!.text === '(' ? source.findIndex(({ text }, at) => at > from && text === ')') : -1
  if (bracket > 0 && bracket < to - 1) return mayGo(source, [from, bracket + 1], bound) && mayGo(source, [bracket + 1, to], bound)
  let [start, end] = [from, to]
  while (!source[start]!.isWord) start += 1
  while (!source[end - 1]!.isWord) end -= 1
  const [before, after] = [source[start - 1], source[end]]
  const isAtEnd = source.slice(end, last).every(({ isWord }) => !isWord)
  const closes = isAtEnd || separates.has(after!.text)
  const opens = start > first && separates.has(before!.text)
  const said = words.map(({ text }) => text)
  if (openings.has(said.join(' ')) || said.every((one) => goesOn.has(one)))
    return (start > first || closes) && (said[0] !== 'however' || opens)
  if (isClauseBeside(source, [from, to], [first, last])) return true
  // 'who did not appear': what describes takes its own negations along.
  if (opens && closes && pronouns.has(said[0]!) && !words.some(({ plain }) => limitsOthers(plain))) return true
  if (words.some(({ plain }) => staysAlways(plain))) return false
  if (opens && said[0] !== 'and' && words.some(({ text }) => undoes(text))) return false
  if (before?.text === '(' && after?.text === ')') return true
  const isDivided = marksIn(source.slice(start, end)) > 0
  const partsGo = () => partsMayGo(source, [start, end], bound)
  if (start === first) return isDivided ? partsGo() : mayGoAtBeginning(words, source.slice(end), closes)
  // The words after the last comma of a sentence: what stands before them is whole.
  if (opens && isAtEnd && !isConditional(words)) return true
  if (isDivided) return partsGo()
  if (opens && closes) return isAside(words, source.slice(end))
  // What says something more closely, or is joined to it, goes unless a word before it governs both.
  if (clauseBefore(source, first, start).some(({ plain }) => governs(plain))) return false
  if (said[0] === 'and') return closes
  if (said.at(-1) === 'and') return opens || (!leans.has(said[0]!) && !words.some(isOfClause))
  return !words.some(isOfClause) && (said.every((one) => adverb.test(one)) || locatesOnly(words) || isPhrase(words, after))
}

const isOfClause = ({ plain }: Token) => staysWithAside(plain)
const wordAfter = (rest: readonly Token[]) => rest.find(({ isWord }) => isWord)

/** 'On 3 May 2019', 'Doing the best I can,', 'The loss adjuster,' before his name, 'The appeal is allowed and'. */
function mayGoAtBeginning(words: readonly Token[], rest: readonly Token[], closes: boolean): boolean {
  if (locatesOnly(words) || words.at(-1)!.text === 'and') return true
  if (!closes) return false
  const [{ text: opening }] = words as [Token]
  if (/\p{L}{2}ing$/u.test(opening) || isPhrase(words, rest[0])) return true
  return determiner.test(opening) && !words.some(isOfClause) && wordAfter(rest)?.isNamed === true
}

/** What opens a clause that stands by itself: 'the decree', 'it', 'Otieno', 'there'. */
const opensClause = /^(?:the|an?|this|that|these|those|it|he|she|they|we|i|there|his|her|its|their|our|my|each|such)$/

/**
 * Whether a gap is one of two clauses that are joined by ', and': 'The appeal is allowed, and the decree is not to be enforced.' It takes its own negations along,
 * and says nothing of the other unless it limits it, or tells what somebody says.
 */
function isClauseBeside(source: readonly Token[], [from, to]: Place, [first, last]: Place): boolean {
  const isJoined = (at: number) =>
    source[at]?.text === ',' && /^(?:and|but)$/.test(source[at + 1]?.text ?? '') && opens(source[at + 2], source[at + 3])
  // 'Time does not run', 'section 31 requires'
  const opens = (one: Token | undefined, next: Token | undefined) =>
    one !== undefined &&
    (opensClause.test(one.text) || one.isNamed || ofProvision.test(one.text) || (next !== undefined && finite.test(next.text)))
  const words = source.slice(from, to).filter(({ isWord }) => isWord)
  const said = words.map(({ plain }) => plain)
  if (source.slice(to, last).every(({ isWord }) => !isWord) && source[from + 1]?.text === 'and' && isJoined(from))
    return !said.slice(1).some(limitsOthers)
  // The first of them, and 'and' or 'but' with it.
  if (from !== first || to < first + 3 || !isJoined(to - 2)) return false
  return !said.slice(0, -1).some((one) => limitsOthers(one) || one === 'that' || one === 'whether')
}

const finite = /^(?:is|are|was|were|has|have|had|does|do|did|shall|will|must|may|can|cannot)$/

/** 'on payment of costs', 'with leave': what stands so is a condition. */
const isConditional = (words: readonly Token[]): boolean => /^(?:on|with|by|to)$/.test(words[0]!.text) && !locatesOnly(words)

/** What stands between two commas and describes what stands before it. */
function isAside(words: readonly Token[], rest: readonly Token[]): boolean {
  const [first] = words
  if (relative.has(first!.text)) return true
  if (words.some(isOfClause)) return false
  if (leans.has(first!.text) && !determiner.test(first!.text)) return locatesOnly(words) || isPhrase(words, rest[0])
  return wordAfter(rest)?.text !== 'and'
}

/** 'of the deceased', 'assessed at Kshs 40,000': a phrase that says more of what stands before it, whole as it stands. */
function isPhrase(words: readonly Token[], after: Token | undefined): boolean {
  const [first, second] = words
  const last = words.at(-1)!
  if (words.some(({ text }) => text === 'and') || leans.has(last.text)) return false
  if (after !== undefined && after.isWord && !begins.has(after.text) && !(last.isNamed && !after.isNamed)) return false
  if (after?.text === 'of') return false
  if (participle.test(first!.text) && !tellsMore.has(first!.text)) return second !== undefined && begins.has(second.text)
  // 'to set aside' says what is done, 'to the widow' to whom.
  if (first!.text === 'to' && !(second && (determiner.test(second.text) || second.isNamed))) return false
  return tellsMore.has(first!.text) && words.length > 1
}

/** Whether each of the parts into which marks divide a gap may go by itself. */
function partsMayGo(source: readonly Token[], [start, end]: Place, bound: number): boolean {
  const at = source.findIndex(({ text }, place) => place > start && place < end && separates.has(text))
  return mayGo(source, [start, at], bound) && mayGo(source, [at, end], bound)
}

/** How many marks divide some words, those in brackets apart. */
function marksIn(tokens: readonly Token[]): number {
  let [depth, marks] = [0, 0]
  for (const { text } of tokens) {
    if (text === '(') depth += 1
    else if (text === ')') depth -= 1
    else if (depth === 0 && separates.has(text)) marks += 1
  }
  return marks
}

/** What stands between the last mark before a place and it. */
function clauseBefore(source: readonly Token[], first: number, place: number): readonly Token[] {
  let from = place
  while (from > first && !separates.has(source[from - 1]!.text)) from -= 1
  return source.slice(from, place)
}

/** 'on 3 May 2019', 'at Nakuru': a day or a place. */
const locatesOnly = ([first, ...rest]: readonly Token[]): boolean =>
  first !== undefined &&
  locates.has(first.text) &&
  rest.length > 0 &&
  rest.every(({ text, isNamed }) => isNamed || locates.has(text)) &&
  rest.some(({ text, isNamed }) => isNamed || text === 'noon')

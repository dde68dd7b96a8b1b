import type { CheckedQuote, QuoteStatus } from '#contract/document-check'
import { type Folded, fold, loosen } from './fold.ts'
import { type Nearest, type Token, type WordIndex, align, findNearest, indexWords, tokensOf } from './nearest-words.ts'

/** The text of a case, made ready to be compared with many quotes. */
export interface ComparableText {
  content: string
  folded: Folded
  loose: () => Folded
  words: () => WordIndex
}

export function makeComparable(content: string): ComparableText {
  const folded = fold(content)
  let loose: Folded | null = null
  let words: WordIndex | null = null
  return { content, folded, loose: () => (loose ??= loosen(folded)), words: () => (words ??= indexWords(folded.text)) }
}

/** A quote as it is compared, with the places of its characters in the quote itself. */
interface Sought extends Folded {
  quote: string
}

/** A stretch of a folded text: from which of its characters to before which. */
interface Span {
  start: number
  end: number
}

const wordsAt = (source: string, { places }: Pick<Folded, 'places'>, { start, end }: Span): string =>
  source.slice(places[start], places[end]).replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()

export interface Compared {
  status: Exclude<QuoteStatus, 'could not check'>
  /** Where the words or the nearest to them begin in the case: every place for words that stand there, UTF-16. */
  starts: number[]
  /** Where the words end that begin at the first of them, of a quote in one piece that stands there. */
  ends?: number
  comparison: CheckedQuote['comparison']
  /** What is left out or put in brackets turns the sense. */
  turned?: true
}

/** From here on a passage is the one quoted, with changes; below, other words. */
const likeEnough = 0.6
const maxPlaces = 20

// '…', '. . .', '...', '[the court]', '[sic]', but not '[2021]' or '[12]': what an author leaves out or puts in, and says so
const MARKED = /\s*(?:\.\s?\.\s?\.(?:\s?\.)?|…|\[(?!\d[\d–-]*\])[^\]\n]{0,80}\])\s*/
// a number of the paragraph before the words, a mark of the sentence after them
const OWN_NUMBER = /^[[(]?\d{1,4}[\])]?[.)]?\s+/
const LAST_MARKS = /[\s.,;:]+$/

/**
 * Compares a quote with a case, sign by sign: white space, the shape of marks and dashes, ligatures and soft hyphens tell nothing. Pieces
 * between marked omissions must stand in their order.
 */
export function compareQuote(quote: string, text: ComparableText): Compared {
  const sought: Sought = { quote, ...fold(quote) }
  const start = sought.text.length - sought.text.trimStart().length
  const span = { start, end: sought.text.trimEnd().length }
  const whole = compareWhole(sought, span, text)
  if (whole.status === 'word for word' || whole.status === 'marks differ') return whole
  const number = OWN_NUMBER.exec(sought.text.slice(span.start, span.end))?.[0].length ?? 0
  const again = number === 0 ? whole : compareWhole(sought, { ...span, start: span.start + number }, text)
  return rank(again) < rank(whole) ? again : whole
}

const order = ['word for word', 'marks differ', 'altered', 'not found'] as const
const rank = ({ status }: Pick<Compared, 'status'>): number => order.indexOf(status)

function compareWhole(sought: Sought, span: Span, text: ComparableText): Compared {
  const pieces = piecesOf(sought.text, span)
  if (pieces.length === 0) return { status: 'not found', starts: [], comparison: [] }
  const compared: Compared[] = []
  let after = 0
  for (const { cut, ...piece } of pieces) {
    const one = comparePiece(sought, piece, text, { after, cut })
    if (one.status !== 'not found') after = one.ends ?? one.starts[0] ?? 0
    compared.push(one)
  }
  const joined = joinPieces(sought, pieces, compared)
  if (joined.status !== 'word for word' && joined.status !== 'marks differ') return joined
  const turn = turnAt(sought, pieces, compared, text)
  return turn === null ? joined : { ...joined, status: 'altered', comparison: turn, turned: true }
}

interface Piece extends Span {
  /** It goes on within a word: '[s]ervice'. */
  cut: boolean
}

/** The pieces between marked omissions. */
function piecesOf(text: string, { start, end }: Span): Piece[] {
  const pieces: Piece[] = []
  const plain = text.slice(start, end)
  let from = 0
  for (const mark of [...plain.matchAll(new RegExp(MARKED, 'g')), null]) {
    const to = mark?.index ?? plain.length
    if (/[\p{L}\p{N}]/u.test(plain.slice(from, to))) pieces.push({ start: start + from, end: start + to, cut: plain[from - 1] === ']' })
    if (mark) from = mark.index + mark[0].length
  }
  return pieces
}

const NEGATES =
  /\b(?:not|no|never|nor|neither|none|nothing|without|unless|except|cannot|save (?:that|where|for|when)|provided that|far from|hardly|scarcely)\b|n['’]t\b/i
const SENTENCE_END = /[.!?;:]["”’)]?\s/
/** ', which was not denied,' and '(not reported)' say more of what stands before them; without them the sense stays. */
const ASIDE = /^\s*(?:,\s*(?:which|who|whom|whose|where|having|being)\b[^,]*,?|\([^()]*\))\s*$/i

/**
 * Where the sense of a quote is turned by what it leaves out between two of its pieces, or puts there in brackets: both sides, else null. A whole
 * sentence may go.
 */
function turnAt(
  sought: Sought,
  spans: readonly Span[],
  compared: readonly Compared[],
  { content }: ComparableText,
): Compared['comparison'] | null {
  for (let at = 1; at < spans.length; at += 1) {
    const [from, to] = [compared[at - 1]!.ends, compared[at]!.starts[0]]
    if (from === undefined || to === undefined || to < from) continue
    const gap = content.slice(from, to)
    const ends = SENTENCE_END.exec(gap)
    // What belongs to the sentences on either side of what is left out.
    const begun = sought.text.slice(spans[at - 1]!.start, spans[at - 1]!.end).trimEnd()
    const rest = ends ? `${/[.!?]$/.test(begun) ? '' : gap.slice(0, ends.index)} ${lastOf(gap)}` : gap
    const put = sought.text.slice(spans[at - 1]!.end, spans[at]!.start)
    if (NEGATES.test(rest) === NEGATES.test(put) || (ASIDE.test(gap) && !NEGATES.test(put))) continue
    return [
      { kind: 'same', text: wordsAt(sought.quote, sought, spans[at - 1]!) },
      { kind: 'document', text: put.trim() },
      { kind: 'library', text: gap.replace(/\s+/g, ' ').trim() },
      { kind: 'same', text: wordsAt(sought.quote, sought, spans[at]!) },
    ]
  }
  return null
}

/** What of a gap stands in the sentence that goes on after it; nothing where that begins with it. */
const lastOf = (gap: string): string => gap.split(/[.!?;:]["”’)]?\s+/).at(-1)!

/** A piece that was put in order after the one before it, which starts at `after` in the case. */
function comparePiece(sought: Sought, { start, end }: Span, text: ComparableText, from: { after: number; cut: boolean }): Compared {
  const words = sought.text.slice(start, end).replace(LAST_MARKS, '')
  const span = { start, end: start + words.length }
  const exact = allPlaces(text.folded, words, from)
  if (exact.length > 0)
    return {
      status: 'word for word',
      starts: exact.map((at) => text.folded.places[at]!),
      ends: text.folded.places[exact[0]! + words.length]!,
      comparison: [],
    }
  const loose = loosen({ text: words, places: new Uint32Array(words.length + 1) }).text
  const alike = [loose, swapFirst(loose)].flatMap((one) => allPlaces(text.loose(), one, from))
  if (alike.length > 0) {
    const { places } = text.loose()
    const found = { start: foldedPlace(text, places[alike[0]!]!), end: foldedPlace(text, places[alike[0]! + loose.length]!) }
    return {
      status: 'marks differ',
      starts: alike.map((at) => places[at]!),
      ends: places[alike[0]! + loose.length]!,
      comparison: compareMarks(sought, span, text, found),
    }
  }
  const quoted = tokensIn(sought.text, span)
  const nearest = findNearest(quoted, text.words())
  if (!nearest || nearest.likeness < likeEnough) return { status: 'not found', starts: [], comparison: [] }
  const shown = {
    quoted: (token: Token) => wordsAt(sought.quote, sought, token),
    held: (token: Token) => wordsAt(text.content, text.folded, token),
  }
  return {
    status: 'altered',
    starts: [text.folded.places[nearest.tokens[0]!.start]!],
    comparison: differences(quoted, nearest, shown),
  }
}

/** The words of a stretch with their places in the whole text. */
const tokensIn = (text: string, { start, end }: Span): Token[] =>
  tokensOf(text.slice(start, end)).map((token) => ({ ...token, start: token.start + start, end: token.end + start }))

/** Words that are the same but for their marks, those that differ shown on both sides. */
function compareMarks(sought: Sought, own: Span, text: ComparableText, found: Span): Compared['comparison'] {
  const quoted = tokensIn(sought.text, own)
  const held = tokensIn(text.folded.text, found)
  const shown = {
    quoted: (token: Token) => wordsAt(sought.quote, sought, token),
    held: (token: Token) => wordsAt(text.content, text.folded, token),
  }
  return differences(quoted, { likeness: 1, tokens: held, pairs: align(quoted, held) }, shown)
}

function joinPieces(sought: Sought, spans: readonly Span[], compared: readonly Compared[]): Compared {
  const pieces = spans.map((span) => wordsAt(sought.quote, sought, span))
  const longest = pieces.reduce((best, piece, index) => (piece.length > pieces[best]!.length ? index : best), 0)
  const lost = pieces.filter((_, index) => compared[index]!.status === 'not found').join('').length
  const first = compared.find(({ status }) => status !== 'not found')
  if (!first || lost > pieces.join('').length / 2) return { status: 'not found', starts: [], comparison: [] }
  const worst = compared.reduce((a, b) => (rank(b) > rank(a) ? b : a))
  const status = worst.status === 'not found' ? 'altered' : worst.status
  const starts =
    compared.length === 1 ? first.starts : (compared[longest]!.starts.length > 0 ? compared[longest]! : first).starts.slice(0, 1)
  const own = compared.length === 1 && first.ends !== undefined ? { ends: first.ends } : {}
  if (status === 'word for word') return { status, starts, ...own, comparison: [] }
  const comparison = pieces.flatMap((piece, index): Compared['comparison'] => {
    const own = compared[index]!
    const shown: Compared['comparison'] =
      own.comparison.length > 0 ? own.comparison : [{ kind: own.status === 'not found' ? 'document' : 'same', text: piece }]
    return index === 0 ? shown : [{ kind: 'same', text: '…' }, ...shown]
  })
  return { status, starts, ...own, comparison }
}

function allPlaces({ text, places }: Folded, sought: string, { after, cut }: { after: number; cut: boolean }): number[] {
  const found: number[] = []
  for (let at = text.indexOf(sought, placeFrom(places, after)); at >= 0 && found.length < maxPlaces; at = text.indexOf(sought, at + 1)) {
    // 'the court' is no quote of 'the courts'
    const before = at === 0 ? '' : text[at - 1]!
    const behind = text[at + sought.length] ?? ''
    if (!(isLetter(behind) && isLetter(sought.at(-1)!)) && (cut || !(isLetter(before) && isLetter(sought[0]!)))) found.push(at)
  }
  return found
}

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)

const swapFirst = (text: string): string => {
  const first = text[0]!
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + text.slice(1)
}

/** The first character of a folded text that stands at a place of the text itself or after it. */
function placeFrom(places: Uint32Array, at: number): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}

const foldedPlace = ({ folded: { places } }: ComparableText, at: number): number => placeFrom(places, at)

/** What both have, what only the document has and what only the library has, in the order of reading. */
function differences(
  quoted: readonly Token[],
  { tokens, pairs }: Nearest,
  shownAs: { quoted: (token: Token) => string; held: (token: Token) => string },
): Compared['comparison'] {
  const shown: Compared['comparison'] = []
  const put = (kind: Compared['comparison'][number]['kind'], words: readonly Token[]) => {
    if (words.length === 0) return
    const text = words.map(kind === 'library' ? shownAs.held : shownAs.quoted).join(' ')
    const last = shown.at(-1)
    if (last?.kind === kind) last.text += ` ${text}`
    else shown.push({ kind, text })
  }
  let reached = 0
  const missed: Token[] = []
  for (const [index, word] of quoted.entries()) {
    const place = pairs[index]!
    if (place < 0) {
      missed.push(word)
      continue
    }
    put('document', missed.splice(0))
    put('library', tokens.slice(reached, place))
    reached = place + 1
    const own = tokens[place]!
    // the mark at the end of a quote is its author's
    const same =
      own.text === word.text || (index === quoted.length - 1 && own.text.replace(LAST_MARKS, '') === word.text.replace(LAST_MARKS, ''))
    if (same) put('same', [word])
    else {
      put('document', [word])
      put('library', [own])
    }
  }
  put('document', missed)
  put('library', tokens.slice(reached))
  return shown
}

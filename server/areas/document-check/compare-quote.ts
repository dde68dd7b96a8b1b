import type { CheckedQuote, QuoteStatus } from '#contract/document-check'
import { type Folded, evenMarks, fold } from './fold.ts'
import { type Nearest, type WordIndex, findNearest, indexWords, tokensOf } from './nearest-words.ts'

/** The text of a case, made ready to be compared with many quotes. */
export interface ComparableText {
  folded: Folded
  even: () => string
  words: () => WordIndex
}

export function makeComparable(content: string): ComparableText {
  const folded = fold(content)
  let even: string | null = null
  let words: WordIndex | null = null
  return { folded, even: () => (even ??= evenMarks(folded.text)), words: () => (words ??= indexWords(folded.text)) }
}

export interface Compared {
  status: Exclude<QuoteStatus, 'could not check'>
  /** Where the words or the nearest to them begin in the case: every place for words that stand there, UTF-16. */
  starts: number[]
  comparison: CheckedQuote['comparison']
}

/** From here on a passage is the one quoted, with changes; below, other words. */
const likeEnough = 0.6
const mostPlaces = 20

// '…', '. . .', '...', '[the court]', '[sic]', but not '[2021]' or '[12]': what an author leaves out or puts in, and says so
const MARKED = /\s*(?:\.\s?\.\s?\.(?:\s?\.)?|…|\[(?!\d[\d–-]*\])[^\]\n]{0,80}\])\s*/
// a number of the paragraph before the words, a mark of the sentence after them
const OWN_NUMBER = /^[[(]?\d{1,4}[\])]?[.)]?\s+/
const LAST_MARKS = /[\s.,;:]+$/

/** Compares a quote with a case, byte by byte, white space apart. Pieces between marked omissions must stand in their order. */
export function compareQuote(quote: string, text: ComparableText): Compared {
  const plain = fold(quote).text.trim()
  const whole = compareWhole(plain, text)
  if (whole.status === 'word for word' || whole.status === 'marks differ') return whole
  const unnumbered = plain.replace(OWN_NUMBER, '')
  const again = unnumbered === plain ? whole : compareWhole(unnumbered, text)
  return rank(again) < rank(whole) ? again : whole
}

const order = ['word for word', 'marks differ', 'altered', 'not found'] as const
const rank = ({ status }: Pick<Compared, 'status'>): number => order.indexOf(status)

function compareWhole(plain: string, text: ComparableText): Compared {
  const { pieces, cut } = piecesOf(plain)
  if (pieces.length === 0) return { status: 'not found', starts: [], comparison: [] }
  const compared: Compared[] = []
  let after = 0
  for (const [index, piece] of pieces.entries()) {
    const one = comparePiece(piece, text, { after, cut: cut[index]! })
    if (one.status !== 'not found') after = foldedPlace(text, one.starts[0] ?? 0)
    compared.push(one)
  }
  return joinPieces(pieces, compared)
}

/** The pieces between marked omissions; `cut` where one goes on within a word: '[s]ervice'. */
function piecesOf(plain: string): { pieces: string[]; cut: boolean[] } {
  const pieces: string[] = []
  const cut: boolean[] = []
  let from = 0
  for (const mark of [...plain.matchAll(new RegExp(MARKED, 'g')), null]) {
    const piece = plain.slice(from, mark?.index)
    if (/[\p{L}\p{N}]/u.test(piece)) {
      pieces.push(piece)
      cut.push(plain[from - 1] === ']')
    }
    if (mark) from = mark.index + mark[0].length
  }
  return { pieces, cut }
}

/** A piece that was put in order after the one before it; places are of the text as it stands. */
function comparePiece(piece: string, text: ComparableText, from: { after: number; cut: boolean }): Compared {
  const { text: folded, places } = text.folded
  const sought = piece.replace(LAST_MARKS, '')
  const exact = allPlaces(folded, sought, from)
  if (exact.length > 0) return { status: 'word for word', starts: exact.map((at) => places[at]!), comparison: [] }
  const even = evenMarks(sought)
  const alike = [even, swapFirst(even)].flatMap((one) => allPlaces(text.even(), one, from))
  if (alike.length > 0) {
    const shown = folded.slice(alike[0], alike[0]! + sought.length)
    return {
      status: 'marks differ',
      starts: alike.map((at) => places[at]!),
      comparison: [
        { kind: 'document', text: sought },
        { kind: 'library', text: shown },
      ],
    }
  }
  const quoted = tokensOf(sought)
  const nearest = findNearest(quoted, text.words())
  if (!nearest || nearest.likeness < likeEnough) return { status: 'not found', starts: [], comparison: [] }
  return { status: 'altered', starts: [places[nearest.tokens[0]!.start]!], comparison: differences(quoted, nearest) }
}

function joinPieces(pieces: readonly string[], compared: readonly Compared[]): Compared {
  const longest = pieces.reduce((best, piece, index) => (piece.length > pieces[best]!.length ? index : best), 0)
  const lost = pieces.filter((_, index) => compared[index]!.status === 'not found').join('').length
  const first = compared.find(({ status }) => status !== 'not found')
  if (!first || lost > pieces.join('').length / 2) return { status: 'not found', starts: [], comparison: [] }
  const worst = compared.reduce((a, b) => (rank(b) > rank(a) ? b : a))
  const status = worst.status === 'not found' ? 'altered' : worst.status
  const starts =
    compared.length === 1 ? first.starts : (compared[longest]!.starts.length > 0 ? compared[longest]! : first).starts.slice(0, 1)
  if (status === 'word for word') return { status, starts, comparison: [] }
  const comparison = pieces.flatMap((piece, index): Compared['comparison'] => {
    const own = compared[index]!
    const shown: Compared['comparison'] =
      own.comparison.length > 0 ? own.comparison : [{ kind: own.status === 'not found' ? 'document' : 'same', text: piece }]
    return index === 0 ? shown : [{ kind: 'same', text: '…' }, ...shown]
  })
  return { status, starts, comparison }
}

function allPlaces(text: string, sought: string, { after, cut }: { after: number; cut: boolean }): number[] {
  const found: number[] = []
  for (let at = text.indexOf(sought, after); at >= 0 && found.length < mostPlaces; at = text.indexOf(sought, at + 1)) {
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

/** The place in the folded text that stands for a place in the text itself. */
function foldedPlace({ folded: { places } }: ComparableText, at: number): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}

/** What both have, what only the document has and what only the library has, in the order of reading. */
function differences(quoted: ReturnType<typeof tokensOf>, { tokens, pairs }: Nearest): Compared['comparison'] {
  const shown: Compared['comparison'] = []
  const put = (kind: Compared['comparison'][number]['kind'], words: readonly { text: string }[]) => {
    if (words.length === 0) return
    const text = words.map((word) => word.text).join(' ')
    const last = shown.at(-1)
    if (last?.kind === kind) last.text += ` ${text}`
    else shown.push({ kind, text })
  }
  let reached = 0
  const missed: { text: string }[] = []
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

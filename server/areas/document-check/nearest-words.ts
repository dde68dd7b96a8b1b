/** A word of a folded text with its marks, and the letters and digits that it is known by. */
export interface Token {
  text: string
  key: string
  start: number
  end: number
}

export interface WordIndex {
  tokens: Token[]
  /** Where each word stands, and each two words together. */
  positions: Map<string, number[]>
}

export interface Nearest {
  /** Of the words of the quote, how many stand there in their order: 0 to 1. */
  likeness: number
  /** The words of the text that answer to the quote. */
  tokens: Token[]
  /** For each word of the quote the place in `tokens` of its equal, else -1. */
  pairs: number[]
}

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    text: word,
    key: word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
    start: index,
    end: index + word.length,
  }))
}

export function indexWords(text: string): WordIndex {
  const tokens = tokensOf(text)
  const positions = new Map<string, number[]>()
  const put = (key: string, at: number) => {
    const known = positions.get(key)
    if (known) known.push(at)
    else positions.set(key, [at])
  }
  for (const [at, { key }] of tokens.entries()) {
    put(key, at)
    if (at + 1 < tokens.length) put(`${key} ${tokens[at + 1]!.key}`, at)
  }
  return { tokens, positions }
}

/** A word that stands more often tells nothing of a place. */
const maxOccurrences = 40
const maxAlignedLength = 2500

/** The stretch of a text that is most like a quote; null where no two words of it stand together there. */
export function findNearest(quote: readonly Token[], { tokens, positions }: WordIndex): Nearest | null {
  const words = quote.slice(0, maxAlignedLength)
  const votes = new Map<number, number>()
  const vote = (key: string, at: number, weight: number) => {
    const places = positions.get(key)
    if (!places || places.length > maxOccurrences * weight) return
    for (const place of places) votes.set(place - at, (votes.get(place - at) ?? 0) + weight)
  }
  for (const [at, { key }] of words.entries()) {
    if (key.length > 3) vote(key, at, 1)
    if (at + 1 < words.length) vote(`${key} ${words[at + 1]!.key}`, at, 3)
  }
  const slack = Math.max(3, Math.ceil(words.length / 4))
  const best = heaviest(votes, slack)
  if (best === null) return null
  const from = Math.max(0, best - slack)
  const window = tokens.slice(from, best + words.length + 2 * slack)
  const pairs = align(words, window)
  const matched = pairs.filter((place) => place >= 0)
  if (matched.length === 0) return null
  return { likeness: matched.length / words.length, ...trim(window, pairs) }
}

/** The shift with the most votes around it. */
function heaviest(votes: ReadonlyMap<number, number>, slack: number): number | null {
  const shifts = [...votes].sort(([a], [b]) => a - b)
  let [from, sum, most] = [0, 0, 0]
  let best: number | null = null
  for (const [to, [shift, count]] of shifts.entries()) {
    sum += count
    while (shift - shifts[from]![0] > slack) {
      sum -= shifts[from]![1]
      from += 1
    }
    if (sum > most) [most, best] = [sum, shifts[Math.floor((from + to) / 2)]![0]]
  }
  return best
}

/** The longest common run of words in order: for each word of `a` its place in `b`, else -1. */
export function align(a: readonly Token[], b: readonly Token[]): number[] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i]!.key === b[j]!.key
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
  const pairs: number[] = a.map(() => -1)
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i]!.key === b[j]!.key) {
      pairs[i] = j
      i += 1
      j += 1
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1
    else j += 1
  }
  return closeUp(pairs, a, b)
}

/** Of words that stand more than once the one next to what follows is meant. */
function closeUp(pairs: number[], a: readonly Token[], b: readonly Token[]): number[] {
  let next = b.length
  for (let i = pairs.length - 1; i >= 0; i -= 1) {
    if (pairs[i]! < 0) continue
    if (next < b.length) for (let j = next - 1; j > pairs[i]!; j -= 1) if (b[j]!.key === a[i]!.key) pairs[i] = j
    next = pairs[i]!
  }
  return pairs
}

/** Cuts the window to the words between the first and the last that answer, with as many more as the quote has before and after them. */
function trim(window: Token[], pairs: number[]): Pick<Nearest, 'tokens' | 'pairs'> {
  const first = pairs.findIndex((place) => place >= 0)
  const last = pairs.findLastIndex((place) => place >= 0)
  const from = Math.max(0, pairs[first]! - first)
  const to = Math.min(window.length, pairs[last]! + pairs.length - last)
  return { tokens: window.slice(from, to), pairs: pairs.map((place) => (place < 0 ? -1 : place - from)) }
}

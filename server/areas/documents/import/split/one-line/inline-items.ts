import { romans } from '../romans.ts'

/** Offsets at which lettered items start within the words of one paragraph: 'a. …', '(b) …', 'iv. …'. */
export function findInlineItems(text: string): number[] {
  const tokens = findTokens(text)
  const starts: number[] = []
  /** Lists that are open, the innermost last. */
  let open: { letters: Letters; value: number }[] = []
  for (const [index, token] of tokens.entries()) {
    const continued = open.findLastIndex(({ letters, value }) => token.values[letters] === value + 1)
    if (continued >= 0 && (token.punctuated || token.beforeCapital)) {
      const { letters, value } = open[continued]!
      open = [...open.slice(0, continued), { letters, value: value + 1 }]
      starts.push(token.at)
      continue
    }
    const opens = opening(token, tokens.slice(index + 1))
    if (opens) {
      open = [...open, { letters: opens, value: 1 }]
      starts.push(token.at)
      continue
    }
    // Lists carry wrong letters: one in brackets after the end of an item belongs to the list that is open.
    if (open.length > 0 && token.bracketed && token.endsItem) {
      const last = open.findLastIndex(({ letters }) => token.values[letters] !== undefined)
      if (last < 0) continue
      const { letters } = open[last]!
      open = [...open.slice(0, last), { letters, value: token.values[letters]! }]
      starts.push(token.at)
    }
  }
  return starts
}

type Letters = 'alphabet' | 'roman'

interface Token {
  at: number
  /** Place in the alphabet and as a Roman number, where it can be read as one. */
  values: Partial<Record<Letters, number>>
  bracketed: boolean
  /** After a colon, comma, semicolon, dash or the end of a sentence. */
  punctuated: boolean
  /** After a semicolon or full stop, also with 'and' or 'or' between. */
  endsItem: boolean
  beforeCapital: boolean
}

// ' a. The', ' (b) the', ' iv. The', ' (ii) the'
const LETTER = /(?<=^|\s)[“"]?(?:\(([a-z]|[ivx]{1,6})\)|([a-z]|[ivx]{1,6})\.)(?=\s)/g
const PUNCTUATED = /[:;,.?”"’—–-]\s*(?:and|or|that)?\s*$/i
const ENDS_ITEM = /[;.]\s*(?:and|or)?\s*$/i

function findTokens(text: string): Token[] {
  return [...text.matchAll(LETTER)].map((match) => {
    const letters = (match[1] ?? match[2])!
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    const after = text.slice(match.index + match[0].length).trimStart()
    const roman = romans.indexOf(letters) + 1
    return {
      at: match.index,
      values: { ...(letters.length === 1 ? { alphabet: letters.charCodeAt(0) - 96 } : {}), ...(roman > 0 ? { roman } : {}) },
      bracketed: match[1] !== undefined,
      punctuated: PUNCTUATED.test(before),
      endsItem: ENDS_ITEM.test(before),
      beforeCapital: /^[\p{Lu}“"‘'(\d]/u.test(after),
    }
  })
}

/** A first letter opens a list where punctuation leads it in and a second letter follows somewhere. */
function opening(token: Token, later: readonly Token[]): Letters | null {
  if (!token.punctuated) return null
  for (const letters of ['alphabet', 'roman'] as const) {
    if (
      token.values[letters] === 1 &&
      later.some(({ values, punctuated, beforeCapital }) => values[letters] === 2 && (punctuated || beforeCapital))
    )
      return letters
  }
  return null
}

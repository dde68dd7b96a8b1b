import { foldWord, stem } from '../../search/search.ts'

/** A word that turns what comes after it into its opposite. */
export const NEGATION =
  /\b(?:(?<!\bor )not(?!\s+(?:only|just|\p{L}+\s+in\s+time)\b)|no(?!\.)|never|cannot|nor|neither|none|nothing|nobody|without|fail(?:s|ed|ing|ure)?(?:\s+to)?|lack(?:s|ed|ing)?|declin(?:e|es|ed|ing)\s+to|refus(?:e|es|ed|ing)\s+to|\w+n['’]t)\b/giu
/** What stands between such a word and the one that it turns: 'not to have been', 'no such'. */
export const BETWEEN = new Set(
  'a an the any such to be been being have has had do does did is are was were it its this that his her their so very only merely of in by for what who one he she they up off out at whether how when where if'.split(
    ' ',
  ),
)
/** Words that are turned so often that it tells nothing. */
const VAGUE = new Set(['mean', 'say', 'alone', 'longer', 'less', 'more', 'later'])

/** 'Is no means of collecting' turns the collecting. */
const MEANS = new Set(['means', 'way'])

/** Words of a clause that one negation may reach. */
const reach = 4

export interface Turned {
  negation: string
  /** The word that is turned round. */
  head: string
  /** It stands before the negation: 'the loss is not'. */
  isBefore: boolean
  /** Words of the same clause before it. */
  before: ReadonlySet<string>
  /** It and those after it, which may be meant as well. */
  reached: ReadonlySet<string>
}

/** The stems of the words of a text that tell something. */
export const tellingIn = (text: string) =>
  (text.match(/[\p{L}’'-]+/gu) ?? [])
    .map(foldWord)
    .filter((one) => one.length > 3 && !BETWEEN.has(one))
    .map(stem)

/** What a text turns into its opposite. */
export function turnedIn(text: string): Turned[] {
  return [...text.matchAll(NEGATION)].flatMap(({ index, 0: negation }): Turned[] => {
    // 'it is not for the court to replace' turns the replacing
    const clause = /^[^,;:.]*/
      .exec(text.slice(index + negation.length))![0]
      .replace(/^\s*(?:for|open to|up to)\s+(?:the\s+)?\p{L}+\s+to\s+/u, ' ')
    const words = (clause.match(/[\p{L}’'-]+/gu) ?? []).map(foldWord).filter((one) => !BETWEEN.has(one) && !MEANS.has(one))
    // 'loss of earnings is not, because' turns what stands before it
    if (words.length === 0 && /^not$/i.test(negation)) {
      const own = tellingIn(/[^,;:.]*$/.exec(text.slice(0, index))![0])
      return own.length === 0
        ? []
        : [{ negation, head: own[0]!, isBefore: true, before: new Set<string>(), reached: new Set(own.slice(0, reach)) }]
    }
    const [head] = words
    const before = new Set(tellingIn(/[^,;:.]*$/.exec(text.slice(0, index))![0]))
    return head === undefined || VAGUE.has(head)
      ? []
      : [
          {
            negation,
            head: stem(head),
            isBefore: false,
            before,
            reached: new Set(words.slice(0, reach).map(stem)),
          },
        ]
  })
}

/** The stems of a text that stand there at least once without being turned round. */
export function plainIn(text: string): Set<string> {
  const rest = text
    .replace(/\bwhether or not\b[^.,;]*/gi, ' ')
    .replace(
      /\b(?:(?<!\bor )not(?!\s+(?:only|just)\b)|no(?!\.)|never|cannot|nor|neither|none|nothing|nobody|without|fail(?:s|ed|ing)?(?:\s+to)?|lack(?:s|ed|ing)?|declin(?:e|es|ed|ing)\s+to|refus(?:e|es|ed|ing)\s+to|\w+n['’]t)\b(?:\s+[\p{L}’'-]+){1,7}/giu,
      (whole) => {
        const words = whole.split(/\s+/)
        const at = words.findIndex((word, i) => i > 0 && !BETWEEN.has(foldWord(word)) && foldWord(word) !== 'to')
        return at < 0 ? '' : words.slice(at + 1).join(' ')
      },
    )
  return new Set((rest.match(/[\p{L}’'-]+/gu) ?? []).map((word) => stem(foldWord(word))))
}

export const wordsOf = (text: string) => (text.match(/[\p{L}’'-]+/gu) ?? []).map(foldWord)

import { foldWord, stem } from '../../search/search.ts'

/** A word that turns what comes after it into its opposite. */
const NEGATION =
  /\b(?:not|no|never|cannot|nor|neither|none|nothing|nobody|without|fail(?:s|ed|ing)?(?:\s+to)?|lack(?:s|ed|ing)?|declin(?:e|es|ed|ing)\s+to|refus(?:e|es|ed|ing)\s+to|\w+n['’]t)\b/gi
/** What stands between such a word and the one that it turns: 'not to have been', 'no such'. */
const BETWEEN = new Set(
  'a an the any such to be been being have has had do does did is are was were it its this that his her their so very only merely of in by for what who one he she they'.split(
    ' ',
  ),
)
/** Words that are turned so often that it tells nothing. */
const VAGUE = new Set(['mean', 'say', 'alone', 'longer', 'less', 'more', 'later'])

/** Pairs of which one stands for the opposite of the other, as beginnings of words. */
const OPPOSITES: readonly (readonly [string, string])[] = (
  [
    ['allowed', 'dismissed'],
    ['allow', 'dismiss'],
    ['granted', 'refused'],
    ['grants', 'refuses'],
    ['granted', 'denied'],
    ['granted', 'declined'],
    ['valid', 'invalid'],
    ['valid', 'void'],
    ['lawful', 'unlawful'],
    ['fair', 'unfair'],
    ['constitutional', 'unconstitutional'],
    ['reasonable', 'unreasonable'],
    ['admissible', 'inadmissible'],
    ['upheld', 'overturned'],
    ['upheld', 'set aside'],
    ['upheld', 'quashed'],
    ['affirmed', 'quashed'],
    ['affirmed', 'set aside'],
    ['succeeds', 'fails'],
    ['succeeded', 'failed'],
    ['convicted', 'acquitted'],
    ['guilty', 'innocent'],
    ['mandatory', 'optional'],
    ['mandatory', 'discretionary'],
    ['before', 'after'],
    ['more than', 'less than'],
    ['at least', 'at most'],
    ['minimum', 'maximum'],
    ['always', 'never'],
    ['included', 'excluded'],
    ['includes', 'excludes'],
    ['increased', 'reduced'],
    ['entitled', 'disentitled'],
    ['enforceable', 'unenforceable'],
    ['proper', 'improper'],
    ['necessary', 'unnecessary'],
    ['possible', 'impossible'],
    ['public', 'private'],
    ['accepted', 'rejected'],
    ['favour of the appellant', 'favour of the respondent'],
    ['favour of the plaintiff', 'favour of the defendant'],
    ['with costs', 'no order as to costs'],
    ['required', 'forbidden'],
    ['required', 'free to'],
    ['permitted', 'prohibited'],
    ['right to', 'wrong to'],
    ['granted', 'rejected'],
    ['ordered', 'refused'],
  ] as const
).flatMap(([one, other]) => [
  [one, other],
  [other, one],
])

const holds = (text: string, words: string) => new RegExp(String.raw`(?<![\w-])${words}\b`, 'i').test(text)

/** Words of a clause that one negation may reach. */
const reach = 4

interface Turned {
  negation: string
  /** The word that is turned round. */
  head: string
  /** It and those after it, which may be meant as well. */
  reached: ReadonlySet<string>
}

/** What a text turns into its opposite. */
function turnedIn(text: string): Turned[] {
  return [...text.matchAll(NEGATION)].flatMap(({ index, 0: negation }) => {
    const clause = /^[^,;:.]*/.exec(text.slice(index + negation.length))![0]
    const words = (clause.match(/[\p{L}’'-]+/gu) ?? []).map(foldWord).filter((one) => !BETWEEN.has(one))
    const [head] = words
    return head === undefined || VAGUE.has(head) ? [] : [{ negation, head: stem(head), reached: new Set(words.slice(0, reach).map(stem)) }]
  })
}

/** The stems of a text that stand there at least once without being turned round. */
function plainIn(text: string): Set<string> {
  const rest = text.replace(
    /\b(?:not|no|never|cannot|nor|neither|none|nothing|nobody|without|fail(?:s|ed|ing)?(?:\s+to)?|lack(?:s|ed|ing)?|declin(?:e|es|ed|ing)\s+to|refus(?:e|es|ed|ing)\s+to|\w+n['’]t)\b(?:\s+[\p{L}’'-]+){1,4}/giu,
    (whole) => {
      const words = whole.split(/\s+/)
      const at = words.findIndex((word, i) => i > 0 && !BETWEEN.has(foldWord(word)) && foldWord(word) !== 'to')
      return at < 0 ? '' : words.slice(at + 1).join(' ')
    },
  )
  return new Set((rest.match(/[\p{L}’'-]+/gu) ?? []).map((word) => stem(foldWord(word))))
}

/** Whether a statement says the opposite of a text that speaks of the same. Pure. */
export function contradicts(statement: string, source: string): boolean {
  const [turned, turnedThere] = [turnedIn(statement), turnedIn(source)]
  const [plain, plainThere] = [plainIn(statement), plainIn(source)]
  const reaches = (all: readonly Turned[], word: string) => all.some(({ reached }) => reached.has(word))
  const isNew = ({ head, reached }: Turned) =>
    plainThere.has(head) && !reaches(turnedThere, head) && !turnedThere.some((there) => reached.has(there.head))
  if (turned.some(isNew)) return true
  // 'He who drains without notice owes the price' tells that a notice is needed.
  const isLost = ({ negation, head }: Turned) =>
    negation.toLowerCase() !== 'without' && plain.has(head) && !reaches(turned, head) && !plainThere.has(head)
  if (turnedThere.some(isLost)) return true
  return OPPOSITES.some(
    ([one, other]) =>
      holds(statement, one) &&
      !holds(source, one) &&
      holds(source, other) &&
      !holds(statement, other) &&
      reaches(turned, stem(one)) === reaches(turnedThere, stem(other)),
  )
}

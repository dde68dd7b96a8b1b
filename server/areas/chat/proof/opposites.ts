import { stem } from '../../search/search.ts'
import { NEGATION, type Turned, tellingIn, turnedIn, wordsOf } from './negation.ts'

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
    ['open', 'closed'],
    ['opened', 'closed'],
    ['early', 'late'],
    ['high', 'low'],
    ['earlier', 'later'],
    ['present', 'absent'],
    ['alive', 'dead'],
    ['inside', 'outside'],
    ['strict', 'liberal'],
    ['strictly', 'liberally'],
    ['narrowly', 'broadly'],
    ['joint', 'several'],
    ['temporary', 'permanent'],
    ['voluntary', 'involuntary'],
    ['absolute', 'conditional'],
    ['express', 'implied'],
    ['continues', 'ends'],
    ['confirmed', 'revoked'],
    ['appointed', 'removed'],
    ['suffices', 'insufficient'],
  ] as const
).flatMap(([one, other]) => [
  [one, other],
  [other, one],
])

const holds = (text: string, words: string) => new RegExp(String.raw`(?<![\w-])${words}\b`, 'i').test(text)

/** What a court does with what is asked of it, both ways: a group of each, as words stand in judgments. */
const GRANTED =
  /\b(?:allow(?:s|ed)?|grant(?:s|ed)?|award(?:s|ed)?|succeed(?:s|ed)?|uphold|upheld|affirm(?:s|ed)?|ordered|enforceable|valid|lawful|recover(?:s|ed|able)?|entitled|admissible|accepted)\b/i
const REFUSED =
  /\b(?:dismiss(?:es|ed)?|refus(?:e|es|ed)|reject(?:s|ed)?|declin(?:e|es|ed)|den(?:y|ies|ied)|disallow(?:s|ed)?|fail(?:s|ed)?|quash(?:es|ed)?|void|invalid|unlawful|disentitled|inadmissible|struck out|set aside|overturned)\b/i
const OUTCOME =
  /([^,;:.]*)\b(?:is|are|was|were|be|been)\s+(allowed|granted|dismissed|refused|rejected|declined|upheld|quashed|affirmed|disallowed)\b/i
const NEGATED = new RegExp(NEGATION.source, 'iu')
/** What only may be: it tells nothing of what was. */
const SUPPOSED = /\b(?:unless|if|where|whether|provided|once|until|before|would|should|ought|can|could)\b/i

/** Words that the law opposes by a syllable in front. */
const isUnOf = (one: string, other: string) => ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis'].some((before) => one === before + other)
/** Whether a statement has a word of which the part of a text that speaks most of the same has the opposite; `shared` words are in both. Pure. */
export function hasOpposite(statement: string, nearest: string, shared: number): boolean {
  const [turned, turnedThere] = [turnedIn(statement), turnedIn(nearest)]
  const reaches = (all: readonly Turned[], word: string) => all.some(({ reached }) => reached.has(word))
  const own = new Set(wordsOf(statement))
  const there = new Set(wordsOf(nearest))
  for (const word of shared > 1 && !/\b(?:before|until)\b/i.test(nearest) ? own : [])
    for (const other of there)
      if ((isUnOf(word, other) || isUnOf(other, word)) && !there.has(word) && !own.has(other) && turned.length === turnedThere.length)
        return true
  if (!NEGATED.test(statement) && !NEGATED.test(nearest) && !SUPPOSED.test(statement)) {
    const [granted, refused] = [GRANTED.test(statement), REFUSED.test(statement)]
    const [grantedThere, refusedThere] = [GRANTED.test(nearest), REFUSED.test(nearest)]
    if ((granted && !refused && refusedThere && !grantedThere) || (refused && !granted && grantedThere && !refusedThere)) return true
  }
  return OPPOSITES.some(
    ([one, other]) =>
      holds(statement, one) &&
      !holds(nearest, one) &&
      holds(nearest, other) &&
      !new RegExp(String.raw`\b(?:before|until)\b[^,;.]{0,30}\b${other}`, 'i').test(nearest) &&
      !holds(statement, other) &&
      reaches(turned, stem(one)) === reaches(turnedThere, stem(other)),
  )
}

/** Whether a sentence says the opposite of the same subject: 'the appeal is allowed', 'the appeal is dismissed'. Pure. */
export function saysOppositeOf(statement: string, sentence: string): boolean {
  if (NEGATED.test(statement) || NEGATED.test(sentence)) return false
  const [told, there] = [subjectOf(statement), subjectOf(sentence)]
  return told !== null && there !== null && told.isGranted !== there.isGranted && told.subject.some((word) => there.subject.includes(word))
}

/** Of what a text says that it was granted or refused, as 'the appeal is'. */
function subjectOf(text: string): { isGranted: boolean; subject: string[] } | null {
  const match = OUTCOME.exec(text)
  if (match === null) return null
  return { isGranted: GRANTED.test(match[2]!), subject: tellingIn(match[1]!).slice(0, 2) }
}

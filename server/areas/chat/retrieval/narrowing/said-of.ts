/**
 * Of what a time or a place in a question is said. 'decisions' and 'facts' for sure; 'unsaid' where neither shows: 'Bail since 2019'.
 */
export type SaidOf = 'decisions' | 'facts' | 'unsaid'

const DECISION = String.raw`(?:decisions?|rulings?|judge?ments?|cases|authorit(?:y|ies)|precedents?|case\s+law|jurisprudence|awards)`
const OWN = String.raw`(?:my|our|your|his|her|their|its|the|this|that|whose|['’]s)`
// 'my judgment', 'the ruling': one that is there already; 'the decisions', 'the newest authority' are asked for.
const OWN_ONE = RegExp(
  String.raw`\b${OWN}\s+(?:own\s+|last\s+|first\s+)?(?:decision|ruling|judge?ment|authority|precedent)\b|\b(?:my|our|his|her|their)\s+cases?\b`,
  'gi',
)
const ASKED_FOR = RegExp(String.raw`\b${DECISION}\b`, 'i')
const COURT = String.raw`(?:(?:the\s+)?(?:[\w’'&-]+\s+){0,8}?(?:courts?|judges?|bench|tribunals?|divisions?|ELC|ELRC)(?:\s+(?:of|in|at|sitting|and)\s+[\w’']+){0,4}|Justice\s+\w+)`
const HOLDS = String.raw`(?:held|hold|holds|decided?|decides|ruled?|rules|said|say|says|treat(?:s|ed)?|dealt|deals?|approach(?:es|ed)?|interpret(?:s|ed)?|appl(?:y|ies|ied)|award(?:s|ed)?|allow(?:s|ed)?|grant(?:s|ed)?|refused?|view(?:s|ed)?|f(?:i|ou)nds?|reason(?:s|ed)?)`
// 'have the courts held', 'how did judges treat', 'what does the ELC at Thika say'
const COURT_HOLDS = RegExp(
  String.raw`\b(?:how|what|when|why|which|whether|has|have|had|did|do|does)\b[^.?!;]*?\b${COURT}\s+(?:\w+ly\s+)?(?:been\s+)?${HOLDS}\b|\b(?:courts|judges)\s+(?:have|had)?\s*(?:\w+ly\s+)?${HOLDS}\b|\b(?:was|were|been)\s+(?:held|decided)\b`,
  'i',
)
// 'how has the law on defamation developed', 'what changed since 2019'
const LAW_CHANGES =
  /\b(?:law|position|principles?|test|practice|approach|jurisprudence|doctrine|what)\b[^.?!;]*\b(?:changed?|developed?|evolved?|moved|settled|shifted)\b/i
const PERSON = /\b(?:i|i['’]ve|i['’]m|me|my|mine|we|us|our|he|him|his|she|her|hers|they|them|their)\b/i
// 'I need decisions', 'give me rulings', 'show us cases': who asks tells nothing of itself
const REQUEST =
  /\b(?:i|we)\s+(?:need|want|am\s+looking\s+for|are\s+looking\s+for|would\s+like|seek|require)\b|\b(?:give|show|find|get|tell|send)\s+(?:me|us)\b|\bcan\s+(?:i|we)\s+(?:see|get|find|rely|cite)\b/gi
const HAPPENED = /\b(?:has|have|had|was|were|been)\b/i
const DONE = /\b(?:\w{2,}(?:ed|ught)|built|began|started|lived|lives|stayed|sold|left|made|paid|died|born|got|came|went|signed|given)\s*$/i
const DECIDED =
  /\b(?:decided|delivered|handed\s+down|rendered|reported|published|pronounced|determined|held|ruled|given|settled|developed|changed|evolved)\s*$/i

// 'rulings', 'cases that were decided': right before what is said of them, or right behind it
const BEHIND = RegExp(
  String.raw`\b${DECISION}\s+(?:(?:were|was|are|is)\s+)?(?:\w+ed\s+|given\s+|made\s+|handed\s+down\s+)?(?:(?:all|only)\s+)?$`,
  'i',
)
const AHEAD = RegExp(String.raw`^\s*${DECISION}\b`, 'i')
const POSSESSED = /\b(?:my|our|his|her|their)\s*$/i

const withoutOwn = (words: string): string => words.replace(OWN_ONE, ' ')

/** Of what words at a place of a question are said: of decisions that are asked for, or of what happened to somebody. Pure. */
export function saidOf(question: string, { index, length }: { index: number; length: number }): SaidOf {
  const [before, after] = sentenceAround(question, index, length)
  if (BEHIND.test(withoutOwn(before)) || (AHEAD.test(after) && !POSSESSED.test(before))) return 'decisions'
  if (DONE.test(before) && !DECIDED.test(before)) return 'facts'
  const own = before.slice(before.lastIndexOf(',') + 1)
  const rest = after.split(',')
  // 'Over the last three years, how have judges …': a phrase that stands alone speaks of what follows.
  const near = own.trim() === '' && rest[0]!.trim() === '' ? rest.slice(1).join(',') : `${own} · ${rest[0]}`
  const clause = withoutOwn(near).replace(REQUEST, ' ')
  if (PERSON.test(clause)) return 'facts'
  if (ASKED_FOR.test(clause) || COURT_HOLDS.test(clause) || LAW_CHANGES.test(clause)) return 'decisions'
  return HAPPENED.test(clause) ? 'facts' : 'unsaid'
}

/** The words of its sentence before a place and after it. */
function sentenceAround(question: string, index: number, length: number): [string, string] {
  const before = question.slice(0, index)
  const after = question.slice(index + length)
  const begins = Math.max(...['. ', '? ', '! ', '; ', ': '].map((sign) => before.lastIndexOf(sign) + 1))
  const ends = after.search(/[.?!;](?:\s|$)/)
  return [before.slice(begins), ends < 0 ? after : after.slice(0, ends)]
}

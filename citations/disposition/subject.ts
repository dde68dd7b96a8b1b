/** Whose matter it is: roles of parties alone, never names. */
export interface Subject {
  /** As a law report calls it: 'Application'. */
  name: string
  /** 'plaintiffs’'; null where the words do not say it. */
  whose: string | null
  /** Its date as it is written, to tell two applications apart. */
  dated: string | null
}

export const OBJECTION = 'Preliminary objection'

/** What a report calls a matter, by the words for it. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:notices?\s+of\s+)?preliminary\s+objections?$/i, OBJECTION],
  [/appeals?$/i, 'Appeal'],
  [/^(?:applications?|motions?|notices?\s+of\s+motion|(?:chamber\s+|originating\s+)?summons)$/i, 'Application'],
  [/^petitions?$/i, 'Petition'],
  [/^references?$/i, 'Reference'],
  [/^(?:suits?|plaint)$/i, 'Suit'],
  [/claims?$/i, 'Claim'],
  [/^protest$/i, 'Protest'],
]
/** The names that `outcomeInWords` may begin with. */
export const matterNames: readonly string[] = names.map(([, name]) => name)

const WORDS =
  /\b(?:(?:notices?\s+of\s+)?preliminary\s+objections?|(?:cross[\s-])?appeals?|applications?|notices?\s+of\s+motion|motions?|(?:chamber\s+|originating\s+)?summons|petitions?|references?|suits?|plaint|(?:statement\s+of\s+)?claims?|protest)\b/gi
/** 'Leave to appeal', 'the record of appeal', 'stay pending appeal', 'the application for review of …': part of the name of something else. */
const NO_HEAD = /\b(?:to|of|pending|for|an?\s+intended|intended|my|no)\s+$/i
/** 'In this appeal', 'the reliefs of the petition': where or of what, but not what is decided. */
const OBLIQUE =
  /\b(?:in|on|of|to|from|against|with|for|before|under|by|pending|regarding|concerning)\s+(?:(?:the|this|that|his|her|their|its|said|present|instant|\p{L}+['’]s?|\d+(?:st|nd|rd|th))\s+)*$/iu
const PRONOUN = /\b(?:the\s+same|it|they|both)\b/i
/** The court does it: what it does it to follows. */
const ACTIVE =
  /\b(?:allow|dismiss|refuse|reject|uphold|grant|strike\s+out)(?:e?s)?\b|\bstrikes\s+out\b|\bmerits?\s+in\b|\bsucceed(?:s|ed)?\s+in\b(?!\s+(?:part|its))|\b(?:proceed|proceeds)\s+to\s+dismissed\b/gi
/** It is done: what it is done to stands before it. */
const PASSIVE =
  /\b(?:allowed|dismissed|refused|rejected|disallowed|declined|upheld|granted|struck\s+out|withdrawn|settled|compromised|succeeds?|succeeded|successful|success|fails?|merit(?:s|ed)?)\b/gi
/** 'The objection raised against the petition' [is upheld]: before the petition, with no verb between. */
const OBJECTION_BEFORE = /\bpreliminary\s+objections?\b(?![^]*\b(?:is|are|was|were|be|stands)\b)[^,;]{0,80}$/i

const ROLE = String.raw`(?:plaintiff|defendant|applicant|respondent|appellant|petitioner|claimant|judgment[\s-]debtor|decree[\s-]holder|objector|protestor|tenant|landlord|interested\s+part(?:y|ie)|administrat(?:or|rix)|accused)`
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th)`
const WHOSE = new RegExp(
  String.raw`((?:${ORDINAL}\s*(?:(?:,|and|&|to)\s*${ORDINAL}\s*)*)?${ROLE}(?:s['’]|['’]s|['’]))(?:\s*/\s*\p{L}+['’]s?)*\s+(?:(?:said|two|notices?\s+of\s+motion|chamber\s+summons)\s+)*$`,
  'iu',
)
const DATED = /^[^,.;]{0,30}?\bdated\s+(?:the\s+)?([\d./]{6,10}|\d{1,2}\s*(?:st|nd|rd|th)?\s+(?:of\s+)?\p{L}+,?\s+\d{4})/iu

interface Named extends Subject {
  at: number
  oblique: boolean
}

/**
 * What a sentence decides, where `match` is what a rule took of it, from `at`: the subject of 'is dismissed', the object of 'I allow'. Null where
 * it names none: the reader may know it from the sentence before.
 */
export function subjectOf(sentence: string, at: number, match: string): Subject | null {
  const active = lastOf(ACTIVE, match)
  const passive = lastOf(PASSIVE, match)
  const named = mattersIn(sentence)
  if (active !== null && (passive === null || active.end >= passive.end)) {
    const from = at + active.end
    const object = named.find((one) => one.at >= from && one.at - from < 120)
    const until = object?.at ?? sentence.length
    return PRONOUN.test(sentence.slice(from, Math.min(until, from + 12))) ? first(named, from) : strip(object)
  }
  if (passive === null) return null
  if (OBJECTION_BEFORE.test(sentence.slice(0, at))) return { name: OBJECTION, whose: null, dated: null }
  const verb = at + passive.start
  const direct = named.find((one) => one.at >= at && one.at < verb && !one.oblique)
  if (direct) return strip({ ...direct, whose: direct.whose ?? whoseBefore(named, direct) })
  return PRONOUN.test(match) ? first(named, verb) : null
}

/** 'On the defendant’s application, the said application is allowed.' */
const whoseBefore = (named: readonly Named[], { at, name, dated }: Named) =>
  dated === null ? (named.find((one) => one.at < at && one.name === name)?.whose ?? null) : null

const first = (named: readonly Named[], before: number) => strip(named.find(({ at }) => at < before))

const strip = (named: Named | undefined): Subject | null => (named ? { name: named.name, whose: named.whose, dated: named.dated } : null)

function lastOf(pattern: RegExp, words: string): { start: number; end: number } | null {
  const last = [...words.matchAll(pattern)].at(-1)
  return last ? { start: last.index, end: last.index + last[0].length } : null
}

function mattersIn(sentence: string): Named[] {
  return [...sentence.matchAll(WORDS)].flatMap(({ 0: word, index: at }) => {
    const before = sentence.slice(0, at)
    const name = names.find(([pattern]) => pattern.test(word))?.[1]
    if (!name || NO_HEAD.test(before)) return []
    const whose = WHOSE.exec(before.slice(-90))?.[1] ?? null
    const dated = DATED.exec(sentence.slice(at + word.length))?.[1] ?? null
    return [{ name, whose, dated, at, oblique: OBLIQUE.test(before.slice(-80)) }]
  })
}

/** Whether two sentences surely decide different things. */
export function areDifferent(one: Subject, other: Subject): boolean {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && plain(a) !== plain(b)
  return one.name !== other.name || differ(one.whose, other.whose) || differ(one.dated, other.dated)
}

const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

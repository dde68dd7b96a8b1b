import type { ShortCitation } from '../citation.ts'
import type { Kind } from './kind.ts'
import { skipLeadingWords } from './case-name.ts'
import { readPinpoint } from './pinpoint.ts'

const MAX_NAME = 60
// 'the Muruatetu', 'the “Lillian S”', 'the Giella v Cassman' before ' case'
const NAME =
  /\b(?:[Tt]he|[Tt]he (?:said|above|cited)|[Aa]bove|[Ii]n|[Uu]nder)\s{1,3}([“"‘']?)([A-Z][\w’'.-]*(?:\s(?:[A-Z&][\w’'.-]*|v|vs|of)){0,5})[”"’']?\s{1,2}$/
// words that a name in capitals is not: 'the Respondent's case', 'the Supreme Court decision'
const NOT_A_NAME =
  /\b(?:court|appeal|tribunal|respondent|appellant|plaintiff|defendant|petitioner|claimant|applicant|accused|prosecution|republic|state|judge|magistrate|registrar|civil|criminal|succession|constitutional|supreme|high|said|first|second|instant|present|same|above|this|that|whole|lower|trial|current|other|latter|former|primary|landmark|persuasive|majority|minority|commission|committee|board|officer)['’]?s?\b/i

// 'in Wafula’s', 'unlike Anarita Karimi’s', 'the ratio of Giella’s' before ' case'
const POSSESSIVE =
  /\b(?:[Ii]n|[Uu]nder|[Ff]rom|[Pp]er|[Ss]ee|by|on|(?:ratio|principles?|holding|authority|tests?|dicta|reasoning) of|[Ll]ike|[Uu]nlike|[Ff]ollow(?:ed|ing)|[Aa]ppl(?:ied|ying)|[Dd]istinguish(?:ed|ing)?|[Cc]ited?)\s{1,3}((?:the\s)?(?:[A-Z][\w-]*\s(?:(?:of|&)\s)?){0,3}[A-Z][\w-]+)['’]s\s{1,2}$/
// what is put forward and not cited: 'in support of Wafula’s case', 'Wafula’s case is that'
const PUT_BEFORE =
  /\b(?:support|opposition|opposed|response|reply|answer|respond(?:ed|ing)?|sum(?:mary)?)\s{1,2}(?:of|to)\s{1,3}[^.]{0,60}$/i
const PUT_AFTER =
  /,?\s{1,3}(?:(?:is|was)\s{1,2}(?:\w{1,10}\s{1,2})?(?:that|one|premised|brought|hinged|anchored|supported|heard|called|opened|closed)\b|based\b|against\b|before\s(?:the|this|us|me)\b|as\s(?:pleaded|presented|put)\b|on\sthe\sother\shand\b)/iy

const NUMBERED = /\s{0,3}(?:Nos?\b|NOS?\b|Number\b|E?\d)/y

const build = (text: string, start: number, end: number, name: string): ShortCitation => {
  const pinpoint = readPinpoint(text, end)
  return { kind: 'short', text: text.slice(start, end), start, end, name, ...(pinpoint ? { pinpoint } : {}) }
}

/**
 * 'the Muruatetu case', 'in Wafula’s case': a name right before the word 'case' (or, but after a name that owns it, decision, judgment, ruling)
 * at `word`; whether it was cited before is for the resolver.
 */
export const readShort = (text: string, word: number, wordEnd: number): ShortCitation | null => {
  const from = Math.max(0, word - MAX_NAME)
  // the Land Case No. 5 of 2010
  NUMBERED.lastIndex = wordEnd
  if (NUMBERED.test(text)) return null
  const before = text.slice(from, word)
  const match = NAME.exec(before)
  if (!match?.[2] || !/^[A-Z]/.test(match[2]) || /['’]s$/.test(match[2])) return readPossessive(text, before, from, word, wordEnd)
  if (NOT_A_NAME.test(match[2])) return null
  return build(text, from + match.index + match[0].lastIndexOf(match[2]) - (match[1] ? 1 : 0), wordEnd, match[2])
}

const readPossessive = (text: string, before: string, from: number, word: number, wordEnd: number): ShortCitation | null => {
  if (!/case/i.test(text.slice(word, wordEnd))) return null
  const match = POSSESSIVE.exec(before)
  if (!match?.[1] || NOT_A_NAME.test(match[1]) || PUT_BEFORE.test(before)) return null
  PUT_AFTER.lastIndex = wordEnd
  if (PUT_AFTER.test(text)) return null
  const printed = from + match.index + match[0].lastIndexOf(match[1])
  const end = printed + match[1].length
  const start = skipLeadingWords(text, printed, end)
  return start < end ? build(text, start, wordEnd, text.slice(start, end)) : null
}

export const short: Kind<'short'> = {
  id: 'short',
  canonical: 'Name case',
  examples: [
    { text: 'Achieng v Wafula [2017] eKLR. In the Achieng case the court', span: 'Achieng case', fields: { name: 'Achieng' } },
    { text: 'Wafula v Barasa [2017] eKLR. As held in Wafula’s case the court', span: 'Wafula’s case', fields: { name: 'Wafula' } },
    { text: 'Owners of “Nyota S” v Wafula [1989] eKLR. The “Nyota S” decision', span: '“Nyota S” decision', fields: { name: 'Nyota S' } },
  ],
}

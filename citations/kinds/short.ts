import type { ShortCitation } from '../citation.ts'
import type { Kind } from './kind.ts'
import { readPinpoint } from './pinpoint.ts'

const MAX_NAME = 60
// 'the Muruatetu', 'the “Lillian S”', 'the Giella v Cassman' before ' case'
const NAME =
  /\b(?:[Tt]he|[Tt]he (?:said|above|cited)|[Aa]bove|[Ii]n|[Uu]nder)\s{1,3}([“"‘']?)([A-Z][\w’'.-]*(?:\s(?:[A-Z&][\w’'.-]*|v|vs|of)){0,5})[”"’']?\s{1,2}$/
// words that a name in capitals is not: 'the Respondent's case', 'the Supreme Court decision'
const NOT_A_NAME =
  /\b(?:court|appeal|tribunal|respondent|appellant|plaintiff|defendant|petitioner|claimant|applicant|accused|prosecution|republic|state|judge|magistrate|registrar|civil|criminal|succession|constitutional|supreme|high|said|first|second|instant|present|same|above|this|that|whole|lower|trial|current|other|latter|former|primary|landmark|persuasive|majority|minority|commission|committee|board|officer)['’]?s?\b/i

const NUMBERED = /\s{0,3}(?:Nos?\b|NOS?\b|Number\b|E?\d)/y

/** 'the Muruatetu case': a name right before the word 'case' (or decision, judgment, ruling) at `word`; whether it was cited before is for the resolver. */
export const readShort = (text: string, word: number, wordEnd: number): ShortCitation | null => {
  const from = Math.max(0, word - MAX_NAME)
  const match = NAME.exec(text.slice(from, word))
  if (!match?.[2] || !/^[A-Z]/.test(match[2]) || /['’]s$/.test(match[2]) || NOT_A_NAME.test(match[2])) return null
  // the Land Case No. 5 of 2010
  NUMBERED.lastIndex = wordEnd
  if (NUMBERED.test(text)) return null
  const start = from + match.index + match[0].lastIndexOf(match[2]) - (match[1] ? 1 : 0)
  const pinpoint = readPinpoint(text, wordEnd)
  return { kind: 'short', text: text.slice(start, wordEnd), start, end: wordEnd, name: match[2], ...(pinpoint ? { pinpoint } : {}) }
}

export const short: Kind<'short'> = {
  id: 'short',
  canonical: 'Name case',
  examples: [
    { text: 'Achieng v Wafula [2017] eKLR. In the Achieng case the court', span: 'Achieng case', fields: { name: 'Achieng' } },
    { text: 'Owners of “Nyota S” v Wafula [1989] eKLR. The “Nyota S” decision', span: '“Nyota S” decision', fields: { name: 'Nyota S' } },
  ],
}

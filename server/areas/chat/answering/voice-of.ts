import { withoutQuotations } from '#citations/prose/quotations'
import { splitSentences } from '#citations/prose/sentences'
import { isCourtBeginning, isOfAnotherCourt, isOfParty, isPrayer, leadsToPrayers } from '#citations/prose/voices'
import type { ChatReference } from '#contract/chat'
import type { Speaker } from '#contract/passage-search'
import type { Passage } from '../retrieval/passage.ts'

/** Letters at the beginning of a paragraph in which it says that what follows is prayed for. */
const opening = 400

// With these the court speaks itself, or tells the law, what another court did, or what becomes of the matter.
const COURT_SPEAKS =
  /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|us|(?:[Tt]he|[Tt]his) (?:\p{L}+ )?(?:court|tribunal|magistrate|judge)|[Ss]ections?|[Aa]rticles?|[Rr]ules? \d|[Oo]rder \d|Act|v|(?:is|are) (?:hereby )?(?:allowed|dismissed|granted|awarded|set aside|upheld|struck out))\b/u
// 'It is true, as the respondent argues', 'as held in', 'this court has noted': the court speaks, though it mentions what a party says
const OF_COURT =
  /\b(?:this (?:honou?rable )?court (?:has|is|finds|notes|holds)|I (?:find|note|hold|am|have|think)|we (?:find|note|hold|are|have|think)|in (?:my|our) view|it is (?:true|trite|evident|clear|settled)|as (?:was )?held in)\b/i
const lengthOf = (sentences: readonly string[]): number => sentences.reduce((sum, { length }) => sum + length, 0)

type Said = Pick<Passage, 'text' | 'voices'>

/**
 * Whose words a quotation of a judgment tells, where they are not the court's own: as who speaks was read when the judgment came in and, where that
 * does not tell, by its own sentences. Pure.
 */
export function voiceOf(quote: string, passage: Said): ChatReference['voice'] {
  const speaker = speakerOf(quote, passage)
  if (speaker === 'party' || speaker === 'prayer' || speaker === 'court-below') return speaker
  const said = voiceBySentences(quote, passage.text)
  return speaker === null || sentencesOf(quote).every(isSpeech) ? said : null
}

/** Who speaks most of a quotation; null where nothing tells. */
function speakerOf(quote: string, { text, voices }: Said): Speaker | null {
  const start = text.indexOf(quote)
  const shares = new Map<Speaker | null, number>()
  for (const [at, { from, speaker }] of voices.entries()) {
    const share = Math.min(start + quote.length, voices[at + 1]?.from ?? text.length) - Math.max(start, from)
    if (share > 0) shares.set(speaker, (shares.get(speaker) ?? 0) + share)
  }
  return [...shares].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

const isSpeech = (sentence: string): boolean => isOfParty(withoutQuotations(sentence))

function voiceBySentences(quote: string, passage: string): ChatReference['voice'] {
  if (isPrayer(quote) || leadsToPrayers(passage.slice(0, opening))) return 'prayer'
  const told = sentencesOf(quote)
  const speeches = told.filter(isSpeech)
  const isListOfIts = speeches.includes(told.at(-1) ?? '') && /[:;–—-]\s*$/.test(quote)
  if (speeches.length > 0)
    return isListOfIts || !told.some((one) => OF_COURT.test(one)) || lengthOf(speeches) > quote.length / 2 ? 'party' : null
  return goesOnWithParty(passage.slice(0, Math.max(0, passage.indexOf(quote))), quote) ? 'party' : null
}

/** 'The appellant denied it. Wages were paid weekly.': whether who spoke last before the quotation is a party, which goes on in it. */
function goesOnWithParty(before: string, quote: string): boolean {
  const last = sentencesOf(before).findLast((sentence) => isOfParty(sentence) || isOfCourt(sentence))
  return last !== undefined && isOfParty(last) && !isOfCourt(sentencesOf(quote)[0] ?? '')
}

const isOfCourt = (sentence: string) => COURT_SPEAKS.test(sentence) || isCourtBeginning(sentence) || isOfAnotherCourt(sentence)
const sentencesOf = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end))

import { withoutQuotations } from '#citations/prose/quotations'
import { splitSentences } from '#citations/prose/sentences'
import { isCourtBeginning, isOfAnotherCourt, isOfParty, isPrayer, leadsToPrayers } from '#citations/prose/voices'

/** Letters at the beginning of a paragraph in which it says that what follows is prayed for. */
const opening = 400

// With these the court speaks itself, or tells the law, what another court did, or what becomes of the matter.
const COURT_SPEAKS =
  /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|us|(?:[Tt]he|[Tt]his) (?:\p{L}+ )?(?:court|tribunal|magistrate|judge)|[Ss]ections?|[Aa]rticles?|[Rr]ules? \d|[Oo]rder \d|Act|v|(?:is|are) (?:hereby )?(?:allowed|dismissed|granted|awarded|set aside|upheld|struck out))\b/u
// 'It is true, as the respondent argues', 'as held in', 'this court has noted': the court speaks, though it mentions what a party says
const OF_COURT =
  /\b(?:this (?:honou?rable )?court (?:has|is|finds|notes|holds)|I (?:find|note|hold|am|have|think)|we (?:find|note|hold|are|have|think)|in (?:my|our) view|it is (?:true|trite|evident|clear|settled)|as (?:was )?held in)\b/i
const lengthOf = (sentences: readonly string[]): number => sentences.reduce((sum, { length }) => sum + length, 0)

const isSpeech = (sentence: string): boolean => isOfParty(withoutQuotations(sentence))

/** Whether words are nothing but what a party says. Pure. */
export const isAllSpeech = (quote: string): boolean => sentencesOf(quote).every(isSpeech)

/** Whose words a quotation tells by its own sentences and those before it in its paragraph, where nothing else tells who speaks; null for the court's, or not clear. Pure. */
export function voiceOfSentences(quote: string, passage: string): 'party' | 'prayer' | null {
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

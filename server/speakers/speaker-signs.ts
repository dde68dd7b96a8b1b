import { withoutQuotations } from '#citations/prose/quotations'
import { splitSentences } from '#citations/prose/sentences'
import { isCourtBeginning, isOfAnotherCourt, isOfParty, isPartyCase, isPrayer, leadsToPrayers } from '#citations/prose/voices'
import type { Speaker } from '#contract/passage-search'

/** A paragraph that leads to what follows: 'The court held:-', 'on the following grounds;'. */
const LEADS = /(?:[:;–—-]|\bthat|\bthus|\bas follows|\bfollowing [\p{L} ]{3,30})[\s.…]*$/u
// 'Section 45 of the Act provides that:', 'in the following terms:'
const OF_LAW = /\b(?:sections?|articles?|rules?|orders?|regulations?|schedules?|paragraphs? \d|act|constitution)\b/i
const RECITES =
  /\b(?:provid(?:es?|ed|ing)|states?|reads?|stipulates?|terms|thus|as follows|enacts|empowers|defines?|deems|requires?|says)\b/i
// 'on the following grounds:', 'The salient averments are:'
const ALLEGES =
  /\b(?:(?:\w+|\(\w+\)) grounds?(?! (?:for|of) review)|averments?|complaints?|particulars|contend(?:s|ing)|alleging|averring|claim(?:s|ed|ing))\b/i
// 'The issues for determination are:'
const ISSUES = /\b(?:issues?|questions?|findings|orders|conclusions?)\b/i
// 'Black’s Law Dictionary, 9th edition, defines it as'
const BOOK = /\b(?:Dictionary|Halsbury['’]?s|[Aa]uthors?|[Ee]dition|[Ee]dn)\b/
// '[2005] eKLR', 'Chris Munga N. Bichage –vs- Richard Nyagaka Tongi', 'Petition No. 4 of 2012'
const CITES =
  /\[(?:19|20)\d\d\]|\b(?:19|20)\d\d\) ?e?KLR\b|\be?KLR\b|\p{L} (?:[-–]?vs?[-–.]?|versus) \p{Lu}|\b[Ss]upra\b|\b[Nn]o\.? \w+ of (?:19|20)\d\d/u
// 'the learned magistrate found', 'the trial court held': not one that is only named
const BELOW_SAYS =
  /(?<!\b(?:by|before|after|of) (?:an? |the |full |learned )*)\b(?:trial|superior|lower|subordinate|magistrate['’]?s?|learned|single|taxing)\b[^.;]{0,50}\b(?:found|finds|held|noted|ordered|observed|ruled|dismissed|allowed|awarded|stated|concluded|directed|entered|delivered|decided|determined|reasoned|convicted|sentenced|faulted|minded|rendered|appreciated)\b/i
const COURT_SAYS =
  /\b(?:held|stated|observed|opined|noted|rendered|said|found|emphasi[sz]ed|reiterated|pronounced|explained|set (?:out|down)|laid down|(?<!be )pointed out|expressed)\b/i
/** These are a court's own words, whatever is told of a party beside them. */
const FIRST_PERSON = /\b(?:I|[Ww]e|[Mm]e|[Mm]y|[Oo]ur|us)\b/
// 'I note that': not 'as I understand it', nor 'we were urged'
const I_SAY = /(?<!\bas )\b(?:I|[Ww]e)\b(?! (?:was|were|am|are|have been) (?:\w+ )?(?:urged|referred|invited|asked|told|addressed))/
// 'This court is': not one that is only named
const OF_ITSELF =
  /\b[Tt]his (?:[Hh]onou?rable )?(?:[Cc]ourt|[Tt]ribunal) (?:\w+ )?(?:is|was|has|had|will|shall|must|can|cannot|finds?|found|note[sd]?|holds?|held|agree[sd]|consider(?:s|ed)?|gave|directed|determined|left|wishe[sd]|deem(?:s|ed)|associated)\b|\bthe [Cc]ourt will\b|^\W*(?:\d+\W+)?The [Cc]ourt (?:has|gave|finds|notes|holds|agrees|makes|will)\b/
// 'It is my finding', 'it is not in dispute'
const WEIGHS =
  /\b(?:it is (?:my|our) (?:finding|view|considered)|(?:my|our) view|it is (?:\w+ )?(?:trite|settled|not in dispute|undisputed|common ground|clear|plain|evident|apparent|noteworthy|important to|questionable|doubtful|instructive)|is (?:merited|unmerited|hereby|devoid|without merit))/i
const BURDEN = /\bthe (?:onus|burden)\b/i
const HEREBY = /\bhereby\b/i
// 'The application was canvassed by written submissions': who decides tells how the matter went
const TELLS_THE_COURSE =
  /\b(?:canvassed|by way of (?:\w+ ){0,3}submissions|directions (?:\w+ ){0,2}(?:issued|given|taken)|(?:gave|issued) (?:\w+ )?directions|subject of this (?:ruling|judgment)|is (?:un)?opposed\b|is supported by|(?:has|had|have|did|does) not (?:yet )?file[sd]? (?:\w+ ){0,3}(?:submissions|respon\w+|repl\w+|affidavits?))/i
// 'The respondent called two witnesses', without what they said
const CALLS_WITNESSES =
  /\bcalled (?:no|one|two|three|four|five|several|\d+) witness(?:es)?\b(?![^.]*\b(?:who|testif\w+|stated|told|adopted|averred)\b)/i
/** In a section of the court a party is told of with these verbs, and is judged with the others. */
const SUBMITS = /\b(?:submit(?:s|ted)|argue[sd]?|contend(?:s|ed)|contention (?:is|was)|aver(?:s|red)|depon(?:es|ed)|urge[sd]?)\b/i
// 'd. That the learned magistrate erred in law'
const ERRED =
  /^\W*(?:\w{1,4}\W+)?(?:that )?the (?:honou?rable |learned |trial |superior )*(?:magistrate|judge|court|tribunal|adjudicator)\b[^.]{0,40}\berred\b/i
// 'The objector filed a supplementary affidavit', 'He has now lodged a notice in the following terms:'
const FILES =
  /\b(?:he|she|they|applicants?|respondents?|appellants?|petitioners?|plaintiffs?|defendants?|claimants?|objectors?|holders?|debtors?|tenants?|landlords?|part(?:y|ies)) (?:\w+ ){0,4}(?:filed|swore|sworn|lodged|wrote|deponed)\b[^.]{0,80}\b(?:affidavit|notice|statement|application|motion|summons|reply|response|defence|submissions|letter|grounds)\b/i
const PRONOUN = /^\W*(?:\d+\W+)?(?:he|she|they|it|his|her|their|its)\b/i
// 'I have considered the submissions of counsel'
const COURT_TURNS = /^\W*(?:\d+\W+)?(?:I|We|Having|Upon|After|This|The (?:court|tribunal))\b/i
/** What may be a party's, a witness's or a paper's, where nothing says whose: 'The company filed submissions', 'According to the report'. */
const TELLS_OF_OTHERS =
  /\b(?:submi(?:t|ts|tted|ssions?)|contend\w*|argue\w*|aver(?:s|red)|depon\w+|alleg\w+|claim(?:s|ed)|testif\w+|according to|cited as)\b|\b(?:application|motion|petition|summons|suit|plaint|reference)\b[^.]{0,150}\b(?:seek(?:s|ing)|sought|pray(?:s|ing))\b|\b(?:letter|report|affidavit|agreement|certificate) (?:\w+ )?(?:indicate|state|show)[sd]?\b/i
/** Who decides asks, and answers: 'What did the appellant prove? Clearly, without a counterclaim …'. */
const ASKS = /\?["”’)]*\s*$/
const FRAGMENT = /^\W*(?:\S+\s+){0,7}\S*[^.?!:;]$/
/** So much of a paragraph tells who speaks in it. */
const opening = 300

/** Whose part of a judgment a paragraph lies in; `null` where nobody has said so. */
export type Section = 'party' | 'court' | null

/** What surrounds a paragraph: the section, whether a heading has set it, and who has spoken last. */
export interface Surroundings {
  section: Section
  isHeaded: boolean
  before: Speaker
}

/** Who speaks in a paragraph of running text, null where that is not clear; `turns` where a court turns to its own view with it. Pure. */
export function readSpeaker(text: string, { section, isHeaded, before }: Surroundings): { speaker: Speaker | null; turns: boolean } {
  const of = (speaker: Speaker | null, turns = false) => ({ speaker, turns })
  if (FRAGMENT.test(text)) return of(null)
  const own = withoutQuotations(text)
  const begins = own.slice(0, opening)
  const sentences = splitSentences(own).map(({ start, end }) => own.slice(start, end))
  const first = sentences[0] ?? begins
  // A prayer among more that is said is part of a party's case.
  if (isPrayer(begins)) return of(section === 'party' || sentences.length > 2 ? 'party' : 'prayer')
  const beginsWithParty = isOfParty(first.slice(0, opening))
  if (isCourtBeginning(first) && (COURT_TURNS.test(first) || !(beginsWithParty || (isHeaded && section === 'party'))))
    return of('court', true)
  if (endsInPrayers(text)) return of('prayer')
  if (sentences.length === 1 && CALLS_WITNESSES.test(first)) return of('court')
  if (FIRST_PERSON.test(first) && !beginsWithParty) return of('court', before !== 'party' && !isHeaded)
  if (framesAsCourt(first)) return of('court', before !== 'party' && !isHeaded)
  const courts = sentences.filter((one) => framesAsCourt(one) || (isOfCourt(one) && !isOfParty(one)))
  if (BURDEN.test(first.slice(0, 40)) && section !== 'party' && before !== 'party') return of('court')
  if (ERRED.test(text)) return of(section === 'court' ? null : 'party')
  if (ASKS.test(first) && sentences.length > 1 && !SUBMITS.test(first)) return of(section === 'party' && isHeaded ? null : 'court')
  if (beginsWithParty) {
    const parties = sentences.filter(isOfParty)
    const isToldOnly =
      section !== 'court' ||
      (2 * parties.join('').length > own.length && (SUBMITS.test(first) || isPartyCase(first))) ||
      (before === 'party' && parties.length === sentences.length)
    return of(courts.length > 0 || I_SAY.test(first) || HEREBY.test(first) || !isToldOnly ? null : 'party')
  }
  const reported = sentences.filter((one) => isOfAnotherCourt(one) && COURT_SAYS.test(one) && CITES.test(one))
  if (2 * reported.join('').length > own.length && !LEADS.test(text)) return of('quoted')
  const hasParty = sentences.some(isOfParty)
  if (courts.length > 0) return hasParty && section !== 'court' ? of(null) : of('court', before !== 'party' && !isHeaded)
  if (hasParty) return of(section === 'party' || (section === null && FILES.test(first)) ? 'party' : null)
  const isLead = LEADS.test(text)
  if (BELOW_SAYS.test(begins) && !CITES.test(begins)) return of(isLead ? null : 'court-below')
  if (isOfAnotherCourt(first) && COURT_SAYS.test(first)) return of(isLead ? 'court' : CITES.test(first) ? 'quoted' : null)
  if (TELLS_THE_COURSE.test(begins) || (BURDEN.test(own) && section !== 'party' && before !== 'party')) return of('court')
  if (section === 'party') return of('party')
  if (section === 'court' && isHeaded) return of(before === 'party' && PRONOUN.test(text) ? null : 'court')
  return of(before === 'party' || before === 'prayer' || TELLS_OF_OTHERS.test(begins) || FILES.test(first) ? null : 'court')
}

/** Who speaks in an item of a list of which no lead says so, under a heading or by its own words. Pure. */
export const readItem = (text: string, section: Section): Speaker | null =>
  isPrayer(text) ? 'prayer' : ERRED.test(text) ? 'party' : section

/** Who speaks in the list or the quotation to which a paragraph leads: null where it does not say, undefined where it leads to none. Pure. */
export function readLead(text: string, speaker: Speaker | null): Speaker | null | undefined {
  const ending = text.slice(-opening)
  if (endsInPrayers(text)) return 'prayer'
  if (!LEADS.test(ending)) return undefined
  if (speaker === 'prayer') return 'prayer'
  const last = splitSentences(ending).at(-1)
  const leads = last ? ending.slice(last.start) : ending
  if (speaker === 'court' && HEREBY.test(leads)) return 'court'
  if (OF_LAW.test(leads) && RECITES.test(leads)) return 'quoted'
  if (CITES.test(leads) || BOOK.test(leads)) return 'quoted'
  if (BELOW_SAYS.test(leads)) return 'court-below'
  if (isOfAnotherCourt(leads) && COURT_SAYS.test(leads)) return 'quoted'
  if (PRONOUN.test(leads) && (CITES.test(ending) || (OF_LAW.test(ending) && RECITES.test(leads)))) return 'quoted'
  if (FILES.test(leads)) return 'party'
  if (isOfParty(leads)) return /\bcourt\b/i.test(leads) ? null : 'party'
  if (ISSUES.test(leads) && speaker === 'court') return 'court'
  if (ALLEGES.test(leads)) return 'party'
  return speaker === 'court' ? null : speaker
}

const endsInPrayers = (text: string): boolean => /[:;–—-]\s*$/.test(text) && leadsToPrayers(text.slice(-opening))
/** Whether a sentence is of the court before it comes to a party: 'It is evident that the parties tried to settle', 'I note that he denies it'. */
function framesAsCourt(sentence: string): boolean {
  const ends = [I_SAY, OF_ITSELF, WEIGHS].flatMap((sign) => {
    const said = sign.exec(sentence)
    return said ? [said.index + said[0].length] : []
  })
  return ends.length > 0 && !isOfParty(sentence.slice(0, Math.min(...ends)))
}
const isOfCourt = (sentence: string): boolean => FIRST_PERSON.test(sentence) || OF_ITSELF.test(sentence) || WEIGHS.test(sentence)

import { kindOfHeading } from '#citations/prose/headings'
import { isCourtBeginning, isOfAnotherCourt, isPartySpeech } from '#citations/prose/voices'
import { paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { Speaker } from '../engine/engine.ts'

const heading = paragraphKinds.indexOf('heading')
const quotation = paragraphKinds.indexOf('quote')
const item = paragraphKinds.indexOf('item')
const line = paragraphKinds.indexOf('line')

// 'seeking the following orders:', 'That the honourable court be pleased to grant a stay'
const PRAYS =
  /\b(?:seek(?:s|ing)?|sought|pray(?:s|ed|ing)?(?: for)?)\b[^.]{0,60}\b(?:orders?|reliefs?|declarations?|prayers?)\b[^.]{0,30}[:;–—-]\s*$/i
const PRAYER = /\bcourt be pleased to\b|^\W*(?:s?he|they|the \w+) (?:further |also )?prays? (?:that|for)\b/i
// 'Section 45 of the Act provides that:', 'in the following terms:'
const RECITES =
  /\b(?:sections?|articles?|rules?|orders?|regulations?|act|constitution)\b[^.]{0,90}\b(?:provides?|states?|reads?|stipulates?|terms|thus|as follows)\b[^.]{0,40}[:;–—-]\s*$/i
// 'on the following grounds:', 'The salient averments are:'
const ALLEGES = /\b(?:grounds?|averments?|complaints?|particulars)\b[^.]{0,60}[:;–—-]+\s*$/i
// 'the learned magistrate found', 'the trial court held': not one that is only named
const BELOW_SAYS =
  /\b(?:trial|superior|lower|subordinate|magistrate['’]?s?|learned|single)\b[^.;]{0,50}\b(?:found|finds|held|noted|ordered|observed|ruled|dismissed|allowed|awarded|stated|concluded|directed|entered|delivered|decided|determined|reasoned|convicted|sentenced)\b/i
const COURT_SAYS =
  /\b(?:held|stated|observed|opined|noted|rendered|said|found|emphasi[sz]ed|reiterated|pronounced|explained|set out|laid down|pointed out)\b/i
// 'I find', 'our view', 'this court': who decides speaks of itself
const OF_ITSELF = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|[Tt]his (?:[Hh]onou?rable )?(?:[Cc]ourt|[Tt]ribunal))\b/
// 'It is my finding', 'the burden of proof is on', 'it is not in dispute'
const WEIGHS =
  /\b(?:I (?:am (?:satisfied|persuaded|not)|find|hold|note|agree)|we (?:find|hold|note|agree|are (?:satisfied|persuaded))|it is (?:my|our) (?:finding|view|considered)|(?:my|our) view|the (?:onus|burden)\b|it is (?:trite|settled|not in dispute|common ground|clear))/i
// 'His evidence was that', 'The application is premised on grounds that'
const PARTY_CASE =
  /\b(?:(?:his|her|their|its) (?:case|response|evidence|testimony|claim|defence)|the (?:response|reply|defence)) (?:is|was)\b|\b(?:premised|predicated|founded|based|supported|opposed) (?:on|upon|by) (?:the )?(?:grounds?|affidavit|an affidavit)|\breasons? (?:offered|given|advanced) by\b/i
/** So much of a paragraph tells who speaks in it. */
const opening = 300

/** Who speaks in each paragraph of a judgment, as far as its opening words and the headings above it tell. */
export function tellSpeakers(content: string, { parts, paragraphs }: Pick<StoredLayout, 'parts' | 'paragraphs'>): Speaker[] {
  let section: 'party' | 'court' | null = null
  /** Who goes on in the items of a list. */
  let listOf: Speaker | null = null
  let before: Speaker = 'record'
  return paragraphs.map(([start, end, kind, , , part]) => {
    const of = parts[part]?.kind
    if (of === 'header' || of === 'parties' || of === 'ending') return 'record'
    if (of === 'orders') return 'court'
    const text = content.slice(start, Math.min(end, start + opening))
    if (kind === heading) {
      const told = kindOfHeading(text)
      section = told === 'parties' || told === 'papers' ? 'party' : told === null ? section : 'court'
      listOf = null
      before = 'record'
      return 'record'
    }
    // What a party or the court below is quoted with is theirs.
    if (kind === quotation) return before === 'party' || before === 'court-below' ? before : 'quoted'
    if ((kind === item || kind === line) && listOf !== null) return listOf
    const speaker = speakerOf(text)
    if (kind !== item && kind !== line) {
      const ending = content.slice(Math.max(start, end - opening), end)
      const recited = PRAYS.test(ending) ? 'prayer' : RECITES.test(ending) ? 'quoted' : ALLEGES.test(ending) ? 'party' : null
      listOf = recited ?? (speaker === 'court' ? null : speaker)
      before = speaker
    }
    return speaker
  })

  function speakerOf(text: string): Speaker {
    if (PRAYER.test(text)) return 'prayer'
    if (isCourtBeginning(text)) {
      section = 'court'
      return 'court'
    }
    const weighs = WEIGHS.test(text)
    if (isPartySpeech(text) || PARTY_CASE.test(text)) return weighs && section === 'court' ? 'court' : 'party'
    if (weighs) section = 'court'
    if (OF_ITSELF.test(text)) return 'court'
    if (BELOW_SAYS.test(text)) return 'court-below'
    if (isOfAnotherCourt(text) && COURT_SAYS.test(text)) return 'quoted'
    return section === 'party' ? 'party' : 'court'
  }
}

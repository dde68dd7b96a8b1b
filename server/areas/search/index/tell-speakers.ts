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
const PRAYER = /\bcourt be pleased to\b/i
// 'the learned magistrate found', 'the trial court held'
const COURT_BELOW = /\b(?:trial|superior|lower|subordinate|magistrate['’]?s?|learned)\b/i
/** So much of a paragraph tells who speaks in it. */
const opening = 300

/** Who speaks in each paragraph of a judgment, as far as its opening words and the headings above it tell. */
export function tellSpeakers(content: string, { parts, paragraphs }: Pick<StoredLayout, 'parts' | 'paragraphs'>): Speaker[] {
  let section: 'party' | 'court' | null = null
  let listOf: Speaker | null = null
  return paragraphs.map(([start, end, kind, , , part]) => {
    const of = parts[part]?.kind
    if (of === 'header' || of === 'parties' || of === 'ending') return 'record'
    const text = content.slice(start, Math.min(end, start + opening))
    if (kind === heading) {
      const told = kindOfHeading(text)
      section = told === 'parties' || told === 'papers' ? 'party' : told === null ? section : 'court'
      listOf = null
      return 'record'
    }
    if (kind === quotation) return 'quoted'
    if ((kind === item || kind === line) && listOf !== null) return listOf
    const speaker = speakerOf(text)
    listOf = end - start <= opening + 100 && PRAYS.test(content.slice(start, end)) ? 'prayer' : speaker === 'court' ? null : speaker
    return speaker
  })

  function speakerOf(text: string): Speaker {
    if (PRAYER.test(text)) return 'prayer'
    if (isCourtBeginning(text)) {
      section = 'court'
      return 'court'
    }
    if (isPartySpeech(text)) return 'party'
    if (isOfAnotherCourt(text)) return COURT_BELOW.test(text) ? 'court-below' : 'quoted'
    return section === 'party' ? 'party' : 'court'
  }
}

import { splitSentences } from '#citations/prose/sentences'
import { isPartySpeech } from '#citations/prose/voices'
import type { ChatReference } from '#contract/chat'

// 'a notice of motion dated 18th June 2024 seeking the following orders;'
const PRAYS =
  /\b(?:seek(?:s|ing)?|sought|pray(?:s|ed|ing)?(?: for)?|for)\b[^.]{0,60}\b(?:orders?|reliefs?|declarations?|prayers?)\b[^.]{0,30}[:;–—-]/i
// 'That the honourable court be pleased to grant a stay'
const PRAYER = /\bcourt be pleased to\b/i
/** Letters at the beginning of a paragraph in which it says that what follows is prayed for. */
const opening = 400

/** Whose words a quotation of a judgment tells, where they are not the court's own: what a party says, or the orders that it seeks. Pure. */
export function voiceOf(quote: string, passage: string): ChatReference['voice'] {
  if (PRAYER.test(quote) || PRAYS.test(passage.slice(0, opening))) return 'prayer'
  return splitSentences(quote).some(({ start, end }) => isPartySpeech(quote.slice(start, end))) ? 'party' : null
}

import type { ChatReference } from '#contract/chat'
import type { Speaker } from '#contract/passage-search'
import { isAllSpeech, voiceOfSentences } from '../../../speakers/voice-of-sentences.ts'
import type { Passage } from '../retrieval/passage.ts'

type Said = Pick<Passage, 'text' | 'voices'>

/**
 * Whose words a quotation of a judgment tells, where they are not the court's own: as who speaks was read when the judgment came in and, where that
 * does not tell, by its own sentences. Pure.
 */
export function voiceOf(quote: string, passage: Said): ChatReference['voice'] {
  const speaker = speakerOf(quote, passage)
  if (speaker === 'party' || speaker === 'prayer' || speaker === 'court-below') return speaker
  const said = voiceOfSentences(quote, passage.text)
  return speaker === null || isAllSpeech(quote) ? said : null
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

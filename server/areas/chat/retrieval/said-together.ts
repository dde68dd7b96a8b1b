import { splitSentences } from '#citations/prose/sentences'
import type { TextRead } from './read-text.ts'

/** The share of all that is asked that things are which were read in some texts at once. Pure. */
export const shareIn = (texts: readonly TextRead[], shares: readonly number[]): number =>
  shares.reduce((sum, share, thing) => (texts.some(({ times }) => times[thing]! > 0) ? sum + share : sum), 0)

/** The greatest share of what is asked that stands in one sentence of a text with the next. Pure. */
export function saidTogether(text: string, read: (text: string) => TextRead, shares: readonly number[]): number {
  const sentences = splitSentences(text).map(({ start, end }) => read(text.slice(start, end)))
  return sentences.reduce((most, _, at) => Math.max(most, shareIn(sentences.slice(at, at + 2), shares)), 0)
}

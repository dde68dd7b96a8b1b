import { kindOfHeading } from '#citations/prose/headings'
import { isOfAnotherCourt as isByAnotherCourt, isPartySpeech } from '#citations/prose/voices'
import type { Sentence } from './read-sentences.ts'

const CITES = /\[\d{4}\]|\(\d{4}\)\s*(?:e?KLR|\d)|\be?KLR\b|\s-?vs?\.?-?\s|\(supra\)|\bIn (?:the )?case of\b|\bIn re\b/i

/** Whether a sentence reports what a party or a witness says. */
export const isOfParty = ({ text }: Sentence): boolean => isPartySpeech(text)

/** Whether a sentence reports what another court, or the court below, says. */
export const isOfAnotherCourt = ({ text }: Sentence): boolean => isByAnotherCourt(text)

/** Whether a sentence leans on an authority or has quoted words in it. */
export const leansOnOthers = ({ text }: Sentence): boolean => CITES.test(text) || /[“"][^”"]{40,}/.test(text)

/** Whether the court has not begun to decide under this heading: it tells the matter, or hears the parties. */
export const isPartiesHeading = (heading: string): boolean => ['parties', 'papers', 'opening'].includes(kindOfHeading(heading) ?? '')

/** Whether the court decides under this heading. */
export const isCourtHeading = (heading: string): boolean => kindOfHeading(heading) === 'decision'

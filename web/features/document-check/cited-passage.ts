import { numbersOf } from '#citations/pinpoints'
import { maxSelectionLength } from '#contract/annotations'
import type { CitedCase } from '#contract/citations'
import type { CheckedCitation, CheckedQuote } from '#contract/document-check'
import { writePinpoint } from '#contract/pinpoint'
import { divideTitle } from '../../ui/case-name.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'

const caseOf = ({ id, title, citation }: CitedCase) => ({
  caseId: id,
  name: divideTitle(title, { caseNumber: null, citation }).parties || title,
})
const pinpointOf = (number: string | null) => (number === null ? null : writePinpoint({ unit: 'paragraph', from: number, to: number }))

/** What a document cites, as one cites it oneself: at the paragraph that it names, else the case as a whole. */
export function citedAt(cited: CitedCase, { pinpoint }: Pick<CheckedCitation, 'pinpoint'>): PassageToCite {
  const [named] = pinpoint?.unit === 'paragraph' ? numbersOf(pinpoint.text) : []
  const number = named?.toString()
  return { ...caseOf(cited), paragraph: null, ...(number !== undefined && { number }), pinpoint: pinpointOf(number ?? null) }
}

/** The words that a document quotes, as they stand in the case; all of the paragraph where they do not stand there so. */
export const quotedAt = (cited: CitedCase, { paragraph, number, words }: NonNullable<CheckedQuote['place']>): PassageToCite => ({
  ...caseOf(cited),
  paragraph,
  ...(words !== undefined && words.length <= maxSelectionLength && { words }),
  pinpoint: pinpointOf(number),
})

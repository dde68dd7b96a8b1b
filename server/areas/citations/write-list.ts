import { processText } from '#contract/citations'
import { writeAnswer } from '../../http/written.ts'
import { type LookedUp, listCitations } from './listing.ts'

/** The list of what a text cites as the answer of its call. */
export const writeList = ({ found, lookedUp, ...rest }: LookedUp): Uint8Array =>
  writeAnswer(processText.response, { citations: listCitations(rest), found, looked_up: lookedUp })

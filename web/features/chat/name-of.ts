import type { ChatReference } from '#contract/chat'
import { divideTitle } from '../../ui/case-name.ts'

/** A case by its parties, since its citation and number stand beside it; a provision by its title. */
export const nameOf = ({ title, citation }: Pick<ChatReference, 'title' | 'citation'>): string =>
  divideTitle(title, { caseNumber: null, citation }).parties || title

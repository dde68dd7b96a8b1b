import { memorandumWords } from '#contract/reasons/memorandum-words'

/** What stands in a research memorandum beside what was answered. */
export const memorandum = memorandumWords

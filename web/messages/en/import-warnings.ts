import { warningWords } from '#contract/reasons/warning-words'

/** What an import was unsure of, beside a case. */
export const importWarnings = warningWords

import { recordWords } from '#contract/reasons/citation-words'

/** What is said of a record of an imported list of citations. */
export const recordReasons = recordWords

import { importWords } from '#contract/reasons/import-words'

/** What is said of a file that was added; the report of a command says the same in English. */
export const importReasons = importWords

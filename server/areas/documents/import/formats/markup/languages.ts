/** ISO 639-2 codes of Akoma Ntoso → the two letters that the library uses. */
const twoLetters: Readonly<Record<string, string>> = { eng: 'en', swa: 'sw', fre: 'fr', fra: 'fr', afr: 'af', por: 'pt' }

/** The language that a document states, in two letters where it has them. */
export const languageOf = (code: string | undefined): string | undefined =>
  code ? (twoLetters[code.toLowerCase()] ?? code.toLowerCase()) : undefined

/** The site on which the courts of Kenya publish their judgments. */
export const kenyaLaw = 'https://new.kenyalaw.org'

/** Where Kenya Law is asked for words: a citation, or a case's name. */
export const publicSearchFor = (words: string): string => `${kenyaLaw}/search/?q=${encodeURIComponent(words.replace(/\s+/g, ' ').trim())}`

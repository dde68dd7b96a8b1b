/** A word that was cut out of a text, in memory of its own: V8 keeps the whole text for as long as a longer word of it. */
export const ownCopy = (word: string): string => Buffer.from(word).toString()

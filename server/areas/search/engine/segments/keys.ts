/*
 * How words are called in the dictionary of a segment. A word as it is written is called as it is, with every place where it stands; words
 * have letters and digits alone, so that what begins with a control sign is none.
 */
export const ofStem = (stem: string) => `\u0001${stem}`
/** The stem where it stands in a heading. */
export const ofHeading = (stem: string) => `\u0002${stem}`
/** With this byte begin the keys of the lists of what begins where. */
export const firstOfStarts = 3
/** Where the sentences of a document begin, lines of the heading among them. */
export const sentenceStarts = '\u0003s'
/** The same of paragraphs. */
export const paragraphStarts = '\u0003p'
/** Where the paragraphs begin of which it is clear who speaks in them. */
export const ofSpeaker = (speaker: string) => `\u0003v${speaker}`

export const isWord = (key: string) => key > '\u0003\uffff'

/** Free places between heading and body: wider than any distance that can be asked for. */
export const gap = 300

// control characters, halves of characters of two halves, and what is no character
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** Text without what the XML of a Word or Excel file cannot hold: with it, neither program opens the file. */
export const writableText = (text: string): string => text.replace(unwritable, '')

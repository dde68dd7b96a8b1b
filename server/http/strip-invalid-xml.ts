// control characters, unpaired surrogates, noncharacters: "\u0007", "\ud83d", "\ufffe"
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** Text without what the XML of a Word or Excel file cannot hold: with it, neither program opens the file. */
export const stripInvalidXml = (text: string): string => text.replace(unwritable, '')

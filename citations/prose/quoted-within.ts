/** Words that are quoted, with the quotation marks within them single: “He said ‘no’” ends in two different marks, never in the same one twice. */
export const quotedWithin = (quote: string): string =>
  quote
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/(^|[\s([—])"/g, '$1‘')
    .replaceAll('"', '’')

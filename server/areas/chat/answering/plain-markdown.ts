/** Words that show in Markdown as they stand, on one line. */
export const plainMarkdown = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')

/** Whether two texts have the same words, however they are printed: quotation marks, dashes, ligatures and spaces tell nothing. */
export const readsSame = (one: string, other: string): boolean => one === other || plain(one) === plain(other)

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b]/g, '')
    .replaceAll(/[‘’‚‛′`´]/g, "'")
    .replaceAll(/[“”„‟″]|''/g, '"')
    .replaceAll(/\s*[-‐‑‒–—―−]\s*/g, '-')
    .replaceAll(/\s+(?=[,.;:)])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

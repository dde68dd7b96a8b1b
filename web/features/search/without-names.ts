const operator = /^(AND|OR|NOT)$/

/**
 * What a query asks beside the judgments that it names: empty where it asks nothing else; null where what is left is no plain words, since
 * signs without what they joined would say something else.
 */
export function withoutNames(query: string, names: readonly string[]): string | null {
  const words = names
    .reduce((left, name) => left.replace(name, ' '), query)
    .split(/\s+/)
    .filter((word) => word !== '')
  const isPlain = words.every((word) => /^[\p{L}\p{N}'’-]+$/u.test(word) && !word.startsWith('-') && !operator.test(word))
  return isPlain ? words.join(' ') : null
}

const accents = new Map(Array.from('aceginorsuyACEGINORSUY', (letter, at) => [letter, Array.from('áçéĝíñóŕšúýÁÇÉĜÍÑÓŔŠÚÝ')[at]!]))

/** Words as a language in which every letter may be another and all is 40% longer: "⟦Šéáŕçh~~~⟧" of "Search". */
function pseudoLocalise(words: string): string {
  if (!/\p{L}/u.test(words)) return words
  const accented = Array.from(words, (letter) => accents.get(letter) ?? letter).join('')
  return `⟦${accented}${'~'.repeat(Math.ceil(words.length * 0.4))}⟧`
}

/** All words of an area, pseudo-localised: also those that a function or a list of them gives. */
export function pseudoWords<Words>(words: Words): Words {
  const localise = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoLocalise(value)
    if (typeof value === 'function') return (...given: unknown[]) => localise(value(...given))
    if (Array.isArray(value)) return value.map(localise)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, localise(one)]))
  }
  return localise(words) as Words
}

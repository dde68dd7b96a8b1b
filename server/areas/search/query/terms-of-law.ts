import { listOf, readWords } from '../../../tables-of-words.ts'
import { kiswahiliNouns } from './kiswahili.ts'

/**
 * The language of Kenyan law, written for this project from how judgments and Acts speak and from the words that people bring to an advocate. A row
 * is one thing: a term, what else says it (both ways), and the Kiswahili for it (which finds the English, never the other way round); a term alone has
 * no other words worth looking for and counts as one thing where it stands whole. Words of one term mean it together, standing one behind another.
 */
const terms = readWords(new URL('../data/terms-of-law.tsv', import.meta.url))

/** From each word or group of words to the others of its meaning, both ways; from Kiswahili to English only. */
export const meanings: ReadonlyMap<string, readonly string[]> = readMeant()

function readMeant() {
  const all = new Map<string, string[]>()
  const add = (word: string, others: string[]) => all.set(word, [...new Set([...(all.get(word) ?? []), ...others])])
  for (const [term = '', others, kiswahili] of terms) {
    const english = listOf(others)
    if (english.length > 0 || kiswahili !== undefined) add(term, english)
    for (const other of english) add(other, [term])
    for (const word of listOf(kiswahili)) add(word, [term, ...english.slice(0, 2)])
  }
  for (const { said, english } of kiswahiliNouns) for (const word of said) add(word, english)
  return all
}

/** What is said in Kiswahili: its English is the thing itself, not only like it. */
export const saidInKiswahili: ReadonlySet<string> = new Set([
  ...terms.flatMap(([, , kiswahili]) => listOf(kiswahili)),
  ...kiswahiliNouns.flatMap(({ said }) => said),
])

/** Every term, whatever its language. */
export const termsOfLaw: readonly string[] = [...new Set([...meanings.keys(), ...terms.map(([term = '']) => term)])]

import type { Words } from './en/words.ts'

/** The languages beside English: a folder here that exports the `words` of all areas from its `words.ts` is one, with no more ado. */
const others = import.meta.glob<{ words: Words }>(['./*/words.ts', '!./en/words.ts'])

const folderOf = (language: string) => `./${language}/words.ts`
const hasWords = (asked: string) => asked === 'en' || folderOf(asked) in others

/** The first of the languages that the browser asks for and that there are words in; English where there is none. */
export const language = navigator.languages.map((asked) => asked.split('-')[0]!.toLowerCase()).find(hasWords) ?? 'en'

let words: Words | null = null

/** Resolves once the words of the chosen language are there. English needs no waiting: its words come with the screens that show them. */
export async function loadLanguage(): Promise<Words | null> {
  words ??= (await others[folderOf(language)]?.())?.words ?? null
  return words
}

/** The words of an area in the chosen language, for what stands outside the screens: calls, dates, what is shown before the program. */
export const wordsOf = <A extends keyof Words>(area: A, english: Words[A]): Words[A] => words?.[area] ?? english

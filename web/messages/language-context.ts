import { createContext, useContext } from 'react'
import type { Words } from './en/words.ts'

const LanguageContext = createContext<Words | null>(null)

/** Gives all screens the words of a language; null for English, whose words come with the screens that show them. */
export const LanguageProvider = LanguageContext.Provider

/** The hook that reads the words of an area in the language of the screens. */
export const hookOf = <A extends keyof Words>(area: A, english: Words[A]) =>
  function useWords(): Words[A] {
    return useContext(LanguageContext)?.[area] ?? english
  }

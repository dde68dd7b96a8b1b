import { createContext, useContext } from 'react'
import { cases } from './en/cases.ts'
import { problems } from './en/problems.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'

/**
 * The words of the first screens, by area; they load with every visit, so those of other areas stand in files of their own beside this
 * one, as `library.ts` does. Another language is another object of this shape, given to `MessagesContext`.
 */
export const english = { cases, problems, search, shell }
export type Messages = typeof english

export const MessagesContext = createContext<Messages>(english)

/** The words of the chosen language. */
export const useMessages = (): Messages => useContext(MessagesContext)

import { createContext, useContext } from 'react'
import { accounts } from './en/accounts.ts'
import { cases } from './en/cases.ts'
import { library } from './en/library.ts'
import { problems } from './en/problems.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'

/** Every word that a user sees, by area. Another language is another object of this shape, given to `MessagesContext`. */
export const english = { accounts, cases, library, problems, search, shell }
export type Messages = typeof english

export const MessagesContext = createContext<Messages>(english)

/** The words of the chosen language. */
export const useMessages = (): Messages => useContext(MessagesContext)

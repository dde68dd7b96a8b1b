import { createContext, useContext } from 'react'
import { browsing } from './en/browsing.ts'

const BrowsingMessages = createContext(browsing)

/** The words of what the case browser loads after its first results, and of judges, courts and coverage. */
export const useBrowsingMessages = () => useContext(BrowsingMessages)

import { createContext, useContext } from 'react'

/** Where a screen that searches by itself puts its box: the place of the top bar's own. Null where the bar has no room. */
export const PageSearchContext = createContext<HTMLElement | null>(null)

export const usePageSearch = (): HTMLElement | null => useContext(PageSearchContext)

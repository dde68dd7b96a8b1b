import { createContext, useContext } from 'react'
import { citations } from './en/citations.ts'

const CitationMessages = createContext(citations)

/** The words of the citations manager, which load with its screen. */
export const useCitationMessages = () => useContext(CitationMessages)

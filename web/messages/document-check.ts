import { createContext, useContext } from 'react'
import { documentCheck } from './en/document-check.ts'

const DocumentCheckMessages = createContext(documentCheck)

/** The words of checking a document, which load with its screen. */
export const useDocumentCheckMessages = () => useContext(DocumentCheckMessages)

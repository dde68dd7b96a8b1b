import { createContext, useContext } from 'react'
import { library } from './en/library.ts'

const LibraryMessages = createContext(library)

/** The words of the private library, which load with its screens. */
export const useLibraryMessages = () => useContext(LibraryMessages)

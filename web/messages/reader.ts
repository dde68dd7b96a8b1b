import { createContext, useContext } from 'react'
import { reader } from './en/reader.ts'

export type ReaderMessages = typeof reader

const ReaderMessagesContext = createContext(reader)

/** The words of the open judgment, which load with its screen. */
export const useReaderMessages = (): ReaderMessages => useContext(ReaderMessagesContext)

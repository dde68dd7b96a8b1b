import { createContext, useContext } from 'react'
import { courts } from './en/courts.ts'

const CourtMessages = createContext(courts)

/** The words of courts, judges and what the library holds of them. */
export const useCourtMessages = () => useContext(CourtMessages)

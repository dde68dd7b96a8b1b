import { createContext, useContext } from 'react'
import { comparing } from './en/comparing.ts'

const ComparingMessages = createContext(comparing)

/** The words of the comparison of cases, which load with its screen. */
export const useComparingMessages = () => useContext(ComparingMessages)

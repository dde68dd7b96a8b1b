import { createContext, useContext } from 'react'
import { citator } from './en/citator.ts'

const CitatorMessages = createContext(citator)

/** The words of the citator, which load with its tabs. */
export const useCitatorMessages = () => useContext(CitatorMessages)

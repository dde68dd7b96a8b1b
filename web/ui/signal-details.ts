import { createContext, type ReactNode } from 'react'

/** Shows what the signal of a case rests on, where it is only named: given by the program, asked for when a reader opens it. */
export const SignalDetails = createContext<(caseId: string) => ReactNode>(() => null)

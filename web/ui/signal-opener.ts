import { type ReactNode, createContext } from 'react'
import type { SignalButtonProps } from './SignalButton.tsx'

/** Draws the button that a signal in a list becomes: the application gives it, since shared components know no feature. */
export const SignalOpener = createContext<((props: Omit<SignalButtonProps, 'children'>) => ReactNode) | null>(null)

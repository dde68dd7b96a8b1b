import { Suspense, use } from 'react'
import type { SignalButtonProps } from './SignalButton.tsx'
import { SignalTag } from './SignalTag.tsx'
import { SignalOpener } from './signal-opener.ts'

/** The signal of a case in a list: there at once, and soon a button, of the same size, that shows what it rests on. */
export function SignalMark(props: Omit<SignalButtonProps, 'children'>) {
  const openerOf = use(SignalOpener)
  const tag = <SignalTag signal={props.signal} isOpened />
  return openerOf ? <Suspense fallback={tag}>{openerOf(props)}</Suspense> : tag
}

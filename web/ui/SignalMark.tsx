import { Suspense } from 'react'
import type { SignalButtonProps } from './SignalButton.tsx'
import { arrowRoom, SignalTag } from './SignalTag.tsx'
import { lazyPart } from './lazy-part.ts'

const SignalButton = lazyPart(async () => (await import('./SignalButton.tsx')).SignalButton)

/** The signal of a case in a list: there at once, and soon a button, of the same size, that shows what it rests on. */
export function SignalMark(props: SignalButtonProps) {
  return (
    <Suspense fallback={<SignalTag signal={props.signal} room={arrowRoom} />}>
      <SignalButton {...props} />
    </Suspense>
  )
}

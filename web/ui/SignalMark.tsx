import { Suspense } from 'react'
import type { SignalButtonProps } from './SignalButton.tsx'
import { arrowRoom, SignalTag } from './SignalTag.tsx'
import { lazyPart } from './lazy-part.ts'

const SignalWithDetails = lazyPart(async () => (await import('../app/SignalWithDetails.tsx')).SignalWithDetails)

/** The signal of a case in a list: there at once, and soon a button, of the same size, that shows what it rests on. */
export function SignalMark(props: Omit<SignalButtonProps, 'children'>) {
  return (
    <Suspense fallback={<SignalTag signal={props.signal} room={arrowRoom} />}>
      <SignalWithDetails {...props} />
    </Suspense>
  )
}

import { lazyPart } from '../ui/lazy-part.ts'
import { SignalButton, type SignalButtonProps } from '../ui/SignalButton.tsx'

const StandingDetails = lazyPart(async () => (await import('../features/citator/StandingDetails.tsx')).StandingDetails)

/** The button of a signal with what the citator says of it: here, since shared components know no feature. */
export function SignalWithDetails(props: Omit<SignalButtonProps, 'children'>) {
  return (
    <SignalButton {...props}>
      <StandingDetails caseId={props.caseId} />
    </SignalButton>
  )
}

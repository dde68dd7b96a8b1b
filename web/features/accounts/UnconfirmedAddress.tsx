import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from './session-context.tsx'

/** What mail does not say while its address is not confirmed, beside what asks for mail; nothing for one that is. */
export function UnconfirmedAddress() {
  const { account } = useMessages().shell
  const { user } = useSession().state
  if (!user || user.verified) return null
  return (
    <Notice severity="warning" action={<TextLink to="/activate">{account.confirm}</TextLink>}>
      {account.unconfirmed}
    </Notice>
  )
}

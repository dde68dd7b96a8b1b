import { getProfile } from '#contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useMessages } from '../messages/messages.ts'
import { Notice } from './Notice.tsx'
import { TextLink } from './TextLink.tsx'

/** What mail does not say while its address is not confirmed, beside what asks for mail; nothing for one that is. */
export function UnconfirmedAddress() {
  const { account } = useMessages().shell
  const { data: user } = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => call(getProfile, {}, { signal }) })
  if (!user || user.verified) return null
  return (
    <Notice severity="warning" action={<TextLink to="/activate">{account.confirm}</TextLink>}>
      {account.unconfirmed}
    </Notice>
  )
}

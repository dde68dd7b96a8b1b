import type { AuditPerson } from '#contract/administration'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** Somebody in the log: a link to what else it says of the account, or the number that is left of one. */
export function Person({ of: { number, account } }: { of: AuditPerson }) {
  const words = useAdministrationMessages()
  if (!account) return words.person(number)
  return <TextLink to={`/admin?tab=log&account=${account.id}`}>{account.name || account.email}</TextLink>
}

import { roles } from '#contract/accounts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Choice } from '../../ui/Choice.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { AccountRow } from './AccountRow.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Filters, Part, Sought } from './Part.tsx'
import { type AccountsFilter, accounts } from './queries.ts'

/** Everybody who has an account, and what an administrator may do with it. `userId` is the administrator; `hasPlans` where plans are charged for. */
export function AccountsPart({ userId, hasPlans }: { userId: string; hasPlans: boolean }) {
  const words = useAdministrationMessages()
  const { accounts: own } = words
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<AccountsFilter['role']>('')
  const [locked, setLocked] = useState<AccountsFilter['locked']>('')
  const query = useInfiniteQuery(accounts({ query: useDebounced(typed, 250), role, locked }))
  return (
    <Part title={own.title}>
      <Filters>
        <Sought label={own.search} typed={typed} onType={setTyped} />
        <Choice label={own.role} value={role} onChange={(value) => setRole(value as AccountsFilter['role'])}>
          <option value="">{words.any}</option>
          {roles.map((one) => (
            <option key={one} value={one}>
              {words.roles[one]}
            </option>
          ))}
        </Choice>
        <Choice label={own.state} value={locked} onChange={(value) => setLocked(value as AccountsFilter['locked'])}>
          <option value="">{words.any}</option>
          <option value="no">{own.open}</option>
          <option value="yes">{own.locked}</option>
        </Choice>
      </Filters>
      <PagedList query={query} label={own.title} none={own.none} count={own.count}>
        {(account) => <AccountRow key={account.id} account={account} isOwn={account.id === userId} hasPlans={hasPlans} />}
      </PagedList>
    </Part>
  )
}

import type { Role } from '#contract/accounts'
import { type OverseenAccount, endAccountSessions, lockAccount, setAccountRole, unlockAccount } from '#contract/overseen-accounts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useToast } from '../../ui/toast.tsx'

/** What can be done with an account. Each says that it is done, and how to undo it where it can be. */
export function useAccountActions({ id, name, email, role: before }: OverseenAccount) {
  const words = useAdministrationMessages()
  const { accounts: own } = words
  const queryClient = useQueryClient()
  const showToast = useToast()
  const called = name || email
  const params = { id }
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['administration'] })
  const tell = (error: unknown) => showToast((error as Error).message, { severity: 'error' })

  async function give(role: Role) {
    await call(setAccountRole, { params, body: { role } })
    await lookAgain()
    showToast(own.roleChanged(called, words.roles[role]), { severity: 'success' })
  }

  const unlock = () =>
    void call(unlockAccount, { params })
      .then(lookAgain)
      .then(() => showToast(own.unlockedNow(called), { severity: 'success' }), tell)

  return {
    unlock,

    async setRole(role: Role) {
      await call(setAccountRole, { params, body: { role } })
      await lookAgain()
      const undo = { label: own.undo, run: () => void give(before).catch(tell) }
      showToast(own.roleChanged(called, words.roles[role]), { severity: 'success', action: undo })
    },

    async lock() {
      await call(lockAccount, { params })
      await lookAgain()
      showToast(own.lockedNow(called), { severity: 'success', action: { label: own.undo, run: unlock } })
    },

    async endSessions() {
      await call(endAccountSessions, { params })
      await lookAgain()
      showToast(own.endedNow(called), { severity: 'success' })
    },
  }
}

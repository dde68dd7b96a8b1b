import { activateAccount } from '#contract/accounts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import type { Severity } from '../../ui/toast-store.ts'
import { describeAuthError } from './form-rules.ts'

export interface Activation {
  severity: Severity
  text: string
  done: boolean
}

/** Each token is used once, however often the screen renders. */
const asked = new Map<string, Promise<{ email: string }>>()
function activate(token: string) {
  const asking = asked.get(token) ?? call(activateAccount, { body: { token } })
  asked.set(token, asking)
  return asking
}

/** Confirms the address of an activation link (`?activate=TOKEN`) and says how it went; null without such a link. */
export function useActivation(): Activation | null {
  const [search, setSearch] = useSearchParams()
  const [token] = useState(() => search.get('activate'))
  const words = useAccountMessages()
  const { login } = words.accounts
  const [activation, setActivation] = useState<Activation | null>(token ? { severity: 'info', text: login.activating, done: false } : null)

  useEffect(() => {
    if (!token) return
    let isCurrent = true
    const finish = (severity: Severity, text: string) => isCurrent && setActivation({ severity, text, done: true })
    activate(token).then(
      ({ email }) => finish('success', login.activated(email)),
      (error: unknown) => finish('error', login.activationFailed(describeAuthError(error, words))),
    )
    return () => {
      isCurrent = false
    }
  }, [token, words, login])

  const inAddress = search.has('activate')
  useEffect(() => {
    if (!inAddress) return
    // A reload must not use the token a second time and report a failure.
    setSearch((params) => (params.delete('activate'), params), { replace: true })
  }, [inAddress, setSearch])

  return activation
}

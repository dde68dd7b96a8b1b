import { useMemo } from 'react'
import { accounts } from './en/accounts.ts'
import { hookOf } from './language-context.ts'
import { type Messages, useMessages } from './messages.ts'

const useWords = hookOf('accounts', accounts)

export interface AccountWords extends Pick<Messages, 'problems' | 'shell'> {
  accounts: typeof accounts
}

/** The words of signing up and logging in: a visitor's screens alone load them. */
export function useAccountMessages(): AccountWords {
  const words = useWords()
  const { problems, shell } = useMessages()
  return useMemo(() => ({ accounts: words, problems, shell }), [words, problems, shell])
}

import type { ChatReference } from '#contract/chat'
import { useCallback, useState } from 'react'

/** What its reader chose, for one chat at one width. */
interface Choice {
  isShown: boolean
  reference: ChatReference | null
  chatId: string | null
  wide: boolean
}

/**
 * Whether what the answers rest on is shown, and which passage of it. Until its reader chooses, a wide screen shows it as soon as there is
 * something; where the screen becomes narrow, or another chat is opened, that begins anew.
 */
export function useReferencesPanel(hasReferences: boolean, wide: boolean, chatId: string | null) {
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choice = chosen?.chatId === chatId && chosen.wide === wide ? chosen : null
  const choose = useCallback(
    (isShown: boolean, reference: ChatReference | null) => setChosen({ isShown, reference, chatId, wide }),
    [chatId, wide],
  )
  const openReference = useCallback((next: ChatReference) => choose(true, next), [choose])
  const openAll = useCallback(() => choose(true, null), [choose])
  const isShown = choice?.isShown ?? (wide && hasReferences)
  return {
    isShown,
    reference: choice?.reference ?? null,
    openReference,
    openAll,
    show: (reference: ChatReference | null) => choose(true, reference),
    close: () => choose(false, null),
    toggle: () => (isShown ? choose(false, null) : openAll()),
  }
}

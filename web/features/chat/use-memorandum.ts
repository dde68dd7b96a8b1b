import { type Memorandum, draftMemorandum } from '#contract/chat-memorandum'
import type { CheckProgress } from '#contract/document-check'
import { useEffect, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { stream } from '../../api/stream.ts'

type Drafting =
  | { at: 'drafting'; progress: CheckProgress | null }
  | { at: 'done'; memorandum: Memorandum }
  /** `words` is what the server says of it; null where it says nothing. */
  | { at: 'failed'; words: string | null }

/** Drafts the memorandum of a chat, and tells how far it has come. */
export function useMemorandum(chatId: string): Drafting {
  const [drafting, setDrafting] = useState<Drafting>({ at: 'drafting', progress: null })
  useEffect(() => {
    const own = new AbortController()
    const { signal } = own
    const progress = (told: CheckProgress) => {
      if (!signal.aborted) setDrafting({ at: 'drafting', progress: told })
    }
    async function draft() {
      try {
        const memorandum = await stream<typeof draftMemorandum>(draftMemorandum, { params: { id: chatId } }, { signal, on: { progress } })
        if (!signal.aborted) setDrafting({ at: 'done', memorandum })
      } catch (error) {
        if (!signal.aborted) setDrafting({ at: 'failed', words: error instanceof CallError && error.worded ? error.message : null })
      }
    }
    void draft()
    return () => own.abort()
  }, [chatId])
  return drafting
}

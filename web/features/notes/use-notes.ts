import type { AddedQuote, NoteInBrief } from '#contract/notes'
import { CallError } from '../../api/call-error.ts'
import { useNoteMessages } from '../../messages/notes.ts'
import { useToast } from '../../ui/toast.tsx'
import { type NewNote, useNoteCalls } from './queries.ts'

/** What failed, with the reason where there is one in words. */
export function useFailureWords() {
  const { failure } = useNoteMessages()
  return (what: string, error: unknown) =>
    error instanceof CallError && (error.worded || error.kind !== 'answer') ? failure.because(what, error.message) : what
}

type Brief = Pick<NoteInBrief, 'id' | 'title'>

/** What is done to notes as wholes, and what is said of it. Each resolves to what it gave, or to null when it failed. */
export function useNotes() {
  const { toasts, failure } = useNoteMessages()
  const calls = useNoteCalls()
  const showToast = useToast()
  const wordsOf = useFailureWords()

  async function attempt<A>(work: Promise<A>, failed: string, about: string): Promise<{ done: A } | null> {
    try {
      return { done: await work }
    } catch (error) {
      showToast(wordsOf(failed, error), { severity: 'error', about })
      return null
    }
  }

  return {
    create: async (note: NewNote) => (await attempt(calls.create(note), failure.create, 'note'))?.done ?? null,

    quote: async ({ id }: Brief, quote: AddedQuote) => (await attempt(calls.quote(id, quote), failure.quote, 'note'))?.done ?? null,

    async duplicate({ id }: Brief) {
      const copy = await attempt(calls.duplicate(id), failure.duplicate, `note:${id}`)
      if (copy) showToast(toasts.duplicated, { severity: 'success', about: `note:${id}` })
      return copy?.done ?? null
    },

    async move({ id }: Brief, folder: { id: string; name: string } | null) {
      const moved = await attempt(calls.move(id, folder?.id ?? null), failure.move, `note:${id}`)
      if (moved) showToast(toasts.moved(folder?.name ?? null), { severity: 'success', about: `note:${id}` })
      return moved !== null
    },

    async delete({ id }: Brief) {
      const about = `note:${id}`
      if (!(await attempt(calls.delete(id), failure.delete, about))) return false
      const undo = async () => {
        if (await attempt(calls.restore(id), failure.restore, about)) showToast(toasts.restored, { severity: 'success', about })
      }
      showToast(toasts.deleted, { severity: 'success', about, action: { label: toasts.undo, run: () => void undo() } })
      return true
    },
  }
}

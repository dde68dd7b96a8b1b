import { useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useChatMessages } from '../../messages/chat.ts'
import { useToast } from '../../ui/toast.tsx'
import { type ChatChange, type ChatExport, useChatCalls } from './queries.ts'

/** What is done with chats as wholes, each told when it is done and when it fails. Each resolves to whether it was done. */
export function useChats() {
  const { toasts } = useChatMessages()
  const calls = useChatCalls()
  const showToast = useToast()
  const navigate = useNavigate()

  async function attempt<A>(work: Promise<A>, failed: string, about: string): Promise<{ done: A } | null> {
    try {
      return { done: await work }
    } catch (error) {
      const reason = error instanceof CallError && error.worded ? `: ${error.message}` : ''
      showToast(`${failed}${reason}`, { severity: 'error', about })
      return null
    }
  }

  return {
    async save(id: string, change: ChatChange): Promise<boolean> {
      if (!(await attempt(calls.update(id, change), toasts.saveFailed, `chat:${id}`))) return false
      showToast(toasts.saved, { severity: 'success', about: `chat:${id}` })
      return true
    },

    async delete(id: string, onRestored?: () => void): Promise<boolean> {
      const about = `chat:${id}`
      if (!(await attempt(calls.delete(id), toasts.deleteFailed, about))) return false
      const undo = async () => {
        if (!(await attempt(calls.restore(id), toasts.restoreFailed, about))) return
        showToast(toasts.restored, { severity: 'success', about })
        onRestored?.()
      }
      showToast(toasts.deleted, { severity: 'success', about, action: { label: toasts.undo, run: () => void undo() } })
      return true
    },

    async export(id: string, asked: ChatExport): Promise<void> {
      await attempt(calls.export(id, asked), toasts.exportFailed, `chat-export:${id}`)
    },

    async saveNote(title: string, content: string, projectId: string | null): Promise<void> {
      const note = await attempt(calls.saveNote(title, content, projectId), toasts.noteFailed, 'chat-note')
      if (!note) return
      showToast(toasts.noteSaved, {
        severity: 'success',
        about: 'chat-note',
        action: { label: toasts.open, run: () => void navigate(`/research-notes/${encodeURIComponent(note.done.id)}`) },
      })
    },
  }
}

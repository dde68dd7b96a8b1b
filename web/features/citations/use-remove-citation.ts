import { useCitationMessages } from '../../messages/citations.ts'
import { useToast } from '../../ui/toast.tsx'
import { useDeleteCitation, useRestoreCitation } from './queries.ts'

const citationOf = (id: string) => `citation:${id}`

/** Deletes a citation and offers to bring it back. */
export function useRemoveCitation() {
  const { said } = useCitationMessages()
  const showToast = useToast()
  const { mutate: remove } = useDeleteCitation()
  const { mutate: restore } = useRestoreCitation()
  const undo = (id: string) =>
    restore(id, {
      onSuccess: () => showToast(said.restored, { severity: 'success', about: citationOf(id) }),
      onError: ({ message }) => showToast(`${said.notRestored}: ${message}`, { severity: 'error', about: citationOf(id) }),
    })
  return (id: string) =>
    remove(id, {
      onSuccess: () =>
        showToast(said.deleted, { severity: 'success', about: citationOf(id), action: { label: said.undo, run: () => undo(id) } }),
      onError: ({ message }) => showToast(`${said.notDeleted}: ${message}`, { severity: 'error', about: citationOf(id) }),
    })
}

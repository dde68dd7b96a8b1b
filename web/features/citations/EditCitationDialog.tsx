import { useQuery } from '@tanstack/react-query'
import { useCitationMessages } from '../../messages/citations.ts'
import { LoadingDialog } from '../../ui/LoadingDialog.tsx'
import { CitationDialog, type FiledCitation } from './CitationDialog.tsx'
import { oneCitation } from './queries.ts'

interface EditCitationDialogProps {
  id: string
  filed: FiledCitation
  onClose: () => void
}

/** Changes a citation that lies in a project, of which only the id is known. */
export function EditCitationDialog({ id, filed, onClose }: EditCitationDialogProps) {
  const { dialog } = useCitationMessages()
  const { data, error, refetch } = useQuery(oneCitation(id))
  if (data) return <CitationDialog citation={data} filed={filed} onClose={onClose} />
  return <LoadingDialog title={dialog.editTitle} failed={error !== null} onRetry={() => void refetch()} onClose={onClose} />
}

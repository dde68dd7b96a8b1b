import { useQuery } from '@tanstack/react-query'
import { useCitationMessages } from '../../messages/citations.ts'
import { LoadingDialog } from '../../ui/LoadingDialog.tsx'
import { CitationDialog } from './CitationDialog.tsx'
import { oneCitation } from './queries.ts'

/** Changes a citation of which only the id is known. */
export function EditCitationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { dialog } = useCitationMessages()
  const { data, error, refetch } = useQuery(oneCitation(id))
  if (data) return <CitationDialog citation={data} onClose={onClose} />
  return <LoadingDialog title={dialog.editTitle} failed={error !== null} onRetry={() => void refetch()} onClose={onClose} />
}

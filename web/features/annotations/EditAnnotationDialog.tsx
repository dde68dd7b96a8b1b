import Box from '@mui/material/Box'
import type { Annotation } from '#contract/annotations'
import { useQuery } from '@tanstack/react-query'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { LoadingDialog } from '../../ui/LoadingDialog.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { shorten } from './arrange.ts'
import { EditForm } from './EditForm.tsx'
import { markedOf } from './marked.ts'
import { oneAnnotation } from './queries.ts'
import { useEditing } from './use-editing.ts'

/** Changes note and colour of an annotation away from its text. */
export function EditAnnotationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { all } = useAnnotationMessages()
  const { data, error, refetch } = useQuery(oneAnnotation(id))
  if (data) return <Editing annotation={data} onClose={onClose} />
  return <LoadingDialog title={all.edit} failed={error !== null} onRetry={() => void refetch()} onClose={onClose} />
}

function Editing({ annotation, onClose }: { annotation: Annotation; onClose: () => void }) {
  const { all } = useAnnotationMessages()
  const editing = useEditing(markedOf(annotation), annotation, { resumes: true, begins: true, onEnd: onClose })
  return (
    <ModalDialog title={all.edit} onClose={editing.end} width={520}>
      <Box component="blockquote" sx={{ m: 0, mb: 2, overflowWrap: 'anywhere', fontFamily: (theme) => theme.typography.h1.fontFamily }}>
        “{shorten(annotation.text_selection, 300)}”
      </Box>
      <EditForm editing={editing} />
    </ModalDialog>
  )
}

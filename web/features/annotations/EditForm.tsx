import { AnnotationForm } from './AnnotationForm.tsx'
import type { useEditing } from './use-editing.ts'

/** The form of an annotation that is being changed; nothing where none is. */
export function EditForm({ editing: { edit, theirs, write, end, save } }: { editing: ReturnType<typeof useEditing> }) {
  if (!edit) return null
  const { note, color } = edit
  return (
    <AnnotationForm
      note={note}
      color={color}
      theirs={theirs}
      onColor={(chosen) => write({ note, color: chosen })}
      onNote={(written) => write({ note: written, color })}
      onCancel={end}
      onSave={save}
    />
  )
}

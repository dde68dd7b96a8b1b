import type { Annotation, AnnotationColor } from '#contract/annotations'
import { useState } from 'react'
import { type AnnotationEdit, findEdit, forgetEdit, isOvertaken, keepEdit } from './edit-store.ts'
import { useAnnotating } from './use-annotating.ts'

/**
 * Changing the note or colour of an annotation. What is written waits in the tab until it is saved or given up; what another tab or device
 * saved meanwhile is `theirs`, and nothing is saved over it before the reader has seen both.
 */
export function useEditing(caseId: string, annotation: Annotation, { resumes }: { resumes: boolean }) {
  const annotating = useAnnotating(caseId)
  const [edit, setEdit] = useState<AnnotationEdit | null>(() => (resumes ? findEdit(sessionStorage, annotation.id) : null))
  const { id, note, color, updated_at } = annotation
  const theirs = edit && isOvertaken(edit, annotation) ? { note, color } : null

  const end = () => {
    forgetEdit(sessionStorage, id)
    setEdit(null)
  }
  return {
    edit,
    theirs,
    begin: () => setEdit({ from: { note, color, updated_at }, note, color }),
    end,
    write(values: { note: string; color: AnnotationColor }) {
      if (!edit) return
      const next = { ...edit, ...values }
      setEdit(next)
      keepEdit(sessionStorage, id, next)
    },
    /** Resolves to whether it was saved. Who was shown the words of the other saves over them. */
    async save(values: { note: string; color: AnnotationColor }): Promise<boolean> {
      if (!edit) return false
      const saved = await annotating.update(annotation, { ...values, based_on: theirs ? updated_at : edit.from.updated_at })
      if (saved) end()
      return saved
    },
  }
}

import type { Annotation, AnnotationColor } from '#contract/annotations'
import { useState } from 'react'
import { openDraftStore } from '../../api/browser-store.ts'
import { type AnnotationEdit, findEdit, forgetEdit, isOvertaken, keepEdit } from './edit-store.ts'
import { useAnnotating } from './use-annotating.ts'

/**
 * Changing the note or colour of an annotation. What is written waits in the tab until it is saved or given up; what another tab or device
 * saved meanwhile is `theirs`, and nothing is saved over it before the reader has seen both.
 */
export function useEditing(caseId: string, annotation: Annotation, { resumes }: { resumes: boolean }) {
  const annotating = useAnnotating(caseId)
  const [drafts] = useState(openDraftStore)
  const [edit, setEdit] = useState<AnnotationEdit | null>(() => (resumes ? findEdit(drafts, annotation.id) : null))
  const { id, note, color, updated_at } = annotation
  const theirs = edit && isOvertaken(edit, annotation) ? { note, color } : null

  const end = () => {
    forgetEdit(drafts, id)
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
      keepEdit(drafts, id, next)
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

import type { Annotation, AnnotationColor } from '#contract/annotations'
import { useState } from 'react'
import { openDraftStore } from '../../api/browser-store.ts'
import { type AnnotationEdit, findEdit, forgetEdit, isOvertaken, keepEdit } from './edit-store.ts'
import type { Marked } from './marked.ts'
import { useAnnotating } from './use-annotating.ts'

interface EditingOptions {
  /** Whether what waits in the tab is taken up again. */
  resumes: boolean
  /** Whether it begins at once. */
  begins?: boolean
  onEnd?: () => void
}

/**
 * Changing the note or colour of an annotation. What is written waits in the tab until it is saved or given up; what another tab or device
 * saved meanwhile is `theirs`, and nothing is saved over it before the reader has seen both.
 */
export function useEditing(marked: Marked, annotation: Annotation, { resumes, begins = false, onEnd }: EditingOptions) {
  const annotating = useAnnotating(marked)
  const [drafts] = useState(openDraftStore)
  const { id, note, color, updated_at } = annotation
  const fresh = { from: { note, color, updated_at }, note, color }
  const [edit, setEdit] = useState<AnnotationEdit | null>(() => (resumes ? findEdit(drafts, id) : null) ?? (begins ? fresh : null))
  const theirs = edit && isOvertaken(edit, annotation) ? { note, color } : null

  const end = () => {
    forgetEdit(drafts, id)
    setEdit(null)
    onEnd?.()
  }
  return {
    edit,
    theirs,
    begin: () => setEdit(fresh),
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

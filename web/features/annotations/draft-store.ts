import { AnnotationColor } from '#contract/annotations'

const key = 'hukumu_annotation_draft'

/** An annotation that could not be saved because nobody was signed in; it waits for the reader to come back. */
export interface AnnotationDraft {
  caseId: string
  start: number
  end: number
  note: string
  color: AnnotationColor
}

export const keepDraft = (store: Storage, draft: AnnotationDraft) => store.setItem(key, JSON.stringify(draft))

/** The draft of a case, which is then forgotten; null where there is none, or none that can be read. */
export function takeDraft(store: Storage, caseId: string): AnnotationDraft | null {
  const draft = readDraft(store.getItem(key))
  if (draft?.caseId !== caseId) return null
  store.removeItem(key)
  return draft
}

function readDraft(kept: string | null): AnnotationDraft | null {
  try {
    const draft = JSON.parse(kept ?? 'null') as AnnotationDraft | null
    const isWhole = draft && Number.isInteger(draft.start) && Number.isInteger(draft.end) && typeof draft.note === 'string'
    return isWhole && AnnotationColor.safeParse(draft.color).success ? draft : null
  } catch {
    // Not written by this program: as good as nothing.
    return null
  }
}

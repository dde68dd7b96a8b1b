import { AnnotationColor } from '#contract/annotations'
import type { KeyValueStore } from '../../api/tokens.ts'
import type { TextWords } from '../../reader/markable-text.ts'

const key = 'hukumu_annotation_draft'

/** An annotation that is being written; it waits for a reader who left the page, lost the network or was signed out. */
export interface AnnotationDraft {
  /** The text in which it is written, by its key. */
  caseId: string
  start: number
  end: number
  /** The words that are marked. */
  words: string
  note: string
  color: AnnotationColor
}

export const keepDraft = (store: KeyValueStore, draft: AnnotationDraft) => store.setItem(key, JSON.stringify(draft))

/** The draft of a text where its words stand in it: at their place, or where else they stand once; null where there is none. */
export function findDraft(store: KeyValueStore, caseId: string, text: TextWords): AnnotationDraft | null {
  const draft = readDraft(store.getItem(key))
  if (draft?.caseId !== caseId) return null
  const { start, end, words } = draft
  if (text.wordsOf({ start, end }) === words) return draft
  const place = text.find(words)
  return place && { ...draft, ...place }
}

export function forgetDraft(store: KeyValueStore, caseId: string) {
  if (readDraft(store.getItem(key))?.caseId === caseId) store.removeItem(key)
}

function readDraft(stored: string | null): AnnotationDraft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as AnnotationDraft | null
    const isPlaced = draft && Number.isInteger(draft.start) && Number.isInteger(draft.end)
    const isWhole = isPlaced && typeof draft.note === 'string' && typeof draft.words === 'string' && draft.words !== ''
    return isWhole && AnnotationColor.safeParse(draft.color).success ? draft : null
  } catch {
    // Not written by this program: as good as nothing.
    return null
  }
}

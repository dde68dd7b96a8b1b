import { AnnotationColor } from '#contract/annotations'
import type { KeyValueStore } from '../../api/tokens.ts'

const key = 'hukumu_annotation_edits'

/** What an annotation says, and since when. */
interface Written {
  note: string
  color: AnnotationColor
  updated_at: string
}

/** A change of an annotation that is not saved yet: from what it was made, and what is written now. */
export interface AnnotationEdit {
  from: Written
  note: string
  color: AnnotationColor
}

/** Keeps a change for a reader who reloads the page, loses the network or is signed out. */
export function keepEdit(store: KeyValueStore, id: string, edit: AnnotationEdit) {
  store.setItem(key, JSON.stringify({ ...readEdits(store), [id]: edit }))
}

/** The change of an annotation that was begun and not saved; null where there is none. */
export const findEdit = (store: KeyValueStore, id: string): AnnotationEdit | null => readEdits(store)[id] ?? null

export function forgetEdit(store: KeyValueStore, id: string) {
  const { [id]: _forgotten, ...others } = readEdits(store)
  if (Object.keys(others).length === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify(others))
}

/** Whether an annotation says something else than when the change was begun: another tab or device saved it meanwhile. */
export const isOvertaken = ({ from }: AnnotationEdit, present: Written): boolean =>
  present.updated_at !== from.updated_at && (present.note !== from.note || present.color !== from.color)

function readEdits(store: KeyValueStore): Record<string, AnnotationEdit> {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, AnnotationEdit] => isEdit(entry[1])))
  } catch {
    // Not written by this program: as good as nothing.
    return {}
  }
}

function isEdit(value: unknown): value is AnnotationEdit {
  const { from, ...now } = (value ?? {}) as Partial<AnnotationEdit>
  const isWritten = (one: Partial<Written> | undefined) => typeof one?.note === 'string' && AnnotationColor.safeParse(one.color).success
  return isWritten(from) && isWritten(now) && typeof from?.updated_at === 'string'
}

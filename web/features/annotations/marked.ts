/** What passages are marked in: a case, or a text of an Act. */
export interface Marked {
  /** The id of the case or the Act. */
  id: string
  kind: 'case' | 'law'
  /** Of an Act: the day whose text is read; null for the latest. */
  asAt: string | null
}

export const markedCase = (id: string): Marked => ({ id, kind: 'case', asAt: null })

/** That in which an annotation was made, in its latest text. */
export const markedOf = ({
  case_id: id,
  eid,
  marked_as_at: day,
}: {
  case_id: string
  eid: string | null
  marked_as_at: string | null
}): Marked => (eid === null && day === null ? markedCase(id) : { id, kind: 'law', asAt: null })

/** One name for each text. */
export const keyOf = ({ id, asAt }: Marked): string => (asAt === null ? id : `${id}@${asAt}`)

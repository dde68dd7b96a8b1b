import { openedBy } from './opened.ts'

/** A passage of a case that a reader is about to cite. */
export interface PassageToCite {
  caseId: string
  /** The case as the reader knows it. */
  name: string
  /** The id of the paragraph in which it begins. */
  paragraph: number
  /** Its words as they stand in the text, letter by letter; all of the paragraph where they are left out. */
  words?: string
  /** What the reader sees of it, where its words are left out. */
  seen?: string
  /** 'para 12'; null where it is not known, or nothing numbers it. */
  pinpoint: string | null
}

/** The form in which a passage is cited, from wherever one may be read. */
export const citeStore = openedBy<PassageToCite>()

import type { LawNamed } from '#citations/law/name-in-law'
import { openedBy } from './opened.ts'

/** A provision of the law that a reader is about to cite, or a part of it: `ACT~EID`, with the day of the text where it is not the latest. */
export interface ProvisionToCite {
  id: string
  asAt?: string
  law: LawNamed
}

/** A passage of a case, a case as a whole, or a provision of the law, that a reader is about to cite. */
export interface PassageToCite {
  /** Of a provision its Act. */
  caseId: string
  provision?: ProvisionToCite
  /** The case as the reader knows it. */
  name: string
  /** The id of the paragraph in which it begins; null of a case as a whole, and where only the court's own number of it is known. */
  paragraph: number | null
  /** The court's own number of that paragraph, where it has to be looked up in the case. */
  number?: string
  /** Its words as they stand in the text, letter by letter; all of the paragraph where they are left out. */
  words?: string
  /** Whose words it has, where they are not the court's own and that is known. */
  voice?: 'party' | 'prayer' | 'court-below'
  /** 'para 12'; null where it is not known, or nothing numbers it. */
  pinpoint: string | null
}

/** The form in which a passage is cited, from wherever one may be read. */
export const citeStore = openedBy<PassageToCite>()

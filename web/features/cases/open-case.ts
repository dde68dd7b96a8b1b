import type { CaseReference } from '#contract/cases'
import type { ComponentType } from 'react'
import type { CaseRecord } from './read-case.ts'
import type { CaseText, MadeDigests } from './read-text.ts'

/** What is given the case that is open. Within it, `useOpenJudgment()` gives the text on the screen. */
export type CasePart = ComponentType<{ record: CaseRecord }>

/** A tab beside Full Judgment, or a list of the panel beside the text. `name` is unique on the page. */
export interface CaseSection {
  name: string
  label: string
  Content: CasePart
}

/** What other areas put on the case page; kept from render to render. */
export interface CaseSlots {
  /** Above the header: what may be done with the document itself. */
  Above?: CasePart
  /** In the header, beside its menu: buttons such as Bookmark. */
  HeaderActions?: CasePart
  /** More entries of the header's menu (PopoverMenuItem). */
  MenuItems?: CasePart
  /** In the header, under its facts: how later decisions leave the case. */
  Standing?: CasePart
  /** Marks over the text; stands in the positioned box around it. */
  Marks?: CasePart
  /** What appears when text is selected; stands in the same box. */
  SelectionToolbar?: CasePart
  /** Below the fields of Case Information. */
  Information?: CasePart
  /** Lists of the panel beside the text, after Information and Outline. */
  panels?: CaseSection[]
  /** Tabs after Full Judgment and Key Points. */
  tabs?: CaseSection[]
  /** Hears when the pages of a case were downloaded. */
  onDownloaded?: (id: string) => void
}

/** A case that is open: its record, and its text where the library has it. */
export interface OpenCase {
  record: CaseRecord
  text: CaseText | null
  references: CaseReference[]
  made: MadeDigests
}

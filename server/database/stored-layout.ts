import type { Part } from '#contract/cases'

/** A paragraph as stored: [start, end, kind (index in paragraphKinds), court's number, depth, part]. Its id is its place, from 1. */
export type StoredParagraph = [start: number, end: number, kind: number, number: string | null, depth: number, part: number]

/** A page of the source and the UTF-16 position at which it begins. */
export type StoredPage = [page: number, start: number]

export interface StoredLayout {
  parts: Part[]
  paragraphs: StoredParagraph[]
  /** Where pages begin, in their order; absent where the source has none. */
  pages?: StoredPage[]
  /** Who speaks in each paragraph (index in `speakers` of the contract), null where nothing tells; absent in what was imported before this was kept. */
  speakers?: (number | null)[]
}

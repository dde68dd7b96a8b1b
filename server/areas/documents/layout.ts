import { type Page, type Paragraph, paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../../database/stored-layout.ts'

/** The paragraphs of a stored layout; a paragraph's id is its place in the document, from 1. */
export const readParagraphs = ({ paragraphs }: StoredLayout): Paragraph[] =>
  paragraphs.map(([start, end, kind, number, depth, part], index) => ({
    id: index + 1,
    part,
    kind: paragraphKinds[kind]!,
    number,
    depth,
    start,
    end,
  }))

/** Where the pages of its source begin in a text; undefined where it has none. */
export const readPages = ({ pages }: StoredLayout): Page[] | undefined => pages?.map(([page, start]) => ({ page, start }))

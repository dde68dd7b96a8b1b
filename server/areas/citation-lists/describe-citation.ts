import { parseTitle } from '#citations/title'
import type { Case } from '#contract/cases'
import type { CitationStyle } from '#contract/citations'
import type { Citations, WrittenCitation } from '../citations/citations.ts'
import { kindOf, toItem, toldFields } from './exchange/from-citation.ts'
import type { Item } from './exchange/item.ts'
import { kindOfItem } from './exchange/to-text.ts'
import type { SavedFields, SavedPassage } from './storage.ts'

/** What is to be kept: words, the style that they are wanted in, and the record that they came with. */
export interface GivenCitation {
  source: string
  style: CitationStyle
  item: Item | null
}

/** A case as one cites it: its name without number and date, and its citation or, where it has none, its number. */
export function nameAndCitation({ title, citation, case_number: caseNumber }: Pick<Case, 'title' | 'citation' | 'case_number'>): string {
  const { parties } = parseTitle(title)
  return [parties === '' ? title : parties, citation ?? caseNumber].filter((part) => part !== null && part !== '').join(' ')
}

/** What a citation is besides the passage that it may name. */
type Described = Omit<SavedFields, keyof SavedPassage>

/** Citations as they are kept, written in their styles; those that cannot be read keep their words. */
export async function describeCitations(
  citations: Pick<Citations, 'write'>,
  given: readonly GivenCitation[],
): Promise<(Described & { formatted: boolean })[]> {
  const written = await citations.write(given.map(({ source, style }) => ({ text: source, style })))
  return given.map(({ source, style, item }, index) => {
    const one = written[index]!
    if (one) return { source, style, item, ...factsOf(one), text: one.text, italics: one.italics, formatted: true }
    const title = item?.type === 'legal_case' ? (item.title ?? null) : null
    return {
      source,
      style,
      item,
      text: source,
      italics: [],
      kind: item ? kindOfItem(item) : 'other',
      case_title: title,
      case_id: null,
      formatted: false,
    }
  })
}

const factsOf = (one: WrittenCitation) => ({ kind: kindOf(one.citation), case_title: one.case_title, case_id: one.case_id })

/**
 * Kept citations as records for other programs: what the citation tells, over what an imported record said besides. Each carries its words,
 * so that it comes back as it was.
 */
export async function toItems(citations: Pick<Citations, 'write'>, rows: readonly Described[]): Promise<Item[]> {
  const written = await citations.write(rows.map(({ source }) => ({ text: source, style: 'standard' })))
  return rows.map(({ source, item, text }, index) => {
    const one = written[index]!
    const custom = { ...item?.custom, text: source }
    if (!one) return { ...(item ?? { type: 'document', title: text }), custom }
    const told = toItem(one)
    // A record that says more of the same citation than its words do keeps it.
    const kept =
      item === null
        ? {}
        : Object.fromEntries(
            Object.entries(item).filter(([field]) => !toldFields.some((name) => name === field && told[name] !== undefined)),
          )
    return { ...kept, ...told, custom }
  })
}

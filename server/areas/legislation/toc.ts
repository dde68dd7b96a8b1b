import { type TocEntry, tocTypes } from '#contract/legislation-text'

/** A provision of one text; `first` and `last` are paragraphs, from 1, `parent` the place of another in the same list. */
export interface ProvisionRow {
  eid: string
  type: string
  num: string | null
  heading: string | null
  parent: number | null
  first: number
  last: number
  aliases: string[]
}

const listed: ReadonlySet<string> = new Set(tocTypes)
const units: ReadonlySet<string> = new Set(['section', 'article', 'rule'])

export const isUnit = (type: string): boolean => units.has(type)

/** Sections, articles and rules in their order. */
export const unitsOf = (provisions: readonly ProvisionRow[]): ProvisionRow[] => provisions.filter(({ type }) => isUnit(type))

/** The tree of chapters, parts, sections and schedules, without what stands within a section. */
export function tocOf(provisions: readonly ProvisionRow[]): TocEntry[] {
  const toc: TocEntry[] = []
  const entries = new Map<number, TocEntry>()
  for (const [position, { eid, type, num, heading, parent }] of provisions.entries()) {
    if (!listed.has(type)) continue
    const entry: TocEntry = { eid, type: type as TocEntry['type'], num, heading, children: [] }
    entries.set(position, entry)
    const holder = parent === null ? undefined : entries.get(parent)
    ;(holder?.children ?? toc).push(entry)
  }
  return toc
}

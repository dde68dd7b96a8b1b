import { type TocEntry, tocTypes } from '#contract/legislation-text'
import type { ProvisionRow } from './storage.ts'

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

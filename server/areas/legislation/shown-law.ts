import type { Act, ActInBrief, ActVersion } from '#contract/legislation'
import type { Provision } from '#contract/legislation-text'
import type { ProvisionInBrief } from '#contract/named-law'
import { statusOf } from './status-of.ts'
import type { ActRow, VersionRow, legislationStorage } from './storage.ts'
import { subjectOf } from './subjects.ts'
import { type ProvisionRow, isUnit, unitsOf } from './toc.ts'

/** An Act with its texts, and the one of a day. */
export interface ActAt {
  row: ActRow
  versions: VersionRow[]
  version: VersionRow
}

export function toAct({ row, versions, version }: ActAt, today: string): Act {
  const { assented, commenced, repealed, repealed_by, url, language } = row
  return {
    ...inBrief(row, today),
    assented,
    commenced,
    repealed,
    repealed_by,
    url,
    language,
    version: versionOf(versions, version),
    is_latest: version === versions[0],
  }
}

/** A provision with its paragraphs as they are shown; `id` is that of the layout. */
export function toProvision(
  { row, versions, version }: ActAt,
  provisions: readonly ProvisionRow[],
  provision: ProvisionRow,
  paragraphs: Awaited<ReturnType<ReturnType<typeof legislationStorage>['paragraphs']>>,
): Provision {
  const begins = new Map<number, string>()
  for (const one of provisions) if (one.first >= provision.first && one.last >= one.first) begins.set(one.first, one.eid)
  const units = unitsOf(provisions)
  const unit = units.findIndex(({ first, last }) => first <= provision.first && provision.last <= last)
  return {
    id: `${row.case_id}~${provision.eid}`,
    ...named(provision),
    path: pathOf(provisions, provision).map(named),
    paragraphs: paragraphs.map(({ id: place, kind, number, depth, text }) => ({
      kind,
      number,
      depth,
      text,
      eid: begins.get(place) ?? null,
    })),
    text: paragraphs.map(({ text }) => text).join('\n\n'),
    previous: isUnit(provision.type) && unit > 0 ? named(units[unit - 1]!) : null,
    next: isUnit(provision.type) && units[unit + 1] ? named(units[unit + 1]!) : null,
    version: versionOf(versions, version),
  }
}

export const named = ({ eid, type, num, heading }: ProvisionRow): ProvisionInBrief => ({ eid, type, num, heading })

/** The latest version first: each stands until the day before the one that stands before it in the list. */
export function versionOf(versions: readonly VersionRow[], version: VersionRow): ActVersion {
  const next = versions[versions.indexOf(version) - 1]?.date ?? null
  const { date, sections, source, guide } = version
  return { date, until: next === null ? null : dayBefore(next), sections, source, guide }
}

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

export const inBrief = (row: ActRow, today: string): ActInBrief => ({
  id: row.case_id,
  kind: row.kind,
  title: row.title,
  number: row.number,
  year: row.year,
  cap: row.cap,
  country: row.country,
  frbr_uri: row.frbr_uri,
  status: statusOf(row, today),
  subject: subjectOf(row.title),
  versions: row.versions,
  sections: row.sections,
  guide: row.guide,
})

/** By its own id, else by one that its source gave it. */
export const namedIn = (provisions: readonly ProvisionRow[], eid: string): ProvisionRow | undefined =>
  provisions.find((one) => one.eid === eid) ?? provisions.find(({ aliases }) => aliases.includes(eid))

export function pathOf(provisions: readonly ProvisionRow[], provision: ProvisionRow): ProvisionRow[] {
  const path: ProvisionRow[] = []
  for (let parent = provision.parent; parent !== null; parent = provisions[parent]!.parent) path.unshift(provisions[parent]!)
  return path
}

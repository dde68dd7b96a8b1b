import type { ComparedAuthority } from '#contract/compare'
import type { CitedAuthority } from '../../citations/citations.ts'
import type { Judgment } from '../cases.ts'
import type { SharedAuthority } from './align-passages.ts'

interface Merged {
  keys: Set<string>
  authority: ComparedAuthority
  places: SharedAuthority['places']
}

/** What the cases cite in common and apart, the most cited first, and the places of what they share. */
export function compareAuthorities(judgments: readonly Judgment[], cited: readonly (readonly CitedAuthority[])[]) {
  const merged: Merged[] = []
  for (const [side, authorities] of cited.entries())
    for (const authority of authorities) {
      const held = merged.find(({ keys }) => authority.keys.some((key) => keys.has(key)))
      const one = held ?? { keys: new Set(), authority: described(authority), places: [] }
      if (!held) merged.push(one)
      add(one, authority, judgments[side]!, side)
    }
  // A case that is compared is known to be one of them: who cites whom is said by its id.
  const all = merged.map(({ authority, places }) => ({ authority, places }))
  const isShared = ({ authority }: { authority: ComparedAuthority }) => authority.cited_in.length > 1
  const common = all.filter(isShared)
  return {
    common: common.map(({ authority }) => authority).sort(byWeight),
    apart: all.flatMap((one) => (isShared(one) ? [] : [one.authority])).sort(byWeight),
    shared: common.map(({ authority, places }): SharedAuthority => ({ name: authority.title ?? authority.citation ?? '', places })),
  }
}

const weight = ({ cited_in }: ComparedAuthority) => cited_in.length * 1000 + cited_in.reduce((sum, { count }) => sum + count, 0)
const byWeight = (a: ComparedAuthority, b: ComparedAuthority) => weight(b) - weight(a) || (a.title ?? '').localeCompare(b.title ?? '')

const described = ({ case: found, name, printed }: CitedAuthority): ComparedAuthority => ({
  case_id: found?.id ?? null,
  title: found?.title ?? name,
  citation: found?.citation ?? (printed || null),
  cited_in: [],
})

function add(one: Merged, authority: CitedAuthority, { case: citing }: Judgment, side: number) {
  for (const key of authority.keys) one.keys.add(key)
  one.authority.title ??= authority.name
  const there = one.authority.cited_in.find(({ case_id }) => case_id === citing.id)
  if (there) there.count += authority.places.length
  else {
    const { paragraph, number } = authority.places[0]!
    one.authority.cited_in.push({ case_id: citing.id, paragraph, number, count: authority.places.length })
  }
  for (const { start } of authority.places) one.places.push({ side, start })
}

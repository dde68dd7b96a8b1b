import type { StoredLayout } from '../../database/stored-layout.ts'
import type { Place } from './anchoring/find-place.ts'

/** A provision of a text; paragraphs are those of the layout, counted from 1, and `parent` a position among the provisions. */
export interface TextProvision {
  eid: string
  type: string
  parent: number | null
  first: number
  last: number
}

/** A text of an Act with its tree, in its order. */
export interface ActTree {
  layout: StoredLayout
  provisions: readonly TextProvision[]
}

/** What a passage is looked for in when its Act has changed: what bears a name that outlives other texts. */
const units: ReadonlySet<string> = new Set(['section', 'article', 'rule'])
const unitsOtherwise: ReadonlySet<string> = new Set(['schedule', 'preamble', 'preface'])

/** The ids of the provision that holds a passage, and of the section or schedule around it with where that stands; null where none does. */
export interface Provisioned {
  eid: string | null
  unit: string | null
  unit_start: number | null
  unit_end: number | null
}

/** The innermost provision that holds the whole of a passage; null where none does. */
export function provisionOver(tree: ActTree, place: Place): string | null {
  return tree.provisions[innermost(tree, place)]?.eid ?? null
}

/** The same with the section around it, as both are kept with an annotation. */
export function provisioned(tree: ActTree, place: Place): Provisioned {
  const at = innermost(tree, place)
  const held = tree.provisions[at]
  if (!held) return { eid: null, unit: null, unit_start: null, unit_end: null }
  const around = holdersOf(tree, at)
  const unit = around.find(({ type }) => units.has(type)) ?? around.find(({ type }) => unitsOtherwise.has(type)) ?? held
  const extent = extentOf(tree, unit)
  return { eid: held.eid, unit: unit.eid, unit_start: extent.start, unit_end: extent.end }
}

/** Where a provision stands in a text; null where the text has none of this id. */
export function extentOfUnit(tree: ActTree, eid: string): Place | null {
  const found = tree.provisions.find((one) => one.eid === eid && one.last >= one.first)
  return found ? extentOf(tree, found) : null
}

const extentOf = ({ layout: { paragraphs } }: ActTree, { first, last }: TextProvision): Place => ({
  start: paragraphs[first - 1]![0],
  end: paragraphs[last - 1]![1],
})

/** Provisions stand before what they hold, so that the last one is the innermost. */
function innermost({ layout: { paragraphs }, provisions }: ActTree, { start, end }: Place): number {
  const first = paragraphs.findLastIndex(([begin]) => begin <= start) + 1
  const last = paragraphs.findLastIndex(([begin]) => begin < end) + 1
  return provisions.findLastIndex((one) => one.first <= first && one.last >= last)
}

/** A provision and those around it, the innermost first. */
function holdersOf({ provisions }: ActTree, at: number): TextProvision[] {
  const holders: TextProvision[] = []
  for (let next: number | null = at; next !== null; next = provisions[next]!.parent) holders.push(provisions[next]!)
  return holders
}

import { readsSame } from '#citations/prose/reads-same'
import type { ProvisionChange } from '#contract/legislation-changes'
import { diffWordsWithSpace } from 'diff'
import { type ProvisionRow, isUnit } from './toc.ts'

/** A text of an Act: its provisions and the words of its paragraphs, the first at 0. */
export interface Tree {
  provisions: ProvisionRow[]
  paragraphs: string[]
}

/** A section, a schedule, or what stands around them: together the pieces are the whole text, each paragraph in one of them. */
interface Piece {
  provision: ProvisionRow
  text: string
}

/** UTF-16 of both texts together: longer ones are told as removed and added, since words compared take their number squared at worst. */
const maxCompared = 200_000
const paragraphBreak = '\n\n'

/** What changed between two texts; `unchanged` counts the pieces that read the same. */
export function compareTrees(before: Tree, after: Tree): { unchanged: number; changes: ProvisionChange[] } {
  const earlier = piecesOf(before)
  const later = piecesOf(after)
  const changes: ProvisionChange[] = []
  let unchanged = 0
  const say = (change: ProvisionChange['change'], { eid, type, num, heading }: ProvisionRow, pieces: ProvisionChange['pieces']) =>
    changes.push({ eid, type, num, heading, change, pieces })
  const order = mergeOrder([...earlier.keys()], [...later.keys()])
  for (const eid of order) {
    const old = earlier.get(eid)
    const now = later.get(eid)
    if (!old) say('added', now!.provision, [{ kind: 'added', text: now!.text }])
    else if (!now) say('removed', old.provision, [{ kind: 'removed', text: old.text }])
    else if (old.text === now.text) unchanged += 1
    else say(isReprinted(old, now) ? 'reprinted' : 'changed', now.provision, compareWords(old.text, now.text))
  }
  return { unchanged, changes }
}

// 'PART II –', 'Part 2.', 'CHAPTER ONE': what is compared has the same number, however it is written
const NUMBERED = /^\s*(?:part|chapter|division)\s+[a-z\d]+\b[\s.:–—-]*/

/** Whether two pieces have the same words; of the heading of a part capitals tell nothing either, nor the figures of its number. */
function isReprinted(old: Piece, now: Piece): boolean {
  const { type } = now.provision
  if (isUnit(type) || type === 'schedule') return readsSame(old.text, now.text)
  const headed = ({ text }: Piece) => text.toLowerCase().replace(NUMBERED, '')
  return readsSame(headed(old), headed(now))
}

/** The words of two texts: what both have and what was added makes the later, what both have and what was removed the earlier. */
export function compareWords(before: string, after: string): ProvisionChange['pieces'] {
  if (before.length + after.length > maxCompared)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

/** The pieces of a text by the id of their provision, in the order of the text. */
export function piecesOf({ provisions, paragraphs }: Tree): Map<string, Piece> {
  const texts = new Map<ProvisionRow, string[]>()
  const holders = holdersOf(provisions, paragraphs.length)
  for (const [index, text] of paragraphs.entries()) {
    const holder = holders[index] ?? loose
    const known = texts.get(holder)
    if (known) known.push(text)
    else texts.set(holder, [text])
  }
  return new Map([...texts].map(([provision, own]) => [provision.eid, { provision, text: own.join(paragraphBreak) }]))
}

/** Of text that stands in no provision. */
const loose: ProvisionRow = { eid: '', type: 'preface', num: null, heading: null, parent: null, first: 1, last: 0, aliases: [] }

/** For each paragraph the section or schedule that it is of, else the innermost that holds it. */
function holdersOf(provisions: readonly ProvisionRow[], count: number): (ProvisionRow | undefined)[] {
  const holders: (ProvisionRow | undefined)[] = Array.from({ length: count })
  const whole = new Set<ProvisionRow>()
  for (const provision of provisions) {
    const parent = provision.parent === null ? undefined : provisions[provision.parent]
    const isWithin = parent !== undefined && whole.has(parent)
    if (isWithin || isUnit(provision.type) || provision.type === 'schedule') whole.add(provision)
    if (isWithin) continue
    for (let at = provision.first; at <= provision.last; at += 1) holders[at - 1] = provision
  }
  return holders
}

/** The ids of both texts in one order: that of the later, with what only the earlier has where it stood. */
function mergeOrder(earlier: readonly string[], later: readonly string[]): string[] {
  const kept = new Set(later)
  const after = new Map<string | null, string[]>()
  let last: string | null = null
  for (const eid of earlier) {
    if (kept.has(eid)) last = eid
    else after.set(last, [...(after.get(last) ?? []), eid])
  }
  return [...(after.get(null) ?? []), ...later.flatMap((eid) => [eid, ...(after.get(eid) ?? [])])]
}

import type { ActFind } from '#contract/legislation-text'
import type { ProvisionRow } from './toc.ts'
import { isUnit } from './toc.ts'

/** Provisions that are told at most, and letters beside the words. */
const maxTold = 50
const beside = 70

/** Text in which words are found whatever their case and quotation marks; it is as long as what was given. */
const folded = (text: string): string =>
  [...text.toLowerCase().matchAll(/[‘’]|[“”]|[\u00a0\s]|[^‘’“”\u00a0\s]+/g)]
    .map(([one]) => (/^[‘’]$/.test(one) ? "'" : /^[“”]$/.test(one) ? '"' : /^\s$/.test(one) ? ' ' : one))
    .join('')

/** The sections, and what stands outside of them, that hold words, each with the first place and how often, in the order of the Act. */
export function findInAct(provisions: readonly ProvisionRow[], paragraphs: readonly { text: string }[], words: string): ActFind {
  const sought = folded(words.trim().replace(/\s+/g, ' '))
  const found = new Map<ProvisionRow, ActFind['results'][number]>()
  const holders = holdersOf(provisions, paragraphs.length)
  for (const [index, { text }] of paragraphs.entries()) {
    const holder = holders[index]
    const lowered = folded(text)
    // A letter that becomes two in small letters would move what follows it.
    if (!holder || lowered.length !== text.length) continue
    for (let at = lowered.indexOf(sought); at !== -1; at = lowered.indexOf(sought, at + sought.length)) {
      const known = found.get(holder)
      if (known) known.times += 1
      else found.set(holder, { ...named(holder), ...placeOf(text, at, sought.length), times: 1 })
    }
  }
  return { total: found.size, results: [...found.values()].slice(0, maxTold) }
}

const named = ({ eid, type, num, heading }: ProvisionRow) => ({ eid, type, num, heading })

function placeOf(text: string, at: number, length: number): { before: string; match: string; after: string } {
  const from = Math.max(0, at - beside)
  const to = Math.min(text.length, at + length + beside)
  return {
    before: from === 0 ? text.slice(0, at) : `… ${text.slice(from, at).replace(/^\S*\s/, '')}`,
    match: text.slice(at, at + length),
    after: to === text.length ? text.slice(at + length) : `${text.slice(at + length, to).replace(/\s\S*$/, '')} …`,
  }
}

/** For each paragraph the section that it stands in, else the innermost that holds it. */
function holdersOf(provisions: readonly ProvisionRow[], count: number): (ProvisionRow | undefined)[] {
  const holders: (ProvisionRow | undefined)[] = Array.from({ length: count })
  for (const provision of provisions) {
    for (let at = provision.first; at <= provision.last; at += 1) {
      const held = holders[at - 1]
      if (!held || !isUnit(held.type)) holders[at - 1] = provision
    }
  }
  return holders
}

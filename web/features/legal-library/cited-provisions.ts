import type { CitedInCase } from '#contract/cited-legislation'

/** A provision that a case cites, and how often. */
export interface CitedProvision {
  eid: string
  num: string | null
  heading: string | null
  times: number
}

/** The provisions that a case cites by Act, the Act cited most often first; what no text of an Act shows is left out. */
export function provisionsOf(cited: readonly CitedInCase[]): { act: CitedInCase['act']; provisions: CitedProvision[] }[] {
  const acts = new Map<string, { act: CitedInCase['act']; provisions: Map<string, CitedProvision>; times: number }>()
  for (const { act, eid, num, heading } of cited) {
    if (eid === null) continue
    const held = acts.get(act.id) ?? { act, provisions: new Map<string, CitedProvision>(), times: 0 }
    acts.set(act.id, held)
    held.times += 1
    const known = held.provisions.get(eid)
    if (known) known.times += 1
    else held.provisions.set(eid, { eid, num, heading, times: 1 })
  }
  return [...acts.values()]
    .sort((one, other) => other.times - one.times)
    .map(({ act, provisions }) => ({ act, provisions: [...provisions.values()] }))
}

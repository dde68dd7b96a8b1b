import type { CitedInCase } from '#contract/cited-legislation'

/** A provision that a case cites, and how often. */
export interface CitedProvision {
  eid: string
  num: string | null
  heading: string | null
  times: number
}

/** A place of a case that cites provisions, as the cards of its link are asked for. */
export interface CitedPlace {
  start: number
  end: number
  provisions: { act: CitedInCase['act']; eid: string }[]
}

/** Where a case cites provisions that a text of their Act shows, in its order: several of one citation are one place. */
export function placesOf(cited: readonly CitedInCase[]): CitedPlace[] {
  const places = new Map<number, CitedPlace>()
  for (const { start, end, act, eid } of cited) {
    if (eid === null) continue
    const place = places.get(start) ?? { start, end, provisions: [] }
    places.set(start, place)
    if (!place.provisions.some((one) => one.act.id === act.id && one.eid === eid)) place.provisions.push({ act, eid })
  }
  return [...places.values()].sort((one, other) => one.start - other.start)
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

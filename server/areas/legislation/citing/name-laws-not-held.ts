import { findCitations } from '#citations/find'
import { keyOfAct } from '#citations/law/act-key'
import type { LawNotHeld } from '#contract/cited-legislation'

/** What a case cites of a law, with the sentence around it. */
interface CitedPlace {
  act_key: string
  quote: string
}

/**
 * The laws that are cited at some places, the one cited most often first, each as a sentence of the case names it. One that no sentence around a
 * citation names is left out: what it is called would be a guess.
 */
export function nameLawsNotHeld(places: readonly CitedPlace[]): LawNotHeld[] {
  return [...Map.groupBy(places, ({ act_key: key }) => key)]
    .flatMap(([key, of]): LawNotHeld[] => {
      const name = of.map(({ quote }) => nameIn(quote, key)).find((one) => one !== null)
      return name === undefined || name === null ? [] : [{ name, times: of.length }]
    })
    .sort((one, other) => other.times - one.times)
}

function nameIn(quote: string, key: string): string | null {
  for (const citation of findCitations(quote)) {
    const act = 'act' in citation ? citation.act : 'instrument' in citation ? citation.instrument : null
    if (!act || act.name === '' || keyOfAct(act) !== key) continue
    const name = act.name.replace(/^the\s+/i, '').replace(/\s+/g, ' ')
    return act.year === undefined ? name : `${name}, ${act.year}`
  }
  return null
}

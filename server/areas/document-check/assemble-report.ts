import type { CheckReport, CheckedCitation } from '#contract/document-check'
import type { Outcome } from './check-pinpoint.ts'
import { type QuoteResult, caseOf } from './check-quotes.ts'
import type { CitingPlace } from './gather-places.ts'
import { levelOf } from './levels.ts'
import { type ReadPlaces, placesOf } from './read-places.ts'

/** What was found of a text, before it is put together. */
export interface Findings extends Omit<CheckReport, 'citations' | 'counts' | 'signals_checked'> {
  places: ReadPlaces['places']
  /** The quotes by the place that each is given for. */
  quotesOf: ReadonlyMap<number, readonly QuoteResult[]>
  /** Of the pinpoints for which a case was looked at. */
  outcomes: ReadonlyMap<number, Outcome>
  /** What it says of its cases and their records do not, by place. */
  said: ReadonlyMap<number, NonNullable<CheckedCitation['said']>>
  /** By case; null where later treatment could not be asked for. */
  signals: ReadonlyMap<string, CheckedCitation['signals']> | null
}

/** The report on a text. It takes as long as there are many places. */
export function assembleReport({ places, quotesOf, outcomes, said, signals, ...rest }: Findings, text: string): CheckReport {
  const exact = [...quotesOf.values()].flat().flatMap(({ quote }) => (quote.status === 'word for word' ? [quote] : []))
  const citations = placesOf({ places }).map((place, index) => {
    const { pinpoint } = place
    const outcome = outcomes.get(index) ?? place.outcome
    const id = caseOf(place)
    return toChecked(index, place, text, {
      pinpoint: pinpoint && outcome && { ...pinpoint, ...outcome },
      quotes: (quotesOf.get(index) ?? []).map(({ quote }) => quote),
      said: said.get(index) ?? [],
      signals: (id && signals?.get(id)) || [],
      quoted: exact.some(({ start, end }) => start <= place.start && place.end <= end),
    })
  })
  return { ...rest, citations, signals_checked: signals !== null, counts: countLevels(citations) }
}

function toChecked(
  index: number,
  { citations, start, end }: CitingPlace,
  text: string,
  { quoted, ...found }: Pick<CheckedCitation, 'pinpoint' | 'quotes' | 'said' | 'signals'> & { quoted: boolean },
): CheckedCitation {
  const [first] = citations
  const named = citations.find((one) => one.case_name !== null)
  const { kind, verdict, reason, reason_code, case: cited, candidates, numbers, provisions = [] } = first!
  const checked = {
    kind,
    case_name: named?.case_name ?? null,
    verdict,
    reason,
    reason_code,
    case: cited,
    candidates,
    numbers,
    provisions,
    ...found,
  }
  return {
    id: index + 1,
    text: text.slice(start, end),
    start,
    end,
    level: levelOf({ ...checked, quoted }),
    ...checked,
  }
}

function countLevels(checked: readonly CheckedCitation[]): CheckReport['counts'] {
  const counts = { wrong: 0, look: 0, unchecked: 0, fine: 0 }
  for (const { level } of checked) counts[level] += 1
  return counts
}

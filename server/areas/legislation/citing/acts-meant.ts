import type { ActKey } from '#citations/law/act-key'
import type { ActKind } from '#contract/legislation'
import type { LawSought } from '../../citations/citations.ts'

/** An Act with what tells it from others. Dates are YYYY-MM-DD. */
export interface ActCited {
  document_id: number
  id: string
  title: string
  year: number | null
  number: string | null
  cap: string | null
  country: string
  kind: ActKind
  assented: string | null
  commenced: string | null
}

/** What a text says of an Act that it cites. */
type ActSought = Pick<LawSought, 'act' | 'year' | 'number' | 'cap'>

const ownCountry = 'ke'

/** From when a name can mean an Act: an older one of the same name was another. */
export const begins = ({ commenced, assented, year }: Pick<ActCited, 'commenced' | 'assented' | 'year'>): string | null =>
  assented ?? commenced ?? (year === null ? null : `${year}-01-01`)

/** Whether what is printed beside the name speaks against an Act. */
const fits = (sought: ActSought, act: ActCited): boolean =>
  (sought.year === null || act.year === null || sought.year === act.year) &&
  (sought.number === null || act.number === null || String(sought.number) === act.number) &&
  (sought.cap === null || act.cap === null || sought.cap.toUpperCase() === act.cap)

/**
 * The Acts that a citation may mean at a date: of those with its name whose numbers fit, Kenya's before others', and of several the one that
 * had begun last.
 */
export function actsMeant<A extends ActCited & { keys: readonly ActKey[] }>(
  sought: ActSought,
  acts: readonly A[],
  asAt: string | null,
): A[] {
  const named = acts.filter((act) => act.keys.includes(sought.act) && fits(sought, act))
  const own = named.filter(({ country }) => country === ownCountry)
  const begun = (own.length > 0 ? own : named).filter((act) => asAt === null || (begins(act) ?? '') <= asAt)
  const days = begun.map((act) => begins(act) ?? '')
  const last = days.toSorted().at(-1)
  return begun.length > 1 ? begun.filter((_, index) => days[index] === last) : begun
}

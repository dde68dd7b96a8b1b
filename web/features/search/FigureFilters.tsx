import { useFigureFilterMessages } from '../../messages/figure-filters.ts'
import { CitedFilter } from './CitedFilter.tsx'
import { FilterTag } from './FilterTag.tsx'
import type { SearchRequest } from './search-address.ts'
import type { SearchChange } from './use-search-request.ts'

/** The filters by which figures open their cases, as items of the list of those in use. */
export function FigureFilters({ request, onChange }: { request: SearchRequest; onChange: (change: SearchChange) => void }) {
  const words = useFigureFilterMessages()
  const without = (list: 'endings' | 'waited' | 'appeals' | 'parties' | 'cites', value: string) => () =>
    onChange((now: SearchRequest) => ({ [list]: now[list].filter((other) => other !== value) }))
  const set = [
    ...request.endings.map((ending) => ({ label: words.endings[ending], remove: without('endings', ending) })),
    ...request.waited.map((years) => ({ label: words.waited(years), remove: without('waited', years) })),
    ...request.appeals.map((review) => ({ label: words.appeals[review], remove: without('appeals', review) })),
    ...request.parties.map((party) => ({ label: words.party(party), remove: without('parties', party) })),
  ]
  return (
    <>
      {set.map(({ label, remove }) => (
        <li key={label}>
          <FilterTag label={label} onRemove={remove} />
        </li>
      ))}
      {request.cites.map((cited) => (
        <li key={cited}>
          <CitedFilter cited={cited} onRemove={without('cites', cited)} />
        </li>
      ))}
    </>
  )
}

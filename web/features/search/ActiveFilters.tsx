import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { formatDay } from '../../ui/day.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { typographic } from '../../ui/typographic.ts'
import { FilterTag } from './FilterTag.tsx'
import type { SearchRequest } from './search-address.ts'
import type { SearchChange } from './use-search-request.ts'

const FigureFilters = lazyPart(async () => (await import('./FigureFilters.tsx')).FigureFilters)

const lists = ['courts', 'judges', 'stations', 'divisions', 'years', 'types', 'areas'] as const

/** The filters in use, each removed by one press. */
export function ActiveFilters({ request, onChange }: { request: SearchRequest; onChange: (change: SearchChange) => void }) {
  const { filters } = useMessages().search
  const { from, to, citation, number, endings, waited, appeals, parties, cites } = request
  const set: { of: keyof SearchRequest; label: string; without: SearchChange }[] = [
    ...lists.flatMap((list) =>
      request[list].map((value) => ({
        of: list,
        label: typographic(value),
        without: (now: SearchRequest) => ({ [list]: now[list].filter((other) => other !== value) }),
      })),
    ),
    ...(from ? [{ of: 'from' as const, label: filters.fromDay(formatDay(from)), without: { from: '' } }] : []),
    ...(to ? [{ of: 'to' as const, label: filters.toDay(formatDay(to)), without: { to: '' } }] : []),
    ...(citation ? [{ of: 'citation' as const, label: citation, without: { citation: '' } }] : []),
    ...(number ? [{ of: 'number' as const, label: number, without: { number: '' } }] : []),
  ]
  const isOfFigures = [endings, waited, appeals, parties, cites].some((list) => list.length > 0)
  if (set.length === 0 && !isOfFigures) return null
  return (
    <Box component="ul" aria-label={filters.set} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
      {set.map(({ of, label, without }) => (
        <li key={of + label}>
          <FilterTag label={label} onRemove={() => onChange(without)} />
        </li>
      ))}
      {isOfFigures && (
        <Suspense>
          <FigureFilters request={request} onChange={onChange} />
        </Suspense>
      )}
    </Box>
  )
}

import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import { useMessages } from '../../messages/messages.ts'
import { formatDay } from '../../ui/day.ts'
import { PressTag } from '../../ui/Tag.tsx'
import type { SearchRequest } from './search-address.ts'
import type { SearchChange } from './use-search-request.ts'

const lists = ['courts', 'judges', 'stations', 'years', 'types', 'areas'] as const

/** The filters in use, each removed by one press. */
export function ActiveFilters({ request, onChange }: { request: SearchRequest; onChange: (change: SearchChange) => void }) {
  const { filters } = useMessages().search
  const { from, to, citation, number } = request
  const set: { of: keyof SearchRequest; label: string; without: SearchChange }[] = [
    ...lists.flatMap((list) =>
      request[list].map((value) => ({
        of: list,
        label: value,
        without: (now: SearchRequest) => ({ [list]: now[list].filter((other) => other !== value) }),
      })),
    ),
    ...request.endings.map((ending) => ({
      of: 'endings' as const,
      label: filters.endings[ending],
      without: (now: SearchRequest) => ({ endings: now.endings.filter((other) => other !== ending) }),
    })),
    ...(from ? [{ of: 'from' as const, label: filters.fromDay(formatDay(from)), without: { from: '' } }] : []),
    ...(to ? [{ of: 'to' as const, label: filters.toDay(formatDay(to)), without: { to: '' } }] : []),
    ...(citation ? [{ of: 'citation' as const, label: citation, without: { citation: '' } }] : []),
    ...(number ? [{ of: 'number' as const, label: number, without: { number: '' } }] : []),
  ]
  if (set.length === 0) return null
  return (
    <Box component="ul" aria-label={filters.set} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
      {set.map(({ of, label, without }) => (
        <li key={of + label}>
          <PressTag onClick={() => onChange(without)} aria-label={filters.remove(label)} sx={{ minHeight: { xs: 44, md: 30 } }}>
            {label}
            <CloseRounded sx={{ fontSize: 16 }} />
          </PressTag>
        </li>
      ))}
    </Box>
  )
}

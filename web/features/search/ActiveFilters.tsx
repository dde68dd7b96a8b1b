import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import { useMessages } from '../../messages/messages.ts'
import { formatDay } from '../../ui/day.ts'
import { PressTag } from '../../ui/Tag.tsx'
import type { SearchRequest } from './search-address.ts'

const lists = ['courts', 'judges', 'stations', 'years', 'types', 'areas'] as const

/** The filters in use, each removed by one press. */
export function ActiveFilters({ request, onChange }: { request: SearchRequest; onChange: (change: Partial<SearchRequest>) => void }) {
  const { filters } = useMessages().search
  const { from, to, citation, number } = request
  const set: { label: string; without: Partial<SearchRequest> }[] = [
    ...lists.flatMap((list) =>
      request[list].map((value) => ({ label: value, without: { [list]: request[list].filter((other) => other !== value) } })),
    ),
    ...request.endings.map((ending) => ({
      label: filters.endings[ending],
      without: { endings: request.endings.filter((other) => other !== ending) },
    })),
    ...(from ? [{ label: filters.fromDay(formatDay(from)), without: { from: '' } }] : []),
    ...(to ? [{ label: filters.toDay(formatDay(to)), without: { to: '' } }] : []),
    ...(citation ? [{ label: citation, without: { citation: '' } }] : []),
    ...(number ? [{ label: number, without: { number: '' } }] : []),
  ]
  if (set.length === 0) return null
  return (
    <Box component="ul" aria-label={filters.set} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
      {set.map(({ label, without }) => (
        <li key={Object.keys(without).join() + label}>
          <PressTag onClick={() => onChange(without)} aria-label={filters.remove(label)} sx={{ minHeight: { xs: 44, md: 30 } }}>
            {label}
            <CloseRounded sx={{ fontSize: 16 }} />
          </PressTag>
        </li>
      ))}
    </Box>
  )
}

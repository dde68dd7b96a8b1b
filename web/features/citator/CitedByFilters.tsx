import Box from '@mui/material/Box'
import type { getCitedBy, Treatment } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import { useCitatorMessages } from '../../messages/citator.ts'
import { Choice } from '../../ui/Choice.tsx'
import type { CitedByFilter } from './queries.ts'

interface CitedByFiltersProps {
  counts: Output<typeof getCitedBy>['counts']
  filter: CitedByFilter
  onChange: (filter: CitedByFilter) => void
}

/** Narrows the citing cases by treatment, court level and year. */
export function CitedByFilters({ counts, filter, onChange }: CitedByFiltersProps) {
  const { citedBy: words, treatments, network } = useCitatorMessages()
  const { filters } = words
  const number = (value: string) => (value === '' ? null : Number(value))
  return (
    <Box component="fieldset" aria-label={filters.label} sx={{ border: 0, m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Choice
        label={filters.treatment}
        value={filter.treatment ?? ''}
        onChange={(value) => onChange({ ...filter, treatment: value === '' ? null : (value as Treatment) })}
      >
        <option value="">{filters.any}</option>
        {counts.treatments.map(({ value, count }) => (
          <option key={value} value={value}>
            {words.option(treatments[value], count)}
          </option>
        ))}
      </Choice>
      <Choice label={filters.level} value={String(filter.level ?? '')} onChange={(value) => onChange({ ...filter, level: number(value) })}>
        <option value="">{filters.any}</option>
        {counts.levels.map(({ value, count }) =>
          value === null ? null : (
            <option key={value} value={value}>
              {words.option(network.level(value), count)}
            </option>
          ),
        )}
      </Choice>
      <Choice label={filters.year} value={String(filter.year ?? '')} onChange={(value) => onChange({ ...filter, year: number(value) })}>
        <option value="">{filters.any}</option>
        {counts.years.map(({ value, count }) =>
          value === null ? null : (
            <option key={value} value={value}>
              {words.option(String(value), count)}
            </option>
          ),
        )}
      </Choice>
    </Box>
  )
}

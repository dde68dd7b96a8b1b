import Box from '@mui/material/Box'
import type { ProvisionDecisionCounts } from '#contract/notes-of-decisions'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { Choice } from '../../ui/Choice.tsx'
import type { DecisionFilters } from './queries.ts'

interface DecisionFilterProps {
  counts: ProvisionDecisionCounts
  shown: DecisionFilters
  onShow: (shown: DecisionFilters) => void
}

/** Narrows notes of decisions to courts of one level and to a year; offered where there is more than one to choose from. */
export function DecisionFilter({ counts, shown, onShow }: DecisionFilterProps) {
  const { decisions: words } = useLegalLibraryMessages()
  const levels = counts.level.flatMap(({ level, cases }) => (level === null ? [] : [{ level, cases }]))
  const years = counts.year.flatMap(({ year, cases }) => (year === null ? [] : [{ year, cases }]))
  if (levels.length < 2 && years.length < 2) return null
  const numberOf = (value: string) => (value === '' ? null : Number(value))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1, maxWidth: 520 }}>
      {levels.length > 1 && (
        <Choice
          label={words.level}
          value={shown.level?.toString() ?? ''}
          onChange={(value) => onShow({ ...shown, level: numberOf(value) })}
        >
          <option value="">{words.anyLevel}</option>
          {levels.map(({ level, cases }) => (
            <option key={level} value={level}>
              {words.counted(words.levels[level] ?? words.otherLevel, cases)}
            </option>
          ))}
        </Choice>
      )}
      {years.length > 1 && (
        <Choice label={words.year} value={shown.year?.toString() ?? ''} onChange={(value) => onShow({ ...shown, year: numberOf(value) })}>
          <option value="">{words.anyYear}</option>
          {years.map(({ year, cases }) => (
            <option key={year} value={year}>
              {words.counted(year.toString(), cases)}
            </option>
          ))}
        </Choice>
      )}
    </Box>
  )
}

import FilterListRounded from '@mui/icons-material/FilterListRounded'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useChatMessages } from '../../messages/chat.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { NamesField } from '../../ui/NamesField.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { courtNames, judgeNames } from './queries.ts'

/** What narrows the passages that an answer may rest on. */
export interface ChosenFilters {
  query: string
  courts: string[]
  judges: string[]
}

export const noFilters: ChosenFilters = { query: '', courts: [], judges: [] }
export const countFilters = ({ query, courts, judges }: ChosenFilters): number => (query === '' ? 0 : 1) + courts.length + judges.length

interface FiltersButtonProps {
  filters: ChosenFilters
  disabled: boolean
  onOpen: () => void
}

/** Opens the filters, and says how many are in use. */
export function FiltersButton({ filters, disabled, onOpen }: FiltersButtonProps) {
  const { filters: words } = useChatMessages()
  const count = countFilters(filters)
  const label = count === 0 ? words.open : words.inUse(count)
  return (
    <IconButton size="small" disabled={disabled} aria-haspopup="dialog" title={label} aria-label={label} onClick={onOpen}>
      {count === 0 ? (
        <FilterListRounded fontSize="small" />
      ) : (
        <Badge badgeContent={count} color="secondary">
          <FilterListRounded fontSize="small" />
        </Badge>
      )}
    </IconButton>
  )
}

interface SearchFiltersProps {
  filters: ChosenFilters
  onChange: (filters: ChosenFilters) => void
  onClose: () => void
}

/** Where the assistant looks: words, courts and judges. They hold for the questions that follow. */
export function SearchFilters({ filters, onChange, onClose }: SearchFiltersProps) {
  const { filters: words } = useChatMessages()
  const courts = useQuery(courtNames)
  const judges = useQuery(judgeNames)
  const isFailed = [courts, judges].some(({ isError, data }) => isError || data === null)
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" disabled={countFilters(filters) === 0} onClick={() => onChange(noFilters)}>
            {words.clear}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, minHeight: 340, alignContent: 'start' }}>
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
            {words.query}
          </Typography>
          <SearchField
            label={words.query}
            placeholder={words.queryHint}
            clear={words.clearQuery}
            query={filters.query}
            onQuery={(query) => onChange({ ...filters, query })}
            fills
          />
        </div>
        <NamesField
          label={words.courts}
          hint={words.courtsHint}
          none={words.noCourt}
          loading={courts.isPending}
          names={courts.data ?? (courts.isPending ? [] : words.fallbackCourts)}
          chosen={filters.courts}
          onChange={(chosen) => onChange({ ...filters, courts: chosen })}
        />
        <NamesField
          label={words.judges}
          hint={words.judgesHint}
          none={words.noJudge}
          loading={judges.isPending}
          names={judges.data ?? (judges.isPending ? [] : words.fallbackJudges)}
          chosen={filters.judges}
          onChange={(chosen) => onChange({ ...filters, judges: chosen })}
        />
        {isFailed && (
          <RetryNotice
            words={words.failed}
            retry={words.retry}
            onRetry={() => {
              void courts.refetch()
              void judges.refetch()
            }}
          />
        )}
      </Box>
    </ModalDialog>
  )
}

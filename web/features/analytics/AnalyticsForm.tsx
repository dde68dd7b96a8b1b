import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { maxCompared } from '#contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { Field } from '../../ui/Field.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { Select } from '../../ui/Select.tsx'
import { PressTag } from '../../ui/Tag.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { type AnalyticsRequest, chartTypes, isYear } from './analytics-address.ts'
import { courtNames } from './queries.ts'

interface AnalyticsFormProps {
  shown: AnalyticsRequest
  onChange: (change: Partial<AnalyticsRequest>) => void
}

/** What is counted and how it is drawn; what is chosen counts at once. */
export function AnalyticsForm({ shown, onChange }: AnalyticsFormProps) {
  const { form: words } = useAnalyticsMessages()
  const { data: names = [], isError, refetch } = useQuery(courtNames)
  const [first = '', ...others] = shown.courts
  // One that is in use stays in its list even where the library has no case of it.
  const courts = [...names, ...shown.courts.filter((court) => !names.includes(court))]
  const free = courts.filter((court) => !shown.courts.includes(court))
  return (
    <Card component="form" aria-label={words.label} data-frame onSubmit={(event: React.SubmitEvent) => event.preventDefault()} sx={form}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' }, display: 'grid' }}>
        <Select
          label={words.court}
          showLabel
          value={first}
          options={[
            { value: '', label: words.choose },
            ...courts.filter((court) => !others.includes(court)).map((value) => ({ value, label: value })),
          ]}
          onChange={(court) => onChange({ courts: court === '' ? [] : [court, ...others] })}
        />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' } }}>
        <Typed
          label={words.topic}
          value={shown.topic}
          placeholder={words.topicHint}
          maxLength={200}
          onTyped={(topic) => onChange({ topic: topic.trim() })}
        />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2', lg: 'span 1' }, display: 'grid' }}>
        <Select
          label={words.chart}
          showLabel
          value={shown.chart}
          options={chartTypes.map((value) => ({ value, label: words.charts[value] }))}
          onChange={(chart) => onChange({ chart })}
        />
      </Box>
      <YearField label={words.from} value={shown.from} onYear={(from) => onChange({ from })} />
      <YearField
        label={words.to}
        value={shown.to}
        problem={shown.from !== null && shown.to !== null && shown.to < shown.from ? words.reversed : undefined}
        onYear={(to) => onChange({ to })}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Select
          label={words.compare}
          value=""
          disabled={first === '' || shown.courts.length >= maxCompared}
          options={[
            { value: '', label: shown.courts.length >= maxCompared ? words.compareFull : words.compareHint },
            ...free.map((value) => ({ value, label: value })),
          ]}
          onChange={(court) => court !== '' && onChange({ courts: [...shown.courts, court] })}
        />
        {others.length > 0 && (
          <Box
            component="ul"
            aria-label={words.compared}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
          >
            {others.map((court) => (
              <li key={court}>
                <PressTag
                  aria-label={words.remove(court)}
                  onClick={() => onChange({ courts: shown.courts.filter((other) => other !== court) })}
                  tall
                >
                  {court}
                  <CloseRounded sx={{ fontSize: 16 }} />
                </PressTag>
              </li>
            ))}
          </Box>
        )}
      </Box>
      {isError && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <RetryNotice words={words.courtsFailed} retry={words.retry} onRetry={() => void refetch()} />
        </Box>
      )}
    </Card>
  )
}

const form = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  '& label': { gridTemplateColumns: 'minmax(0, 1fr)' },
  px: { xs: 2, sm: 3 },
  py: 2.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))', lg: 'repeat(7, minmax(0, 1fr))' },
} as const

interface TypedProps {
  label: string
  value: string
  placeholder: string
  maxLength: number
  inputMode?: 'numeric'
  problem?: string | undefined
  onTyped: (value: string) => void
}

/** A field whose words count once nothing more is typed for a moment. */
function Typed({ label, value, problem, onTyped, ...input }: TypedProps) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  // The address was changed by something else: after Back, say.
  if (before !== value) {
    setBefore(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const paused = useDebounced(typed, 500)
  useEffect(() => {
    if (paused === typed && paused.trim() !== value) onTyped(paused)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a pause in typing sends, not what came of it
  }, [paused])
  return (
    <Field
      label={label}
      value={typed}
      autoComplete="off"
      invalid={problem !== undefined}
      {...(problem !== undefined && { helper: problem })}
      {...input}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

function YearField({
  label,
  value,
  problem,
  onYear,
}: {
  label: string
  value: number | null
  problem?: string | undefined
  onYear: (year: number | null) => void
}) {
  const { form: words } = useAnalyticsMessages()
  const [bad, setBad] = useState(false)
  return (
    <Typed
      label={label}
      value={value === null ? '' : String(value)}
      placeholder={words.year}
      maxLength={4}
      inputMode="numeric"
      problem={bad ? words.notAYear : problem}
      onTyped={(typed) => {
        const year = typed.trim() === '' ? null : Number(typed)
        const isGood = year === null || isYear(year)
        setBad(!isGood)
        if (isGood) onYear(year)
      }}
    />
  )
}

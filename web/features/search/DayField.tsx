import { earliestDate, latestDate } from '#contract/search-choices'
import { useState } from 'react'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { writeDay } from '../../ui/typed-day.ts'
import { Field } from '../../ui/Field.tsx'
import { completeDay, type DayProblem } from './filter-draft.ts'

interface DayFieldProps {
  label: string
  value: string
  problem: DayProblem | undefined
  onChange: (typed: string) => void
}

/** A day typed as DD/MM/YYYY; what is wrong with it is said once the field is left. */
export function DayField({ label, value, problem, onChange }: DayFieldProps) {
  const { filters } = useCaseBrowserMessages()
  const [typing, setTyping] = useState(false)
  const words = {
    unreadable: filters.dayUnreadable,
    outside: filters.dayOutside(writeDay(earliestDate), writeDay(latestDate)),
    reversed: filters.daysReversed,
  }
  const shown = typing ? undefined : problem
  return (
    <Field
      label={label}
      value={value}
      placeholder={filters.dayForm}
      onChange={(event) => onChange(completeDay(value, event.target.value))}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      invalid={shown !== undefined}
      helper={shown && words[shown]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
    />
  )
}

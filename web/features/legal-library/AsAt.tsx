import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Act } from '#contract/legislation'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { formatDay } from '../../ui/day.ts'
import { readDay, writeDay } from '../../ui/typed-day.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { type Reading, versions } from './queries.ts'

interface AsAtProps {
  act: Act
  reading: Reading
  pathname: string
  eid: string | null
}

/** Shows the text that stood on a day; the days from which texts stand are offered. */
export function AsAt({ act, reading, pathname, eid }: AsAtProps) {
  const { asAt: words } = useLegalLibraryMessages()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(reading.asAt === null ? '' : writeDay(reading.asAt))
  const [isWrong, setIsWrong] = useState(false)
  const { data } = useQuery({ ...versions(act.id), enabled: act.versions > 1 })
  const dates = data?.flatMap(({ date }) => (date === null ? [] : [date])) ?? []
  const hash = eid === null ? '' : `#${eid}`

  function show(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return void navigate(pathname + hash)
    const day = readDay(typed)
    setIsWrong(day === null)
    return day === null ? undefined : void navigate(`${pathname}?as_at=${day}${hash}`)
  }

  return (
    <Box component="form" aria-label={words.choose} onSubmit={show} sx={{ display: 'grid', gap: 0.5, pb: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {words.label}
        </Box>
        <InputFrame sx={{ width: 150 }}>
          <Box
            component="input"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-label={words.day}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'as-at-wrong' : undefined}
            placeholder={words.hint}
            inputMode="numeric"
            autoComplete="off"
            list="as-at-days"
            sx={{ flex: 1, px: 1.25, fontVariantNumeric: 'tabular-nums' }}
          />
        </InputFrame>
        <datalist id="as-at-days">
          {dates.map((date) => (
            <option key={date} value={writeDay(date)}>
              {formatDay(date)}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="outlined" color="inherit">
          {words.show}
        </Button>
      </Box>
      {isWrong && (
        <Box id="as-at-wrong" role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {words.invalid}
        </Box>
      )}
    </Box>
  )
}

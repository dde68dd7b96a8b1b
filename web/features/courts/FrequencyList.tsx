import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useCourtMessages } from '../../messages/courts.ts'

interface FrequencyListProps {
  label: string
  /** The most frequent first. */
  rows: { key: string; name: ReactNode; cases: number }[]
}

/** Shown before the reader asks for all. */
const shownFirst = 10

/** Names with how many cases each has. */
export function FrequencyList({ label, rows }: FrequencyListProps) {
  const { page: words } = useCourtMessages()
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, shownFirst)
  return (
    <>
      <Box component="ul" aria-label={label} sx={list}>
        {shown.map(({ key, name, cases }) => (
          <li key={key}>
            <span>{name}</span>
            <span>{words.number(cases)}</span>
          </li>
        ))}
      </Box>
      {shown.length < rows.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ mt: 0.5, ml: -0.75, color: 'text.secondary' }}>
          {words.showAll(rows.length)}
        </Button>
      )}
    </>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: { xs: 1.25, md: 0.75 },
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& li > span:last-of-type': { color: 'text.secondary' },
} as const

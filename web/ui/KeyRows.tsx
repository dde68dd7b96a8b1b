import Box from '@mui/material/Box'
import { useState } from 'react'
import { fonts } from './theme/tokens.ts'
import { singleKeys } from './single-keys.ts'

/** What is typed or pressed on the left, what it does on the right. `wide` has room for words that are typed. */
export function KeyRows({ rows, wide = false }: { rows: [string, string][]; wide?: boolean }) {
  return (
    <Box component="dl" sx={list}>
      {rows.map(([typed, meaning]) => (
        <Box
          key={typed}
          sx={{ ...line, gridTemplateColumns: wide ? { xs: 'minmax(0, 1fr)', sm: '210px minmax(0, 1fr)' } : '72px minmax(0, 1fr)' }}
        >
          <dt>
            <code>{typed}</code>
          </dt>
          <dd>{meaning}</dd>
        </Box>
      ))}
    </Box>
  )
}

/** Whether single keys count, kept in this browser. */
export function SingleKeysChoice({ label }: { label: string }) {
  const [keysOn, setKeysOn] = useState(singleKeys.areOn)
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer', width: 'fit-content' }}>
      <Box
        component="input"
        type="checkbox"
        checked={keysOn}
        onChange={(event) => {
          singleKeys.turn(event.target.checked)
          setKeysOn(event.target.checked)
        }}
        sx={{ width: 18, height: 18, m: 0 }}
      />
      {label}
    </Box>
  )
}

const list = {
  m: 0,
  mt: 1,
  alignContent: 'start',
  '& dt': { minWidth: 0 },
  '& dd': { m: 0 },
  '& code': { fontFamily: fonts.figures, fontSize: '0.8125rem', fontWeight: 600, overflowWrap: 'anywhere' },
} as const

const line = { display: 'grid', columnGap: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' } as const

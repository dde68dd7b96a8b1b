import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'

/** A figure, and where the cases behind it are listed. */
export interface Cell {
  words: ReactNode
  to?: string | undefined
  /** What is said of the link to who does not see the table around it. */
  label?: string
}

interface FiguresTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; name: Cell; cells: readonly Cell[]; isTotal?: boolean }[]
}

/** The figures of a drawing in numbers; each opens its cases. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is wider than a phone is moved with the arrow keys
    <Box component="section" tabIndex={0} aria-label={caption} sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}>
      <Box component="table" sx={table}>
        <Box component="caption" sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'left', pb: 0.5 }}>
          {caption}
        </Box>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, isTotal = false }) => (
            <tr key={key} data-total={isTotal || undefined}>
              <th scope="row">
                <Shown {...name} />
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>
                  <Shown {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

function Shown({ words, to, label }: Cell) {
  if (to === undefined) return words
  return (
    <Link component={RouterLink} to={to} aria-label={label}>
      {words}
    </Link>
  )
}

/** A link within words: high enough for a finger. */
export const inlineLink = { display: 'inline-block', minHeight: 24 } as const

/** A number that opens its cases; none opens nothing. */
export function useCountCell() {
  const messages = useAnalyticsMessages()
  return (count: number, name: string, where: string, to: string): Cell => ({
    words: messages.number(count),
    ...(count > 0 && { to, label: messages.trends.opens(count, name, where) }),
  })
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  // All six columns of a chart stand side by side on a phone.
  'th, td': {
    textAlign: 'right',
    py: 0.75,
    px: { xs: 0.25, sm: 1 },
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  'th:first-of-type': { textAlign: 'left', pl: 0 },
  'thead th': { color: 'text.secondary', fontSize: { xs: '0.6875rem', sm: '0.75rem' }, verticalAlign: 'bottom' },
  'tr[data-total] > *': { fontWeight: 600, borderBottom: 0 },
  '& a': { display: 'inline-block', minWidth: 24, minHeight: 24, textDecoration: 'underline', textDecorationColor: 'currentcolor' },
} as const

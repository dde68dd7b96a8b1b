import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps } from '@mui/material/styles'
import { radii } from './theme/tokens.ts'

interface RowsLoadingProps {
  /** What is on its way. */
  label: string
  rows?: number
  /** Pixels that a row or card takes, as a rule. */
  height?: number
  /** How cards lie beside one another; rows lie below one another. */
  grid?: SxProps
}

const belowOneAnother: SxProps = { display: 'grid', gap: 1.5 }

/** Room of what a list will show, while it is on its way. */
export function RowsLoading({ label, rows = 4, height = 72, grid = belowOneAnother }: RowsLoadingProps) {
  return (
    <Box component="output" aria-label={label} sx={grid}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton
          key={row}
          variant="rounded"
          height={height}
          sx={{ borderRadius: `${radii.card}px`, opacity: Math.max(0.4, 1 - row * 0.15) }}
        />
      ))}
    </Box>
  )
}

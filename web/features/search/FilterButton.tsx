import TuneRounded from '@mui/icons-material/TuneRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RefObject } from 'react'
import { useMessages } from '../../messages/messages.ts'

interface FilterButtonProps {
  button: RefObject<HTMLButtonElement | null>
  /** How many filters are set. */
  count: number
  open: boolean
  /** Id of the panel that it opens. */
  panel: string
  onToggle: () => void
}

/** Opens and closes the filter panel, and says how many filters are set. */
export function FilterButton({ button, count, open, panel, onToggle }: FilterButtonProps) {
  const { form } = useMessages().search
  return (
    <Button
      ref={button}
      variant="outlined"
      color="inherit"
      startIcon={<TuneRounded />}
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      onClick={onToggle}
      sx={{ minWidth: 132 }}
      title={count > 0 ? form.filtersOn(count) : undefined}
      endIcon={
        count > 0 && (
          <Box component="span" sx={badge}>
            {count}
          </Box>
        )
      }
    >
      {form.filters}
    </Button>
  )
}

const badge = {
  minWidth: 22,
  height: 22,
  px: 0.5,
  borderRadius: 11,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem !important',
  lineHeight: '22px',
} as const

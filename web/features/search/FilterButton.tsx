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
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      onClick={onToggle}
      // On a phone its mark stands for it, beside the search box.
      sx={{
        flex: 'none',
        gap: 1,
        minWidth: 44,
        px: { xs: 0, sm: 2 },
        '& > span:first-of-type': { position: { xs: 'absolute', sm: 'static' }, clipPath: { xs: 'inset(50%)', sm: 'none' } },
      }}
    >
      <TuneRounded fontSize="small" />
      <span>{form.filters}</span>
      {count > 0 && <Box sx={badge}>{count}</Box>}
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
  fontSize: '0.75rem',
  lineHeight: '22px',
} as const

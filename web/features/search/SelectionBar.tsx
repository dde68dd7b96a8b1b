import CloseRounded from '@mui/icons-material/CloseRounded'
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { fewestCompared, maxCompared } from '#contract/compare'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { radii } from '../../ui/theme/tokens.ts'
import { useFoot } from '../../ui/use-foot.ts'

interface SelectionBarProps {
  ids: string[]
  onClear: () => void
  /** What else may be done with the selected cases. */
  children?: ReactNode
}

/** What can be done with the selected cases, at the foot of the screen while any is selected. */
export function SelectionBar({ ids, onClear, children }: SelectionBarProps) {
  const { selection } = useCaseBrowserMessages()
  const comparable = ids.length >= fewestCompared && ids.length <= maxCompared
  const compareWords = comparable ? undefined : selection.compareRange(fewestCompared, maxCompared)
  return (
    <Box component="section" ref={useFoot()} aria-label={selection.label} sx={bar}>
      <Box component="output" sx={{ order: -1, fontWeight: 600, mr: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {selection.count(ids.length)}
      </Box>
      {comparable ? (
        <Button
          component={RouterLink}
          to={`/compare?${new URLSearchParams({ ids: ids.join(',') })}`}
          variant="contained"
          startIcon={<CompareArrowsRounded />}
        >
          {selection.compare}
        </Button>
      ) : (
        <Button variant="outlined" color="inherit" aria-disabled startIcon={<CompareArrowsRounded />} title={compareWords} sx={quiet}>
          {selection.compare}
        </Button>
      )}
      {children}
      <IconButton aria-label={selection.clear} title={selection.clear} onClick={onClear} sx={{ mr: -0.5, order: { xs: -1, sm: 0 } }}>
        <CloseRounded fontSize="small" />
      </IconButton>
      {compareWords && (
        <Box component="span" sx={{ flexBasis: '100%', typography: 'body2', color: 'text.secondary' }}>
          {compareWords}
        </Box>
      )}
    </Box>
  )
}

const quiet = { color: 'text.secondary', cursor: 'default' } as const

const bar = {
  position: 'sticky',
  bottom: 12,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  rowGap: 1,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: `${radii.card}px`,
  // Words alone where the icons would take another row.
  '& .MuiButton-startIcon': { '@media (max-width: 1599px)': { display: 'none' } },
  '& .MuiButton-root': { px: { xs: 1, sm: 1.5 }, minWidth: 0, fontSize: { xs: '0.8125rem', sm: 'inherit' }, whiteSpace: 'nowrap' },
  boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.4)',
} as const

import AddRounded from '@mui/icons-material/AddRounded'
import FormatSizeRounded from '@mui/icons-material/FormatSizeRounded'
import RemoveRounded from '@mui/icons-material/RemoveRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useReaderMessages } from '../messages/reader.ts'
import { PopoverPanel } from '../ui/PopoverPanel.tsx'
import { readingSizes } from './stored-reading-size.ts'

/** Chooses the size of the letters, px by px. */
export function SizeMenu({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const { size: words } = useReaderMessages()
  return (
    <PopoverPanel
      label={words.menu}
      renderTrigger={(props) => (
        <IconButton {...props} color="inherit" aria-label={words.menu}>
          <FormatSizeRounded />
        </IconButton>
      )}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton aria-label={words.smaller} disabled={size <= readingSizes.smallest} onClick={() => onSize(size - 1)}>
          <RemoveRounded />
        </IconButton>
        <Box
          component="output"
          aria-label={words.label}
          sx={{ minWidth: 56, textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
        >
          {words.pixels(size)}
        </Box>
        <IconButton aria-label={words.larger} disabled={size >= readingSizes.largest} onClick={() => onSize(size + 1)}>
          <AddRounded />
        </IconButton>
        <Button size="small" color="inherit" disabled={size === readingSizes.default} onClick={() => onSize(readingSizes.default)}>
          {words.reset}
        </Button>
      </Box>
    </PopoverPanel>
  )
}

import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { radii } from './theme/tokens.ts'

interface SelectAllBarProps {
  words: { label: string; selectAll: string; selected: (count: number) => string }
  /** The ids of the page. */
  shown: readonly string[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** What is done with all that is selected. */
  children?: ReactNode
}

/** Above a list: how many are selected, and what is done with them all; it stays in sight while any is. */
export function SelectAllBar({ words, shown, selected, onSelect, children }: SelectAllBarProps) {
  const areAll = shown.length > 0 && shown.every((id) => selected.has(id))
  const isAny = selected.size > 0
  return (
    <Box
      component="fieldset"
      aria-label={words.label}
      sx={{
        m: 0,
        border: 0,
        minWidth: 0,
        py: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        alignItems: 'center',
        minHeight: 44,
        mb: 1,
        px: { xs: 2, sm: 2.5 },
        borderRadius: `${radii.field}px`,
        ...(isAny && { bgcolor: 'fill.inset', position: 'sticky', top: 72, zIndex: 2 }),
        '& .MuiButton-root': { px: 1, minWidth: 0 },
      }}
    >
      <Box component="label" sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minHeight: 44, cursor: 'pointer', mr: 1 }}>
        <Box
          component="input"
          type="checkbox"
          aria-label={words.selectAll}
          checked={areAll}
          onChange={() => onSelect(areAll ? new Set() : new Set([...selected, ...shown]))}
          sx={{ width: 18, height: 18, m: 0 }}
        />
        <Box
          component="span"
          aria-live="polite"
          sx={{ typography: 'body2', fontWeight: isAny ? 600 : 400, color: isAny ? 'text.primary' : 'text.secondary' }}
        >
          {isAny ? words.selected(selected.size) : words.selectAll}
        </Box>
      </Box>
      {isAny && children}
    </Box>
  )
}

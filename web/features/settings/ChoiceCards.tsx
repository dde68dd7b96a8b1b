import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { measures, motion, radii } from '../../ui/theme/tokens.ts'

interface ChoiceCardsProps<Value extends string> {
  /** Of the group, for those who do not see where it stands. */
  label: string
  name: string
  choices: readonly { value: Value; label: string; says: string; icon?: ReactNode }[]
  chosen: Value
  disabled?: boolean
  onChoose: (value: Value) => void
}

/** One of a few, each with what it means. Arrow keys go from one to the next. */
export function ChoiceCards<Value extends string>({ label, name, choices, chosen, disabled = false, onChoose }: ChoiceCardsProps<Value>) {
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${choices.length}, minmax(0, 1fr))` } }}
    >
      {choices.map(({ value, label: words, says, icon }) => (
        <Box
          key={value}
          component="label"
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            p: 1.75,
            minHeight: measures.touch,
            border: 1,
            borderColor: 'divider',
            borderRadius: `${radii.card}px`,
            cursor: 'pointer',
            transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
            '& svg': { fontSize: 24, color: 'text.secondary' },
            '&:hover': { borderColor: 'text.secondary' },
            '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'primary.light', '& svg': { color: 'primary.main' } },
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            '&:has(:disabled)': { cursor: 'default', opacity: 0.7 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChoose(value)}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
          />
          {icon}
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{words}</Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{says}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

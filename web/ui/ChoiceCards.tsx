import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { measures, motion, radii } from './theme/tokens.ts'

interface ChoiceCardsProps<Value extends string> {
  legend: string
  /** Where a heading above it says the same already. */
  isLegendHidden?: boolean
  choices: readonly { value: Value; label: string; says?: string | undefined; icon?: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** How many stand beside one another where there is room. */
  columns?: number
  disabled?: boolean
}

const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** One of a few, each with what it means. Arrow keys go from one to the next. */
export function ChoiceCards<Value extends string>({
  legend,
  isLegendHidden = false,
  choices,
  chosen,
  onChoose,
  columns = 1,
  disabled = false,
}: ChoiceCardsProps<Value>) {
  const id = useId()
  return (
    <Box component="fieldset" disabled={disabled} sx={{ m: 0, p: 0, border: 0, minWidth: 0, position: 'relative' }}>
      <Box component="legend" sx={isLegendHidden ? hidden : { p: 0, mb: 0.75, typography: 'body2', fontWeight: 600 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` } }}>
        {choices.map(({ value, label, says, icon }) => (
          <Box
            key={value}
            component="label"
            sx={{
              display: 'grid',
              gridTemplateColumns: icon ? 'auto auto minmax(0, 1fr)' : 'auto minmax(0, 1fr)',
              columnGap: 1.25,
              alignItems: 'start',
              alignContent: 'center',
              minHeight: measures.touch,
              px: 1.5,
              py: 1.125,
              border: 1,
              borderColor: 'divider',
              borderRadius: `${radii.field}px`,
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
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-label={label}
              {...(says && { 'aria-describedby': `${id}-${value}` })}
              sx={{
                appearance: 'none',
                m: 0,
                mt: '3px',
                width: 18,
                height: 18,
                border: '1.5px solid',
                borderColor: 'text.secondary',
                borderRadius: '50%',
                bgcolor: 'background.paper',
                outline: 'none',
                // A thick border is seen in forced colours as well.
                '&:checked': { borderWidth: 5.5, borderColor: 'primary.main' },
              }}
            />
            {icon}
            <Box sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: says ? 600 : 400 }}>
                {label}
              </Box>
              {says && (
                <Box component="span" id={`${id}-${value}`} sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                  {says}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import { radii } from '../../ui/theme/tokens.ts'

interface ChoiceProps<Value extends string> {
  label: string
  name: string
  options: readonly { value: Value; label: string; words: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few, each with words of its own. */
export function Choice<Value extends string>({ label, name, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {label}
      </Box>
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 1.25,
            px: 1.75,
            py: 1.25,
            border: 1,
            borderColor: option.value === chosen ? 'primary.main' : 'divider',
            borderRadius: `${radii.field}px`,
            cursor: 'pointer',
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
            sx={{ m: 0, mt: '3px', width: 18, height: 18, accentColor: (theme) => theme.vars.palette.primary.main }}
          />
          <span>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {option.label}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
              {option.words}
            </Box>
          </span>
        </Box>
      ))}
    </Box>
  )
}

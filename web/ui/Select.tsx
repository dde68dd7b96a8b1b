import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { measures, radii } from './theme/tokens.ts'

interface SelectProps<Value extends string> {
  /** Said of it; shown above where it is to be seen. */
  label: string
  showLabel?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of a few values, chosen in the list of the browser itself. */
export function Select<Value extends string>({
  label,
  showLabel = false,
  value,
  options,
  onChange,
  disabled = false,
}: SelectProps<Value>): ReactNode {
  const list = (
    <Box
      component="select"
      aria-label={showLabel ? undefined : label}
      value={value}
      disabled={disabled}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.target.value as Value)}
      sx={{
        minHeight: measures.touch,
        px: 1.25,
        maxWidth: '100%',
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: `${radii.field}px`,
        font: 'inherit',
        fontSize: { xs: 16, md: 15 },
        '&:disabled': { color: 'text.secondary', bgcolor: 'fill.inset' },
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Box>
  )
  if (!showLabel) return list
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.75, typography: 'body2', fontWeight: 600 }}>
      {label}
      {list}
    </Box>
  )
}

import Box from '@mui/material/Box'

interface ChoiceProps<Value extends string> {
  legend: string
  name: string
  options: { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few. */
export function Choice<Value extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, p: 0, mb: 0.75 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {options.map(({ value, label }) => (
          <Box component="label" key={value} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, cursor: 'pointer' }}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            {label}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

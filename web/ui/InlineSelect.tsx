import Box from '@mui/material/Box'
import { useId } from 'react'
import { InputFrame } from './input-frame.ts'

interface InlineSelectProps<Value extends string> {
  label: string
  /** Whether the label stands before the value where there is room; else it is only said. */
  showLabel?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** One of a few values, in the row of what narrows a list: as high and as framed as the search beside it. */
export function InlineSelect<Value extends string>({ label, showLabel = false, value, options, onChoose }: InlineSelectProps<Value>) {
  const id = useId()
  return (
    <InputFrame sx={{ flex: { xs: '1 1 140px', sm: '0 1 auto' } }}>
      {showLabel && (
        // On a phone the value needs the room.
        <Box
          component="label"
          htmlFor={id}
          sx={{ display: { xs: 'none', sm: 'block' }, pl: 1.5, color: 'text.secondary', typography: 'body2', whiteSpace: 'nowrap' }}
        >
          {label}
        </Box>
      )}
      <Box
        component="select"
        id={id}
        aria-label={label}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
          onChoose(options.find((option) => option.value === event.target.value)?.value ?? value)
        }
        sx={{ flex: 1, px: showLabel ? 1 : 1.25, maxWidth: { sm: 260 }, fontWeight: 600, textOverflow: 'ellipsis' }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </InputFrame>
  )
}

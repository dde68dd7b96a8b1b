import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { measures, radii } from './theme/tokens.ts'

interface ChoiceProps {
  /** Whether it takes the whole width of a phone, where its options are long. */
  long?: boolean
  label: string
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A labelled choice of one, by the means of the device. */
export function Choice({ long = false, label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, flex: { xs: long ? '1 1 100%' : '1 1 40%', sm: '1 1 150px' } }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{
          minHeight: { xs: measures.touch, md: 40 },
          width: '100%',
          px: 1,
          font: 'inherit',
          fontSize: { xs: 16, md: 15 },
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: `${radii.field}px`,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

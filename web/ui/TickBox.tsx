import Box from '@mui/material/Box'
import { useId } from 'react'

interface TickBoxProps {
  label: string
  /** What it promises. */
  hint: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is chosen or left, with what it means below it. */
export function TickBox({ label, hint, name, checked, onChange }: TickBoxProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.25, alignItems: 'start' }}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ width: 18, height: 18, m: 0, mt: '2px', cursor: 'pointer' }}
      />
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: 'pointer' }}>
        {label}
      </Box>
      <Box id={`${id}-hint`} sx={{ gridColumn: 2, typography: 'body2', color: 'text.secondary' }}>
        {hint}
      </Box>
    </Box>
  )
}

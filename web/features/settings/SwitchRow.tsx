import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { measures } from '../../ui/theme/tokens.ts'

interface SwitchRowProps {
  label: string
  says: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, with what that means. The whole row is its button. */
export function SwitchRow({ label, says, checked, disabled = false, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: measures.touch,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        cursor: disabled ? 'default' : 'pointer',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, ...(disabled && { color: 'text.secondary' }) }}>{label}</Box>
        <Box id={id} sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '60ch' }}>
          {says}
        </Box>
      </Box>
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(_, on) => onChange(on)}
        slotProps={{ input: { 'aria-label': label, 'aria-describedby': id, role: 'switch' } }}
      />
    </Box>
  )
}

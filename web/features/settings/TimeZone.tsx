import Box from '@mui/material/Box'
import { useId } from 'react'
import { useSettingsMessages } from '../../messages/settings.ts'
import { InputFrame } from '../../ui/input-frame.ts'

/** 'Africa/Nairobi' as it reads best: 'Africa / Nairobi'. */
const shown = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/** In which days begin and end. */
export function TimeZone({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { timeZone: words } = useSettingsMessages()
  const id = useId()
  const known = Intl.supportedValuesOf('timeZone')
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 0.75, maxWidth: 420 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {words.label}
      </Box>
      <InputFrame>
        <Box
          component="select"
          id={id}
          value={value}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => onChange(target.value)}
          sx={{ flex: 1, px: 1.25, minHeight: 40 }}
        >
          {(known.includes(value) ? known : [value, ...known]).map((zone) => (
            <option key={zone} value={zone}>
              {shown(zone)}
            </option>
          ))}
        </Box>
      </InputFrame>
      <Box id={`${id}-says`} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {words.says}
      </Box>
    </Box>
  )
}

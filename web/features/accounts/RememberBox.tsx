import Box from '@mui/material/Box'
import { useId } from 'react'
import { useAccountMessages } from '../../messages/accounts.ts'

/** Remember Me, and what it promises. */
export function RememberBox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { login } = useAccountMessages().accounts
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.25, alignItems: 'start' }}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        name="remember"
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ width: 18, height: 18, m: 0, mt: '2px', cursor: 'pointer' }}
      />
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: 'pointer' }}>
        {login.remember}
      </Box>
      <Box id={`${id}-hint`} sx={{ gridColumn: 2, typography: 'body2', color: 'text.secondary' }}>
        {login.rememberHint}
      </Box>
    </Box>
  )
}

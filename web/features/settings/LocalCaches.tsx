import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useSettingsMessages } from '../../messages/settings.ts'
import { useToast } from '../../ui/toast.tsx'
import { clearLocalCaches } from './clear-local-caches.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** Forgets what this device keeps for speed: not who is signed in, nor the theme, nor what was not sent yet. */
export function LocalCaches() {
  const { caches: words } = useSettingsMessages()
  const client = useQueryClient()
  const showToast = useToast()
  return (
    <SettingsCard heading={words.heading} lead={words.lead}>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => {
          clearLocalCaches()
          void client.resetQueries()
          showToast(words.cleared, { severity: 'success' })
        }}
      >
        {words.clear}
      </Button>
    </SettingsCard>
  )
}

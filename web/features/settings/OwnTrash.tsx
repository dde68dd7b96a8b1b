import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useSettingsMessages } from '../../messages/settings.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** The way to what was deleted and can still be brought back. */
export function OwnTrash() {
  const { trash } = useSettingsMessages()
  return (
    <SettingsCard heading={trash.heading} lead={trash.lead}>
      <Button variant="outlined" color="inherit" component={Link} to="/trash">
        {trash.open}
      </Button>
    </SettingsCard>
  )
}

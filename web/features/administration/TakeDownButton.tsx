import GavelRounded from '@mui/icons-material/GavelRounded'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { TakeDownDialog } from './TakeDownDialog.tsx'

/** Takes the judgment that is open down, by an order. */
export function TakeDownButton({ id, name }: { id: string; name: string }) {
  const { takedowns: words } = useAdministrationMessages()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button size="small" color="error" startIcon={<GavelRounded />} onClick={() => setAsks(true)} sx={{ px: 1 }}>
        {words.ask}
      </Button>
      {asks && <TakeDownDialog of={{ id, name }} onClose={() => setAsks(false)} />}
    </>
  )
}

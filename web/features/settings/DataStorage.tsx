import Box from '@mui/material/Box'
import { LocalCaches } from './LocalCaches.tsx'
import { OwnExport } from './OwnExport.tsx'
import { StorageUsed } from './StorageUsed.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

/** What is kept for an account, how it is taken along, and how it ends. */
export function DataStorage({ onDeleted }: { onDeleted: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <StorageUsed />
      <OwnExport />
      <LocalCaches />
      <DeleteAccount onDeleted={onDeleted} />
    </Box>
  )
}

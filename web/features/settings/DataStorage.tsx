import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { LocalCaches } from './LocalCaches.tsx'
import { OwnExport } from './OwnExport.tsx'
import { OwnTrash } from './OwnTrash.tsx'
import { StorageUsed } from './StorageUsed.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

/** What is kept for an account, how it is taken along, and how it ends. */
export function DataStorage(ending: ComponentProps<typeof DeleteAccount>) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <StorageUsed />
      <OwnExport />
      <OwnTrash />
      <LocalCaches />
      <DeleteAccount {...ending} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useSession } from '../features/accounts/session-context.tsx'
import { DocumentList } from '../features/library/DocumentList.tsx'
import { DropZone } from '../features/library/DropZone.tsx'
import { isEditor } from '../features/library/editable.ts'
import { uploadQueue } from '../features/library/upload-queue.ts'
import { UploadList } from '../features/library/UploadList.tsx'
import { useLibraryMessages } from '../messages/library.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /library */
export function LibraryPage() {
  const library = useLibraryMessages()
  const { user } = useSession().state
  usePageTitle(library.title)
  useEffect(() => {
    if (user) uploadQueue.belongTo(user.id)
  }, [user])
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {library.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: { xs: 2, md: 3 }, maxWidth: '68ch' }}>{library.lead}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2.5, md: 3 } }}>
        <DropZone mayPublish={isEditor(user)} onFiles={uploadQueue.add} />
        <UploadList />
        <DocumentList />
      </Box>
    </PageFrame>
  )
}

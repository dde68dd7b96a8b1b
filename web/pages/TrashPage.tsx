import Typography from '@mui/material/Typography'
import { TrashBrowser } from '../features/trash/TrashBrowser.tsx'
import { useTrashMessages } from '../messages/trash.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /trash */
export function TrashPage() {
  const { title, lead } = useTrashMessages()
  usePageTitle(title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: { xs: 2, md: 3 }, maxWidth: '68ch' }}>{lead}</Typography>
      <TrashBrowser />
    </PageFrame>
  )
}

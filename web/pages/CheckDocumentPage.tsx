import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router'
import { DocumentCheck } from '../features/document-check/DocumentCheck.tsx'
import { PutIntoProject } from '../features/projects/PutIntoProject.tsx'
import { WatchButton } from '../features/watches/WatchButton.tsx'
import { useDocumentCheckMessages } from '../messages/document-check.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /citations/check */
export function CheckDocumentPage() {
  const { title, lead } = useDocumentCheckMessages()
  const navigate = useNavigate()
  usePageTitle(title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: { xs: 2, md: 2.5 }, maxWidth: '68ch' }}>{lead}</Typography>
      <DocumentCheck
        onAsk={(id) => void navigate(`/chat?${new URLSearchParams({ check: id })}`)}
        renderMore={({ id, name }) => (
          <>
            <WatchButton kind="check" target={id} name={name} />
            <PutIntoProject type="document_check" id={id} name={name} />
          </>
        )}
      />
    </PageFrame>
  )
}

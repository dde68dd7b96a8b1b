import { ownCitations } from '#contract/watches'
import PostAddRounded from '@mui/icons-material/PostAddRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useSession } from '../features/accounts/session-context.tsx'
import { CitationManager } from '../features/citations/CitationManager.tsx'
import { isEditor } from '../features/library/editable.ts'
import { PutIntoProject } from '../features/projects/PutIntoProject.tsx'
import { WatchButton } from '../features/watches/WatchButton.tsx'
import { useCitationMessages } from '../messages/citations.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { putSelected } from './put-selected.tsx'

const ReviewsPage = lazyPart(async () => (await import('./ReviewsPage.tsx')).ReviewsPage)
const CitationToNote = lazyPart(async () => (await import('./CitationToNote.tsx')).CitationToNote)
const CheckDocumentPage = lazyPart(async () => (await import('./CheckDocumentPage.tsx')).CheckDocumentPage)

/** /citations, /citations/check and, for editors, /citations/reviews: one route, since each weighs on the first visit of every reader. */
export function CitationsPage() {
  const { screen } = useParams()
  const { state } = useSession()
  if (screen === undefined) return <ManagerPage />
  if (screen !== 'check' && !(screen === 'reviews' && isEditor(state.user))) return <Navigate to="/" replace />
  return <Suspense>{screen === 'check' ? <CheckDocumentPage /> : <ReviewsPage />}</Suspense>
}

function ManagerPage() {
  const { title, lead } = useCitationMessages()
  const [noted, setNoted] = useState<string | null>(null)
  usePageTitle(title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: { xs: 2, md: 2.5 }, maxWidth: '68ch' }}>{lead}</Typography>
      <CitationManager
        renderMore={({ id, case_title, text, words }) => (
          <>
            {words !== '' && <NoteButton onOpen={() => setNoted(id)} />}
            <PutIntoProject type="citation" id={id} name={case_title ?? text} />
          </>
        )}
        renderSelected={putSelected('citation')}
        actions={<WatchButton kind="list" target={ownCitations} name={title} />}
      />
      {noted !== null && (
        <Suspense fallback={null}>
          <CitationToNote id={noted} onClose={() => setNoted(null)} />
        </Suspense>
      )}
    </PageFrame>
  )
}

/** Puts the words of a cited passage into a note. */
function NoteButton({ onOpen }: { onOpen: () => void }) {
  const { cite } = useCitationMessages()
  return (
    <Button size="small" color="inherit" startIcon={<PostAddRounded />} onClick={onOpen}>
      {cite.toNote}
    </Button>
  )
}

import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router'
import { useSession } from '../features/accounts/session-context.tsx'
import { CaseView } from '../features/cases/CaseView.tsx'
import { DocumentActions } from '../features/library/DocumentActions.tsx'
import { isEditor } from '../features/library/editable.ts'
import { isFromLibrary } from '../features/library/from-library.ts'
import { useLibraryMessages } from '../messages/library.ts'
import { useMessages } from '../messages/messages.ts'
import { PageFrame } from './PageFrame.tsx'

/** /cases/{caseId} */
export function CasePage() {
  const { cases } = useMessages()
  const library = useLibraryMessages()
  const { caseId = '' } = useParams()
  const { state: origin } = useLocation()
  const { state } = useSession()
  const navigate = useNavigate()
  const back = isFromLibrary(origin)
    ? { to: '/library', words: library.title }
    : { to: { pathname: '/cases', search: searchOf(origin) }, words: cases.back }
  return (
    <PageFrame>
      <Box component="nav" aria-label={cases.trail} sx={{ mb: 1 }}>
        <Button
          component={RouterLink}
          to={back.to}
          color="inherit"
          size="small"
          startIcon={<ArrowBackRounded />}
          sx={{ ml: -1, color: 'text.secondary' }}
        >
          {back.words}
        </Button>
      </Box>
      <CaseView
        key={caseId}
        id={caseId}
        renderActions={(record) =>
          (record.isPrivate || isEditor(state.user)) && (
            <Box sx={{ display: 'flex', justifyContent: { sm: 'flex-end' }, mt: { sm: -5.5 }, mb: 1, px: { xs: 1, sm: 0 } }}>
              <DocumentActions document={record} onDeleted={() => void navigate(record.isPrivate ? '/library' : '/cases')} />
            </Box>
          )
        }
      />
    </PageFrame>
  )
}

/** The search that led here, if one did. */
function searchOf(state: unknown): string {
  const { search } = (state ?? {}) as { search?: unknown }
  return typeof search === 'string' ? search : ''
}

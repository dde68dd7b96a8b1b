import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import type { Act } from '#contract/legislation'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import { useMemo } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import type { ProvisionEntries } from '../features/legal-library/ActBody.tsx'
import { ActView } from '../features/legal-library/ActView.tsx'
import { LegislationBrowser } from '../features/legal-library/LegislationBrowser.tsx'
import { AnnotationProvider } from '../features/annotations/annotation-state.tsx'
import { useSession } from '../features/accounts/session-context.tsx'
import { BookmarkButton } from '../features/bookmarks/BookmarkButton.tsx'
import { BookmarkProvisionEntry } from '../features/bookmarks/BookmarkProvisionEntry.tsx'
import { isEditor } from '../features/library/editable.ts'
import { noteCase } from '../features/history/record-view.ts'
import { AddToNoteEntry } from '../features/notes/AddToNoteEntry.tsx'
import { PutEntry } from '../features/projects/PutEntry.tsx'
import { WatchPartsEntry } from '../features/watches/WatchPartsEntry.tsx'
import { WatchProvisionEntry } from '../features/watches/WatchButton.tsx'
import { useAnnotationMessages } from '../messages/annotations.ts'
import { useBookmarkMessages } from '../messages/bookmarks.ts'
import { useLegalLibraryMessages } from '../messages/legal-library.ts'
import { type PassageToCite, citeStore } from '../ui/cite-store.ts'
import { PopoverMenuItem } from '../ui/PopoverMenu.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { readFragment } from '../ui/read-fragment.ts'
import { useActMarking } from './ActMarking.tsx'
import { PageFrame } from './PageFrame.tsx'

/** What a reader does with a provision beside reading it. */
const entriesOf =
  (cite: string): ProvisionEntries =>
  ({ eid, name, act, parts, read, quote }) => {
    const id = `${act.id}~${eid}`
    const title = `${name}, ${act.title}`
    return (
      <>
        <PopoverMenuItem icon={<PlaylistAddRounded />} onSelect={() => citeStore.open(provisionToCite({ read, title, act }))}>
          {cite}
        </PopoverMenuItem>
        <BookmarkProvisionEntry provision={id} name={title} />
        {quote && <AddToNoteEntry quote={quote} name={title} />}
        <WatchProvisionEntry provision={id} name={title} />
        <WatchPartsEntry
          name={name}
          parts={parts.map((part) => ({
            target: `${act.id}~${part.eid}`,
            title: `${part.name}, ${act.title}`,
            short: part.name,
            text: part.text,
          }))}
        />
        <PutEntry type="provision" id={id} name={title} />
      </>
    )
  }

interface GivenProvision extends Pick<Parameters<ProvisionEntries>[0], 'read' | 'act'> {
  title: string
}

function provisionToCite({ read, title, act }: GivenProvision): PassageToCite {
  const day = act.is_latest ? null : (act.version.date ?? act.version.until)
  const provision = { id: `${act.id}~${read}`, ...(day !== null && { asAt: day }), law: act }
  return { caseId: act.id, provision, name: title, paragraph: null, pinpoint: null }
}

function useEntries(): ProvisionEntries {
  const { toolbar } = useAnnotationMessages()
  return useMemo(() => entriesOf(toolbar.cite), [toolbar.cite])
}

function useReviewing(): boolean {
  const { state } = useSession()
  return isEditor(state.user)
}

const renderActions = (act: Act) => <ActBookmark act={act} />

/** Beside the title of an Act. */
function ActBookmark({ act }: { act: Act }) {
  const { picker } = useBookmarkMessages()
  return <BookmarkButton caseId={act.id} name={act.title} title={picker.actTitle} variant="button" />
}

/** In the history stands the provision at which the Act was opened, or the Act. */
function noteRead({ id }: Act) {
  const eid = readFragment(location.hash)
  noteCase(eid === '' ? id : `${id}~${eid}`, 'case_view')
}

/** /legal-library/constitution: that of Kenya, which the server knows by this name. */
export function ConstitutionPage() {
  return (
    <PageFrame>
      <AnnotationProvider>
        <ActView
          id="constitution"
          cards
          reviewing={useReviewing()}
          entries={useEntries()}
          marking={useActMarking()}
          actions={renderActions}
          onFetched={noteRead}
        />
      </AnnotationProvider>
    </PageFrame>
  )
}

/** /legal-library/legislation */
export function LegislationPage() {
  usePageTitle(useLegalLibraryMessages().title)
  return (
    <PageFrame>
      <LegislationBrowser />
    </PageFrame>
  )
}

/** /legal-library/legislation/{actId} */
export function ActPage() {
  const { act } = useLegalLibraryMessages()
  const { actId = '' } = useParams()
  return (
    <PageFrame>
      <Box component="nav" aria-label={act.trail} data-frame sx={{ mb: 1 }}>
        <Button
          component={RouterLink}
          to="/legal-library/legislation"
          color="inherit"
          size="small"
          startIcon={<ArrowBackRounded />}
          sx={{ ml: -1, color: 'text.secondary' }}
        >
          {act.back}
        </Button>
      </Box>
      <AnnotationProvider key={actId}>
        <ActView
          id={actId}
          reviewing={useReviewing()}
          entries={useEntries()}
          marking={useActMarking()}
          actions={renderActions}
          onFetched={noteRead}
        />
      </AnnotationProvider>
    </PageFrame>
  )
}

import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useMemo } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router'
import { useSession } from '../features/accounts/session-context.tsx'
import { AnnotationProvider } from '../features/annotations/annotation-state.tsx'
import { CaseView } from '../features/cases/CaseView.tsx'
import type { CaseSlots } from '../features/cases/open-case.ts'
import type { CaseRecord } from '../features/cases/read-case.ts'
import { KeepCaseEntry } from '../features/citations/KeepCaseEntry.tsx'
import { noteCase } from '../features/history/record-view.ts'
import { DocumentActions } from '../features/library/DocumentActions.tsx'
import { isFromLibrary } from '../features/library/from-library.ts'
import { PutEntry } from '../features/projects/PutEntry.tsx'
import { WatchCaseEntry } from '../features/watches/WatchButton.tsx'
import { useAnnotationMessages } from '../messages/annotations.ts'
import { useLegalMenuMessages } from '../messages/legal-menu.ts'
import { useLibraryMessages } from '../messages/library.ts'
import { useChatLinks } from '../messages/chat-links.ts'
import { useCasePageMessages } from '../messages/case-page.ts'
import { useReaderMessages } from '../messages/reader.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { PopoverMenuItem } from '../ui/PopoverMenu.tsx'
import { reportStore } from '../ui/report-store.ts'
import { CaseAnnotations, CaseBookmark, CaseMarksLayer, CaseNotes, CaseSelection } from './CaseMarking.tsx'
import { CaseAssistant, CaseChatButton, CaseChatEntry, CaseChatOffer } from './CaseChat.tsx'
import { AuthoritiesTab, CitedByTab, HistoryTab, LegislationTab, NetworkTab, Standing } from './CaseCitator.tsx'
import { PageFrame } from './PageFrame.tsx'

const TakeDownButton = lazyPart(async () => (await import('../features/administration/TakeDownButton.tsx')).TakeDownButton)

/** What the other areas put on the case page. */
function useSlots(): CaseSlots {
  const { tabs } = useCasePageMessages()
  const { legislation } = useLegalMenuMessages()
  const { panel } = useAnnotationMessages()
  const { panel: ask } = useChatLinks()
  return useMemo(
    () => ({
      Above: DocumentTools,
      HeaderActions: CaseActions,
      MenuItems: CaseEntries,
      Marks: CaseMarksLayer,
      SelectionToolbar: CaseSelection,
      Standing,
      Information: CaseOffers,
      tabs: [
        { name: 'citedBy', label: tabs.citedBy, Content: CitedByTab },
        { name: 'authorities', label: tabs.authorities, Content: AuthoritiesTab },
        { name: 'legislation', label: legislation, Content: LegislationTab },
        { name: 'history', label: tabs.history, Content: HistoryTab },
        { name: 'network', label: tabs.network, Content: NetworkTab },
      ],
      panels: [
        { name: 'annotations', label: panel.title, Content: CaseAnnotations },
        { name: 'assistant', label: ask, Content: CaseAssistant },
      ],
      onDownloaded: (id) => noteCase(id, 'download'),
    }),
    [tabs, panel, ask, legislation],
  )
}

const noteView = (id: string) => noteCase(id, 'case_view')

/** /cases/{caseId} */
export function CasePage() {
  const words = useCasePageMessages()
  const slots = useSlots()
  const library = useLibraryMessages()
  const { caseId = '' } = useParams()
  const { state: origin } = useLocation()
  const back = isFromLibrary(origin)
    ? { to: '/library', words: library.title }
    : { to: { pathname: '/cases', search: searchOf(origin) }, words: words.back }
  return (
    <PageFrame isDense>
      <Box component="nav" aria-label={words.trail} data-frame>
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
      <AnnotationProvider key={caseId}>
        <CaseView id={caseId} slots={slots} onFetched={noteView} />
      </AnnotationProvider>
    </PageFrame>
  )
}

/** What the reader may do with the document, as the server says. */
function DocumentTools({ record }: { record: CaseRecord }) {
  const navigate = useNavigate()
  const { allowed } = record
  const isAdministrator = useSession().state.user?.role === 'admin'
  if (!allowed.includes('change') && !allowed.includes('delete')) return null
  return (
    <Box
      data-frame
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        justifyContent: { sm: 'flex-end' },
        mt: { sm: -5.5 },
        mb: 0.5,
        px: { xs: 1, sm: 0 },
      }}
    >
      <DocumentActions document={record} allowed={allowed} onDeleted={() => void navigate(record.isPrivate ? '/library' : '/cases')} />
      {isAdministrator && !record.isPrivate && (
        <Suspense>
          <TakeDownButton id={record.id} name={record.citation ?? record.title} />
        </Suspense>
      )}
    </Box>
  )
}

/** In its header, beside its menu. */
function CaseActions({ record }: { record: CaseRecord }) {
  return (
    <>
      <CaseBookmark record={record} />
      <CaseChatButton record={record} />
    </>
  )
}

/** Below what is known of it. */
function CaseOffers({ record }: { record: CaseRecord }) {
  return (
    <>
      <CaseChatOffer record={record} />
      <CaseNotes record={record} />
    </>
  )
}

/** What other areas do with an open case, above what is done with its paper. */
function CaseEntries({ record }: { record: CaseRecord }) {
  return (
    <>
      <CaseChatEntry record={record} />
      <WatchCaseEntry caseId={record.id} name={record.title} />
      <CompareEntry record={record} />
      <KeepCaseEntry caseId={record.id} />
      {!record.isPrivate && <ReportEntry record={record} />}
      <PutEntry type="document" id={record.id} name={record.title} />
    </>
  )
}

/** Opens the form in which a mistake is reported, with the words that are marked. */
function ReportEntry({ record }: { record: CaseRecord }) {
  const { menu } = useCasePageMessages()
  const report = () => reportStore.open({ caseId: record.id, about: 'case', place: null, quote: getSelection()?.toString() ?? '' })
  return (
    <PopoverMenuItem icon={<FlagOutlined />} onSelect={report}>
      {menu.report}
    </PopoverMenuItem>
  )
}

/** Leads to the comparison, which this case begins. */
function CompareEntry({ record }: { record: CaseRecord }) {
  const { menu } = useReaderMessages()
  const navigate = useNavigate()
  return (
    <PopoverMenuItem icon={<CompareArrowsRounded />} onSelect={() => void navigate(`/compare?ids=${encodeURIComponent(record.id)}`)}>
      {menu.compare}
    </PopoverMenuItem>
  )
}

/** The search that led here, if one did. */
function searchOf(state: unknown): string {
  const { search } = (state ?? {}) as { search?: unknown }
  return typeof search === 'string' ? search : ''
}

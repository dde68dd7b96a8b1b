import Box from '@mui/material/Box'
import type { AddedQuote } from '#contract/notes'
import { Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChatArrival } from '../features/chat/ChatScreen.tsx'
import { AnnotationMarks } from '../features/annotations/AnnotationMarks.tsx'
import { AnnotationPanel } from '../features/annotations/AnnotationPanel.tsx'
import { SelectionTools } from '../features/annotations/SelectionTools.tsx'
import type { Annotation } from '#contract/annotations'
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import type { CaseRecord } from '../features/cases/read-case.ts'
import { shorten } from '../features/annotations/arrange.ts'
import { useMessages } from '../messages/messages.ts'
import { divideTitle } from '../ui/case-name.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { chatAbout } from './CaseChat.tsx'

const CaseBookmarkButton = lazyPart(async () => (await import('./CaseBookmarkButton.tsx')).CaseBookmarkButton)
const AddToNoteDialog = lazyPart(async () => (await import('../features/notes/AddToNoteDialog.tsx')).AddToNoteDialog)
const PutIntoProject = lazyPart(async () => (await import('../features/projects/PutIntoProject.tsx')).PutIntoProject)
const CitedLawCards = lazyPart(async () => (await import('../features/legal-library/CitedLawCards.tsx')).CitedLawCards)
const BookmarkDialog = lazyPart(async () => (await import('../features/bookmarks/BookmarkDialog.tsx')).BookmarkDialog)

function useName({ title, caseNumber, citation }: CaseRecord): string {
  const { cases } = useMessages()
  return divideTitle(title, { caseNumber, citation }).parties || cases.untitled
}

const NotesAboutCase = lazyPart(async () => (await import('../features/notes/NotesAboutCase.tsx')).NotesAboutCase)

/** Below what is known of it. */
export function CaseNotes({ record }: { record: CaseRecord }) {
  return (
    <Suspense fallback={null}>
      <NotesAboutCase caseId={record.id} />
    </Suspense>
  )
}

/** In the header of a case. */
export function CaseBookmark({ record }: { record: CaseRecord }) {
  const name = useName(record)
  return (
    <Box sx={{ flex: 'none', width: { xs: 44, sm: 156 } }}>
      <Suspense>
        <CaseBookmarkButton caseId={record.id} name={name} variant="button" />
      </Suspense>
    </Box>
  )
}

/** Puts an annotation into a project, from its row or its card. */
const putAnnotation = ({ id, text_selection }: Annotation, where: 'row' | 'card') => (
  <Suspense fallback={null}>
    <PutIntoProject
      type="annotation"
      id={id}
      name={shorten(text_selection, 80)}
      renderTrigger={
        where === 'card'
          ? undefined
          : (open, label) => (
              <button type="button" aria-label={label} title={label} onClick={open}>
                <CreateNewFolderOutlined />
              </button>
            )
      }
    />
  </Suspense>
)

/** Over its text. */
export function CaseMarksLayer({ record }: { record: CaseRecord }) {
  return (
    <>
      <AnnotationMarks caseId={record.id} source={record} renderMore={putAnnotation} />
      <Suspense fallback={null}>
        <CitedLawCards caseId={record.id} />
      </Suspense>
    </>
  )
}

/** Beside it. */
export function CaseAnnotations({ record }: { record: CaseRecord }) {
  return <AnnotationPanel caseId={record.id} renderMore={putAnnotation} />
}

/** Where text is selected; its bookmark keeps the words, and so does a note. */
export function CaseSelection({ record }: { record: CaseRecord }) {
  const name = useName(record)
  const [passage, setPassage] = useState<string | null>(null)
  const [quote, setQuote] = useState<AddedQuote | null>(null)
  const close = useCallback(() => setPassage(null), [])
  const navigate = useNavigate()
  const ask = (question: string) => void navigate(chatAbout(record.id), { state: { ask: question } satisfies ChatArrival })
  return (
    <>
      <SelectionTools caseId={record.id} source={record} onBookmark={setPassage} onNote={setQuote} onAsk={ask} />
      {quote !== null && (
        <Suspense fallback={null}>
          <AddToNoteDialog quote={quote} name={name} onClose={() => setQuote(null)} />
        </Suspense>
      )}
      {passage !== null && (
        <Suspense fallback={null}>
          <BookmarkDialog caseId={record.id} name={name} passage={passage} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

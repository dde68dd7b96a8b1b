import Box from '@mui/material/Box'
import { Suspense, useCallback, useState } from 'react'
import { AnnotationMarks } from '../features/annotations/AnnotationMarks.tsx'
import { AnnotationPanel } from '../features/annotations/AnnotationPanel.tsx'
import { SelectionTools } from '../features/annotations/SelectionTools.tsx'
import type { CaseRecord } from '../features/cases/read-case.ts'
import { useMessages } from '../messages/messages.ts'
import { divideTitle } from '../ui/case-name.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const BookmarkButton = lazyPart(async () => (await import('../features/bookmarks/BookmarkButton.tsx')).BookmarkButton)
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
        <BookmarkButton caseId={record.id} name={name} variant="button" />
      </Suspense>
    </Box>
  )
}

/** Over its text. */
export function CaseMarksLayer({ record }: { record: CaseRecord }) {
  return <AnnotationMarks caseId={record.id} source={record} />
}

/** Beside it. */
export function CaseAnnotations({ record }: { record: CaseRecord }) {
  return <AnnotationPanel caseId={record.id} />
}

/** Where text is selected; its bookmark keeps the words. */
export function CaseSelection({ record }: { record: CaseRecord }) {
  const name = useName(record)
  const [passage, setPassage] = useState<string | null>(null)
  const close = useCallback(() => setPassage(null), [])
  return (
    <>
      <SelectionTools caseId={record.id} source={record} onBookmark={setPassage} />
      {passage !== null && (
        <Suspense fallback={null}>
          <BookmarkDialog caseId={record.id} name={name} passage={passage} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import type { AddedQuote } from '#contract/notes'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ChatArrival } from '../features/chat/ChatScreen.tsx'
import { AnnotationMarks } from '../features/annotations/AnnotationMarks.tsx'
import { AnnotationPanel } from '../features/annotations/AnnotationPanel.tsx'
import { SelectionTools } from '../features/annotations/SelectionTools.tsx'
import { markedCase } from '../features/annotations/marked.ts'
import type { CaseRecord } from '../features/cases/read-case.ts'
import { useMessages } from '../messages/messages.ts'
import { useReaderMessages } from '../messages/reader.ts'
import { type OpenJudgment, useOpenJudgment } from '../reader/open-judgment.ts'
import { noteQuoting, quotingOf } from '../reader/quoting.ts'
import { passageToCite } from '../reader/passage-to-cite.ts'
import { citeStore } from '../ui/cite-store.ts'
import { divideTitle } from '../ui/case-name.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { chatAbout } from './CaseChat.tsx'
import { putAnnotation } from './put-annotation.tsx'

const CaseBookmarkButton = lazyPart(async () => (await import('./CaseBookmarkButton.tsx')).CaseBookmarkButton)
const AddToNoteDialog = lazyPart(async () => (await import('../features/notes/AddToNoteDialog.tsx')).AddToNoteDialog)
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

const useQuoting = (record: CaseRecord, { text }: OpenJudgment) => {
  const { quote } = useReaderMessages()
  return useMemo(() => quotingOf(quote, record, text), [quote, record, text])
}

/** Over its text. */
export function CaseMarksLayer({ record }: { record: CaseRecord }) {
  const judgment = useOpenJudgment()
  return (
    <>
      {judgment && <CaseMarks record={record} judgment={judgment} />}
      <Suspense fallback={null}>
        <CitedLawCards caseId={record.id} />
      </Suspense>
    </>
  )
}

function CaseMarks({ record, judgment }: { record: CaseRecord; judgment: OpenJudgment }) {
  const quoting = useQuoting(record, judgment)
  return <AnnotationMarks marked={markedCase(record.id)} text={judgment} quoting={quoting} renderMore={putAnnotation} />
}

/** Beside it. */
export function CaseAnnotations({ record }: { record: CaseRecord }) {
  const judgment = useOpenJudgment()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return (
    <AnnotationPanel
      marked={markedCase(record.id)}
      text={judgment}
      onGo={({ paragraph }) => void navigate({ search, hash: `#p-${paragraph}` }, { state: state as unknown })}
      renderMore={putAnnotation}
    />
  )
}

/** Where text is selected; its bookmark keeps the words, and so does a note. */
export function CaseSelection({ record }: { record: CaseRecord }) {
  const judgment = useOpenJudgment()
  return judgment && <SelectionOf record={record} judgment={judgment} />
}

const questions = ['explain', 'followed', 'otherSide'] as const

function SelectionOf({ record, judgment }: { record: CaseRecord; judgment: OpenJudgment }) {
  const name = useName(record)
  const words = useReaderMessages().quote
  const quoting = useQuoting(record, judgment)
  const [passage, setPassage] = useState<string | null>(null)
  const [quote, setQuote] = useState<AddedQuote | null>(null)
  const close = useCallback(() => setPassage(null), [])
  const navigate = useNavigate()
  const ask = (question: string) => void navigate(chatAbout(record.id), { state: { ask: question } satisfies ChatArrival })
  return (
    <>
      <SelectionTools
        marked={markedCase(record.id)}
        text={judgment}
        quoting={quoting}
        onBookmark={(place) => setPassage(quoting.passage(place))}
        onNote={(place) => setQuote(noteQuoting(words, record.id, record, judgment.text)(place))}
        onCite={(place) => citeStore.open(passageToCite(words, { caseId: record.id, name }, judgment.text, place))}
        questions={questions}
        onAsk={ask}
      />
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

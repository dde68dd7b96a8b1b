import type { AddedQuote } from '#contract/notes'
import { Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { AnnotationMarks } from '../features/annotations/AnnotationMarks.tsx'
import { AnnotationPanel } from '../features/annotations/AnnotationPanel.tsx'
import type { Marked } from '../features/annotations/marked.ts'
import { SelectionTools } from '../features/annotations/SelectionTools.tsx'
import type { ChatArrival } from '../features/chat/ChatScreen.tsx'
import type { ActMarking, MarkedAct, MarksOverAct } from '../features/legal-library/act-marking.ts'
import type { OpenAct } from '../features/legal-library/use-open-act.ts'
import { useAnnotationMessages } from '../messages/annotations.ts'
import { useBookmarkMessages } from '../messages/bookmarks.ts'
import type { Place } from '../reader/text-places.ts'
import { citeStore } from '../ui/cite-store.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { putAnnotation } from './put-annotation.tsx'

const AddToNoteDialog = lazyPart(async () => (await import('../features/notes/AddToNoteDialog.tsx')).AddToNoteDialog)
const BookmarkDialog = lazyPart(async () => (await import('../features/bookmarks/BookmarkDialog.tsx')).BookmarkDialog)

const markedIn = ({ act, asAt }: MarkedAct): Marked => ({ id: act.id, kind: 'law', asAt })

/** What a reader marks in an Act, over its text and beside it. */
export function useActMarking(): ActMarking {
  const { panel } = useAnnotationMessages()
  return { label: panel.title, Over: MarksOver, Beside: MarksBeside }
}

const questions = ['explain', 'applied'] as const

function MarksOver({ text, quoting, unitAt, ...of }: MarksOverAct) {
  const marked = markedIn(of)
  const { picker } = useBookmarkMessages()
  const navigate = useNavigate()
  const [bookmark, setBookmark] = useState<{ id: string; name: string; passage: string } | null>(null)
  const [noted, setNoted] = useState<{ quote: AddedQuote; name: string } | null>(null)
  const close = useCallback(() => setBookmark(null), [])
  const { id, title } = of.act
  const nameAt = (place: Place) => {
    const unit = unitAt(place)
    return unit ? `${unit.name}, ${title}` : title
  }
  return (
    <>
      <AnnotationMarks marked={marked} text={text} quoting={quoting} renderMore={putAnnotation} />
      <SelectionTools
        marked={marked}
        text={text}
        quoting={quoting}
        onBookmark={(place) => {
          const unit = unitAt(place)
          setBookmark({ id: unit ? `${id}~${unit.eid}` : id, name: nameAt(place), passage: quoting.passage(place) })
        }}
        onNote={(place) => setNoted({ quote: quoting.note(place), name: nameAt(place) })}
        onCite={(place) => {
          const cited = quoting.provision(place)
          if (!cited) return
          citeStore.open({
            caseId: id,
            provision: { id: `${id}~${cited.eid}`, ...(of.asAt !== null && { asAt: of.asAt }), law: of.act },
            name: `${cited.name}, ${title}`,
            paragraph: null,
            words: text.wordsOf(place).trim(),
            pinpoint: null,
          })
        }}
        questions={questions}
        onAsk={(question) => void navigate('/chat', { state: { ask: question } satisfies ChatArrival })}
      />
      {noted && (
        <Suspense fallback={null}>
          <AddToNoteDialog quote={noted.quote} name={noted.name} onClose={() => setNoted(null)} />
        </Suspense>
      )}
      {bookmark && (
        <Suspense fallback={null}>
          <BookmarkDialog
            caseId={bookmark.id}
            name={bookmark.name}
            passage={bookmark.passage}
            title={bookmark.id === id ? picker.actTitle : picker.provisionTitle}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function MarksBeside({ text, ...of }: MarkedAct & { text: OpenAct | null }) {
  const navigate = useNavigate()
  return (
    <AnnotationPanel marked={markedIn(of)} text={text} onGo={({ eid }) => void navigate(of.addressOf(eid))} renderMore={putAnnotation} />
  )
}

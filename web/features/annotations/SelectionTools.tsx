import type { AnnotationColor } from '#contract/annotations'
import { annotationColors } from '#contract/annotations'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState } from 'react'
import { openDraftStore } from '../../api/browser-store.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { draftOf, markLooks } from '../../reader/marks/mark-looks.ts'
import { paintMarks, paintsHighlights } from '../../reader/marks/paint-marks.ts'
import { useSelectedPlace } from '../../reader/marks/use-selected-place.ts'
import type { MarkableText } from '../../reader/markable-text.ts'
import type { Quoting } from '../../reader/quoting.ts'
import type { Place } from '../../reader/text-places.ts'
import { useAnnotationState } from './annotation-state.tsx'
import { AnnotationForm } from './AnnotationForm.tsx'
import { findDraft, forgetDraft, keepDraft } from './draft-store.ts'
import { FloatingCard } from './FloatingCard.tsx'
import { KeyboardSelection } from './KeyboardSelection.tsx'
import { keyOf, type Marked } from './marked.ts'
import { type PassageQuestion, SelectionToolbar } from './SelectionToolbar.tsx'
import { useAnnotating } from './use-annotating.ts'
import { useCopyQuote } from './use-copy-quote.ts'

interface SelectionToolsProps {
  marked: Marked
  text: MarkableText
  quoting: Quoting
  /** Bookmarks what the words selected stand in, with them. */
  onBookmark: (place: Place) => void
  /** Puts the words selected into a research note. */
  onNote: (place: Place) => void
  /** Cites the words selected. */
  onCite?: (place: Place) => void
  /** What the assistant can be asked about them. */
  questions: readonly PassageQuestion[]
  /** Asks the assistant about the words selected. */
  onAsk: (question: string) => void
}

interface Draft extends Place {
  note: string
  color: AnnotationColor
}

/** What can be done with selected text: marking it, with or without a note, bookmarking what it stands in, quoting it in a note, copying it. */
export function SelectionTools({ marked, text, quoting, onBookmark, onNote, onCite, questions, onAsk }: SelectionToolsProps) {
  const { form, ask } = useAnnotationMessages()
  const { place: selected, forget } = useSelectedPlace(text)
  const annotating = useAnnotating(marked)
  const copyQuote = useCopyQuote(quoting)
  const { setOpen, setSelecting } = useAnnotationState()
  const key = keyOf(marked)
  const [drafts] = useState(openDraftStore)
  // What was being written when the page or the session ended is there again.
  const [draft, setDraft] = useState<Draft | null>(() => findDraft(drafts, key, text))
  const returned = useRef(draft)
  const place = draft ?? selected
  const [start, end] = [place?.start, place?.end]
  const range = useMemo(() => (start !== undefined && end !== undefined ? text.rangeOf({ start, end }) : null), [text, start, end])
  const color = draft?.color

  useEffect(() => {
    if (returned.current) text.show(returned.current)
    returned.current = null
  }, [text])

  // The field of the note takes the selection away; the passage stays marked in its colour.
  useEffect(() => {
    if (range && color && paintsHighlights()) return paintMarks(new Map([[draftOf(markLooks[color].name), [range]]]), 2)
    return undefined
  }, [range, color])

  const write = (next: Draft) => {
    setDraft(next)
    if (next.note.trim() === '') forgetDraft(drafts, key)
    else keepDraft(drafts, { ...next, caseId: key, words: text.wordsOf(next) })
  }

  const close = () => {
    setDraft(null)
    forgetDraft(drafts, key)
    forget()
    setSelecting(false)
    getSelection()?.removeAllRanges()
  }

  async function save({ start: from, end: to }: Place, values: { note: string; color: AnnotationColor }): Promise<boolean> {
    const words = text.wordsOf({ start: from, end: to })
    const annotation = { text_selection: words, start_offset: from, end_offset: to, ...values }
    const saved = await annotating.create(annotation, () => keepDraft(drafts, { caseId: key, start: from, end: to, words, ...values }))
    if (saved) close()
    return saved
  }

  return (
    <>
      <KeyboardSelection text={text} selected={selected} />
      {range && draft && (
        <FloatingCard range={range} side="below" width={360} label={form.title}>
          <Box sx={{ p: 2 }}>
            <Typography sx={{ typography: 'label', color: 'text.secondary', mb: 1 }}>{form.title}</Typography>
            <AnnotationForm
              note={draft.note}
              color={draft.color}
              onColor={(chosen) => write({ ...draft, color: chosen })}
              onNote={(note) => write({ ...draft, note })}
              onCancel={close}
              onSave={(values) => save(draft, values)}
            />
          </Box>
        </FloatingCard>
      )}
      {range && place && !draft && (
        <FloatingCard range={range} side="above">
          <SelectionToolbar
            onMark={(chosen) => void save(place, { note: '', color: chosen })}
            onAnnotate={() => {
              setOpen([])
              setDraft({ ...place, note: '', color: annotationColors[0] })
            }}
            onBookmark={() => onBookmark(place)}
            onNote={() => onNote(place)}
            onCite={onCite && (() => onCite(place))}
            questions={questions}
            onCopy={() => void copyQuote(place)}
            onAsk={(question) => onAsk(ask.questions[question](quoting.passage(place)))}
            onClose={close}
          />
        </FloatingCard>
      )}
    </>
  )
}

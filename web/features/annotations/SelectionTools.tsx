import type { AnnotationColor } from '#contract/annotations'
import type { AddedQuote } from '#contract/notes'
import { annotationColors } from '#contract/annotations'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState } from 'react'
import { openDraftStore } from '../../api/browser-store.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { draftOf, markLooks } from '../../reader/marks/mark-looks.ts'
import { paintMarks, paintsHighlights } from '../../reader/marks/paint-marks.ts'
import { useSelectedPlace } from '../../reader/marks/use-selected-place.ts'
import { type OpenJudgment, useOpenJudgment } from '../../reader/open-judgment.ts'
import { notePassage } from '../../reader/note-passage.ts'
import type { QuotedCase } from '../../reader/quote.ts'
import { quoteForNote } from '../../reader/quote-for-note.ts'
import type { Place } from '../../reader/text-places.ts'
import { useAnnotationState } from './annotation-state.tsx'
import { AnnotationForm } from './AnnotationForm.tsx'
import { findDraft, forgetDraft, keepDraft } from './draft-store.ts'
import { FloatingCard } from './FloatingCard.tsx'
import { KeyboardSelection } from './KeyboardSelection.tsx'
import { SelectionToolbar } from './SelectionToolbar.tsx'
import { useAnnotating } from './use-annotating.ts'
import { useCopyQuote } from './use-copy-quote.ts'

interface SelectionToolsProps {
  caseId: string
  source: QuotedCase
  /** Bookmarks the case with the words selected, and where they stand. */
  onBookmark: (passage: string) => void
  /** Puts the words selected into a research note. */
  onNote: (quote: AddedQuote) => void
  /** Asks the assistant about the words selected. */
  onAsk: (question: string) => void
}

interface Draft extends Place {
  note: string
  color: AnnotationColor
}

/** What can be done with selected text: marking it, with or without a note, bookmarking its case, quoting it in a note, copying it. */
export function SelectionTools(props: SelectionToolsProps) {
  const judgment = useOpenJudgment()
  return judgment && <ToolsOfText {...props} judgment={judgment} />
}

function ToolsOfText({ caseId, source, onBookmark, onNote, onAsk, judgment }: SelectionToolsProps & { judgment: OpenJudgment }) {
  const { form, ask } = useAnnotationMessages()
  const { quote } = useReaderMessages()
  const { place: selected, forget } = useSelectedPlace(judgment)
  const annotating = useAnnotating(caseId)
  const copyQuote = useCopyQuote(source)
  const { setOpen, setSelecting } = useAnnotationState()
  const { content } = judgment.text
  const [drafts] = useState(openDraftStore)
  // What was being written when the page or the session ended is there again.
  const [draft, setDraft] = useState<Draft | null>(() => findDraft(drafts, caseId, content))
  const returned = useRef(draft)
  const place = draft ?? selected
  const [start, end] = [place?.start, place?.end]
  const range = useMemo(() => (start !== undefined && end !== undefined ? judgment.rangeOf({ start, end }) : null), [judgment, start, end])
  const color = draft?.color

  useEffect(() => {
    if (returned.current) judgment.show(returned.current)
    returned.current = null
  }, [judgment])

  // The field of the note takes the selection away; the passage stays marked in its colour.
  useEffect(() => {
    if (range && color && paintsHighlights()) return paintMarks(new Map([[draftOf(markLooks[color].name), [range]]]), 2)
    return undefined
  }, [range, color])

  const write = (next: Draft) => {
    setDraft(next)
    if (next.note.trim() === '') forgetDraft(drafts, caseId)
    else keepDraft(drafts, { ...next, caseId, words: content.slice(next.start, next.end) })
  }

  const close = () => {
    setDraft(null)
    forgetDraft(drafts, caseId)
    forget()
    setSelecting(false)
    getSelection()?.removeAllRanges()
  }

  async function save({ start: from, end: to }: Place, values: { note: string; color: AnnotationColor }): Promise<boolean> {
    const words = content.slice(from, to)
    const annotation = { text_selection: words, start_offset: from, end_offset: to, ...values }
    const saved = await annotating.create(annotation, () => keepDraft(drafts, { caseId, start: from, end: to, words, ...values }))
    if (saved) close()
    return saved
  }

  return (
    <>
      <KeyboardSelection judgment={judgment} selected={selected} />
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
            onBookmark={() => onBookmark(notePassage(quote, judgment.text, place))}
            onNote={() => onNote(quoteForNote(quote, caseId, source, judgment.text, place))}
            onCopy={() => void copyQuote(place)}
            onAsk={(question) => onAsk(ask.questions[question](notePassage(quote, judgment.text, place)))}
            onClose={close}
          />
        </FloatingCard>
      )}
    </>
  )
}

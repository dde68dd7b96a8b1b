import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type AddedQuote, type NoteInBrief, maxNoteTitleLength } from '#contract/notes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { projectToFill } from '../../ui/chosen-project.ts'
import { formatDay } from '../../ui/day.ts'
import { Field } from '../../ui/Field.tsx'
import { divided } from '../../ui/list-row.ts'
import type { MarkdownParts } from '../../ui/markdown/draw-markdown.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { useToast } from '../../ui/toast.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { addressOfNote } from './note-address.ts'
import { notesToWriteIn } from './queries.ts'
import { useNotes } from './use-notes.ts'

interface AddToNoteDialogProps {
  quote: AddedQuote
  /** Of the case or the provision: the title that a new note begins with. */
  name: string
  onClose: () => void
}

/** The passage is read here, not followed. */
const asWords = (_address: string, children: ReactNode[]): ReactNode => <span>{children}</span>
const unlinked: MarkdownParts = { link: asWords }

/** Puts a passage into one of the reader's notes, or into a new one. */
export function AddToNoteDialog({ quote, name, onClose }: AddToNoteDialogProps) {
  const { addTo: words, toasts } = useNoteMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const notes = useNotes()
  const formId = useId()
  const [query, setQuery] = useState('')
  const [title, setTitle] = useState(name.slice(0, maxNoteTitleLength))
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const { data, isError, refetch } = useQuery(notesToWriteIn(query))
  const open = data?.results.filter(({ role }) => role !== 'viewer')

  async function add(work: () => Promise<{ id: string; title: string } | null>) {
    if (busy) return
    setBusy(true)
    const into = await work()
    setBusy(false)
    if (!into) return
    showToast(words.added(into.title), {
      severity: 'success',
      about: `note:${into.id}`,
      action: { label: words.open, run: () => void navigate(addressOfNote(into.id)) },
    })
    onClose()
  }
  const create = () => {
    if (title.trim() === '') return setWrong(true)
    void add(() => notes.create({ title: title.trim(), content: '', folder_id: null, project_id: projectToFill()?.id ?? null, quote }))
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={560}
      actions={<FormActions form={formId} cancel={words.cancel} submit={words.create} isBusy={busy} onCancel={onClose} />}
    >
      <Box
        component="section"
        aria-label={words.quoted}
        tabIndex={0}
        sx={{ maxHeight: 148, overflowY: 'auto', mb: 2, '& blockquote': { my: 0 }, '& a': { pointerEvents: 'none' } }}
      >
        <Markdown text={quote.text} parts={unlinked} />
      </Box>
      {(query !== '' || (open?.length ?? 1) > 0) && (
        <SearchField label={words.find} placeholder={words.placeholder} clear={words.clear} query={query} onQuery={setQuery} fills />
      )}
      {isError && !data && <RetryNotice words={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsLoading label={words.loading} rows={3} height={48} />}
      {open?.length === 0 && <Typography sx={{ my: 1.5, color: 'text.secondary' }}>{query === '' ? words.first : words.none}</Typography>}
      {open && open.length > 0 && (
        <Box component="ul" aria-label={words.list} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: '32dvh', overflowY: 'auto' }}>
          {open.map((note) => (
            <NoteRow key={note.id} note={note} disabled={busy} onChoose={() => void add(() => notes.quote(note, quote))} />
          ))}
        </Box>
      )}
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
        sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
      >
        <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{words.fresh}</Typography>
        <Field
          label={words.name}
          value={title}
          maxLength={maxNoteTitleLength}
          invalid={wrong}
          {...(wrong && { helper: toasts.enterTitle })}
          onChange={(event) => {
            setTitle(event.target.value)
            setWrong(false)
          }}
        />
      </Box>
    </ModalDialog>
  )
}

function NoteRow({ note, disabled, onChoose }: { note: NoteInBrief; disabled: boolean; onChoose: () => void }) {
  const { addTo: words, card } = useNoteMessages()
  return (
    <Box component="li" sx={{ ...divided }}>
      <Box
        component="button"
        type="button"
        aria-label={words.into(note.title)}
        disabled={disabled}
        onClick={onChoose}
        sx={{
          display: 'grid',
          width: '100%',
          gap: 0.25,
          minHeight: measures.touch,
          px: 1.25,
          py: 1,
          border: 0,
          borderRadius: `${radii.field}px`,
          background: 'none',
          color: 'text.primary',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover, &:focus-visible': { bgcolor: 'fill.inset' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {note.title}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {card.updated(formatDay(note.updated_at))}
        </Box>
      </Box>
    </Box>
  )
}

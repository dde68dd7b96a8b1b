import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Field } from '../../../ui/Field.tsx'
import { listRow } from '../../../ui/list-row.ts'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { RetryNotice } from '../../../ui/RetryNotice.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { casesToRestOn, useNoteCalls } from '../queries.ts'
import { useFailureWords } from '../use-notes.ts'

/** A comment on why a note rests on a case has at most so many characters. */
const maxCommentLength = 2000

/** Adds a case to what a note rests on which its text need not name, with the reason for it. */
export function AddReferenceDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const { references } = useNoteEditorMessages()
  const words = references.adding
  const showToast = useToast()
  const calls = useNoteCalls()
  const wordsOf = useFailureWords()
  const [query, setQuery] = useState('')
  const [comment, setComment] = useState('')
  const [busy, setBusy] = useState(false)
  const { data, isError, refetch } = useQuery({ ...casesToRestOn(query), enabled: query !== '' })

  async function add(id: string) {
    setBusy(true)
    try {
      await calls.addReference(note, id, comment.trim())
      showToast(words.added, { severity: 'success', about: `reference:${note}` })
      onClose()
    } catch (error) {
      showToast(wordsOf(words.failed, error), { severity: 'error', about: `reference:${note}` })
      setBusy(false)
    }
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={600}
      actions={
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      <Field label={words.comment} value={comment} maxLength={maxCommentLength} onChange={(event) => setComment(event.target.value)} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', mt: 2 }}>
        <SearchField label={words.find} placeholder={words.placeholder} clear={words.clear} query={query} onQuery={setQuery} fills />
      </Box>
      <Box sx={{ mt: 1.5, minHeight: 'min(36dvh, 300px)' }}>
        {query === '' && <Typography sx={{ color: 'text.secondary' }}>{words.ask}</Typography>}
        {query !== '' && isError && <RetryNotice words={references.failed} onRetry={() => void refetch()} />}
        {query !== '' && data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>}
        {query !== '' && data && data.length > 0 && (
          <Box component="ul" aria-label={words.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map(({ id, title, citation }) => (
              <Box
                component="li"
                key={id}
                sx={{ ...listRow, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', px: 0.5, py: 1 }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                  {citation && !title.includes(citation) && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {citation}
                    </Typography>
                  )}
                </Box>
                <Button size="small" variant="outlined" disabled={busy} aria-label={words.addNamed(title)} onClick={() => void add(id)}>
                  {words.add}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </ModalDialog>
  )
}

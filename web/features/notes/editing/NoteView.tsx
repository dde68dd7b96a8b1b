import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Note } from '#contract/notes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { useMessages } from '../../../messages/messages.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { oneNote } from '../queries.ts'
import { useFailureWords } from '../use-notes.ts'
import { NoteReader } from './NoteReader.tsx'
import { NoteWriter } from './NoteWriter.tsx'

interface NoteViewProps {
  id: string
  account: string
  onTitle: (title: string) => void
  /** What other areas do with a note of the reader's own. */
  renderMore?: ((note: Pick<Note, 'id' | 'title'>) => ReactNode) | undefined
}

/** One note: to be written in, or read where it is shared so. */
export function NoteView({ id, account, onTitle, renderMore }: NoteViewProps) {
  const words = useNoteEditorMessages()
  const { shell } = useMessages()
  const wordsOf = useFailureWords()
  const { data, error, isFetching, refetch } = useQuery({ ...oneNote(id), refetchOnReconnect: false })
  const title = data?.title
  useEffect(() => void (title !== undefined && onTitle(title)), [title, onTitle])
  if (data?.role === 'viewer') return <NoteReader note={data} />
  if (data) return <NoteWriter key={data.id} note={data} account={account} more={data.role === 'owner' && renderMore?.(data)} />
  if (error && !isFetching) {
    const isMissing = error instanceof CallError && error.status === 404
    return (
      <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 560 }}>
        <Typography variant="h1" sx={{ mb: 1 }}>
          {isMissing ? words.missing : words.failed}
        </Typography>
        {isMissing ? (
          <Typography sx={{ color: 'text.secondary' }}>{words.missingAdvice}</Typography>
        ) : (
          <Notice severity="error">{wordsOf(words.fetchFailed, error)}</Notice>
        )}
        <Box sx={{ display: 'flex', gap: 1, mt: 2.5 }}>
          {!isMissing && (
            <Button variant="contained" onClick={() => void refetch()}>
              {shell.failure.tryAgain}
            </Button>
          )}
          <Button variant="outlined" component={RouterLink} to="/research-notes">
            {words.back}
          </Button>
        </Box>
      </Box>
    )
  }
  return (
    <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="text" width="40%" height={40} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  )
}

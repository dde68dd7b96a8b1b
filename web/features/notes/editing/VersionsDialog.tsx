import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Note, type NoteVersionInBrief, restoreNoteVersion } from '#contract/notes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { radii } from '../../../ui/theme/tokens.ts'
import { useToast } from '../../../ui/toast.tsx'
import { RetryNotice } from '../../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../../ui/RowsLoading.tsx'
import { noteVersions } from '../queries.ts'
import { useFailureWords } from '../use-notes.ts'
import { clockTime } from './clock-time.ts'
import type { NoteText } from './note-session.ts'
import { VersionCompared } from './VersionCompared.tsx'

interface VersionsDialogProps {
  note: string
  present: NoteText
  /** Null where the reader may not bring one back. */
  onRestored: ((note: Note) => Promise<void>) | null
  onClose: () => void
}

/** The texts that a note had, each beside the present one, to be brought back. */
export function VersionsDialog({ note, present, onRestored, onClose }: VersionsDialogProps) {
  const { history: words } = useNoteEditorMessages()
  const showToast = useToast()
  const wordsOf = useFailureWords()
  const { data, error, refetch } = useQuery(noteVersions(note))
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const versions = data?.results ?? []
  const shown = chosen ?? versions[1]?.version ?? versions[0]?.version ?? null

  async function restore() {
    if (shown === null || onRestored === null) return
    setBusy(true)
    try {
      await onRestored(await call(restoreNoteVersion, { params: { id: note, version: shown } }))
      showToast(words.restored, { severity: 'success', about: `saved:${note}` })
      onClose()
    } catch (failure) {
      showToast(wordsOf(words.restoreFailed, failure), { severity: 'error', about: `saved:${note}` })
      setBusy(false)
    }
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={920}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
          {onRestored !== null && (
            <Button variant="contained" disabled={busy || shown === null || shown === versions[0]?.version} onClick={() => void restore()}>
              {busy ? words.restoring : words.restore}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {words.explained}
      </Typography>
      {error && !data && <RetryNotice words={words.failed} onRetry={() => void refetch()} />}
      {!data && !error && <RowsLoading label={words.loading} rows={3} />}
      {shown !== null && (
        <Box
          sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' } }}
        >
          <VersionList versions={versions} shown={shown} onShow={setChosen} />
          <VersionCompared note={note} version={shown} present={present} />
        </Box>
      )}
    </ModalDialog>
  )
}

function VersionList({ versions, shown, onShow }: { versions: NoteVersionInBrief[]; shown: number; onShow: (version: number) => void }) {
  const { history: words } = useNoteEditorMessages()
  return (
    <Box component="ul" aria-label={words.list} sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: { xs: 180, md: 420 }, overflowY: 'auto' }}>
      {versions.map(({ version, updated_at: at, author, words: count }, index) => (
        <li key={version}>
          <Box
            component="button"
            type="button"
            aria-pressed={version === shown}
            onClick={() => onShow(version)}
            sx={{
              width: '100%',
              px: 1.5,
              py: 1,
              border: 0,
              borderRadius: `${radii.field}px`,
              background: 'none',
              color: 'text.primary',
              font: 'inherit',
              textAlign: 'left',
              cursor: 'pointer',
              '&:hover': { bgcolor: 'fill.inset' },
              '&[aria-pressed=true]': { bgcolor: 'primary.light' },
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{index === 0 ? words.present : words.version(version, clockTime(at))}</Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{[author, words.words(count)].filter(Boolean).join(' · ')}</Box>
          </Box>
        </li>
      ))}
    </Box>
  )
}

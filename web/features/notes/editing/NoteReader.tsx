import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Note } from '#contract/notes'
import { useState } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { NotePreview } from './NotePreview.tsx'
import { NoteTrail } from './NoteTrail.tsx'
import { References } from './References.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

/** A note that is shared to be read: its text, what it rests on, the texts that it had, and a file of it. */
export function NoteReader({ note }: { note: Note }) {
  const words = useNoteEditorMessages()
  const [dialog, setDialog] = useState<'history' | 'export' | null>(null)
  const close = () => setDialog(null)
  const { id, title, content } = note
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <NoteTrail title={title} />
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <IconButton aria-label={words.history.open} title={words.history.open} onClick={() => setDialog('history')}>
            <HistoryRounded />
          </IconButton>
          <IconButton aria-label={words.leaving.open} title={words.leaving.open} onClick={() => setDialog('export')}>
            <FileDownloadOutlined />
          </IconButton>
        </Box>
      </Box>
      <Typography variant="h1" sx={{ my: 2 }}>
        {title}
      </Typography>
      <Notice severity="info">{words.readOnly}</Notice>
      <Box sx={{ mt: 3 }}>
        <NotePreview note={id} text={content} />
      </Box>
      <Box component="section" aria-labelledby="note-references" sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h2" id="note-references" sx={{ mb: 2 }}>
          {words.tabs.references}
        </Typography>
        <References note={id} mayChange={false} />
      </Box>
      {dialog === 'history' && <VersionsDialog note={id} present={{ title, content }} onRestored={null} onClose={close} />}
      {dialog === 'export' && <ExportDialog note={id} onClose={close} />}
    </Box>
  )
}

import EditNoteRounded from '@mui/icons-material/EditNoteRounded'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { useMemorandumMessages } from '../../messages/memorandum.ts'
import { projectToFill } from '../../ui/chosen-project.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { addressOf } from './addresses.ts'
import { MemorandumText } from './MemorandumText.tsx'
import { memorandumAsNote } from './memorandum-as-note.ts'
import { useChats } from './use-chats.ts'
import { useMemorandum } from './use-memorandum.ts'

interface MemorandumDialogProps {
  chatId: string
  onClose: () => void
}

/** Drafts a research memorandum of a chat, shows it once it is checked, and lets it be kept. */
export function MemorandumDialog(props: MemorandumDialogProps) {
  const [tried, setTried] = useState(0)
  return <Draft key={tried} {...props} onAgain={() => setTried(tried + 1)} />
}

function Draft({ chatId, onClose, onAgain }: MemorandumDialogProps & { onAgain: () => void }) {
  const { memorandum: words } = useChatMessages()
  const paper = useMemorandumMessages()
  const chats = useChats()
  const drafting = useMemorandum(chatId)
  const done = drafting.at === 'done' ? drafting.memorandum : null
  const saveNote = () => {
    if (!done) return
    const content = memorandumAsNote(done, { words: paper, addressOf: (kind, id) => addressOf({ kind, id, paragraph: null }) })
    void chats.saveNote(words.noteTitle(done.title), content, projectToFill()?.id ?? null)
  }
  return (
    <ModalDialog
      title={paper.title}
      onClose={onClose}
      width={820}
      actions={
        <>
          {done && (
            <>
              <Button color="inherit" variant="outlined" startIcon={<EditNoteRounded />} onClick={saveNote}>
                {words.note}
              </Button>
              {(['docx', 'pdf'] as const).map((format) => (
                <Button
                  key={format}
                  color="inherit"
                  variant="outlined"
                  startIcon={<FileDownloadOutlined />}
                  aria-label={words.download[format]}
                  onClick={() => void chats.export(chatId, { format, template: 'memorandum' })}
                >
                  {words.format[format]}
                </Button>
              ))}
            </>
          )}
          <Button variant="contained" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {drafting.at === 'drafting' && (
        <Box component="output" sx={{ display: 'grid', gap: 1.5, minHeight: 160, alignContent: 'center' }}>
          <Typography sx={{ color: 'text.secondary' }}>{words.stages[drafting.progress?.stage ?? 'reading']}</Typography>
          <LinearProgress aria-label={words.drafting} />
        </Box>
      )}
      {drafting.at === 'failed' && <RetryNotice words={drafting.words ?? words.failed} retry={words.retry} onRetry={onAgain} />}
      {done && <MemorandumText memorandum={done} />}
    </ModalDialog>
  )
}

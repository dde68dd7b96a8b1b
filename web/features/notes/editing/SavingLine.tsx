import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined'
import Box from '@mui/material/Box'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { clockTime } from './clock-time.ts'
import type { SessionState } from './note-session.ts'

/** Whether the words on the screen are saved, and when they were last. */
export function SavingLine({ state: { saving, savedAt, keeps } }: { state: SessionState }) {
  const { state: words } = useNoteEditorMessages()
  const isLost = ['waiting', 'refused', 'gone', 'conflict'].includes(saving.kind)
  const Icon = saving.kind === 'saved' ? CloudDoneOutlined : isLost ? CloudOffOutlined : CloudQueueOutlined
  return (
    <Box
      component="output"
      title={saving.kind === 'saved' ? undefined : keeps ? words.kept : words.notKept}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        // On a phone a line of its own, so that the tools below it stand in one row.
        flexBasis: { xs: '100%', sm: 'auto' },
        typography: 'body2',
        color: isLost ? 'error.main' : 'text.secondary',
      }}
    >
      <Icon sx={{ fontSize: 18 }} />
      <Box component="span" sx={{ fontWeight: 600 }}>
        {words[saving.kind]}
      </Box>
      <span>{words.last(clockTime(savedAt))}</span>
      {!keeps && saving.kind !== 'saved' && <span>{words.notKept}</span>}
    </Box>
  )
}

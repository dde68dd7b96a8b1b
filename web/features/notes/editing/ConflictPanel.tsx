import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { radii } from '../../../ui/theme/tokens.ts'
import { comparedWords } from './compared-words.ts'
import { clockTime } from './clock-time.ts'
import type { Choice, SavingState } from './note-session.ts'

interface ConflictPanelProps {
  saving: Extract<SavingState, { kind: 'conflict' }>
  onChoose: (choice: Choice) => Promise<void>
}

/** Two texts of one note side by side, with what differs marked; nothing is saved before one is chosen. */
export function ConflictPanel({ saving: { theirs, mine }, onChoose }: ConflictPanelProps) {
  const { conflict: words } = useNoteEditorMessages()
  const [busy, setBusy] = useState(false)
  const time = clockTime(theirs.updated_at)
  const pieces = comparedWords(`${theirs.title}\n\n${theirs.content}`, `${mine.title}\n\n${mine.content}`)
  const choose = (choice: Choice) => async () => {
    setBusy(true)
    await onChoose(choice)
    setBusy(false)
  }
  const side = (name: string, left: 'added' | 'removed') => (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="label" component="p" sx={{ mb: 0.75, color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box
        tabIndex={0}
        component="section"
        aria-label={name}
        sx={{
          maxHeight: 280,
          overflowY: 'auto',
          p: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: `${radii.field}px`,
        }}
      >
        {pieces.map(({ start, value, added, removed }) =>
          (left === 'added' ? removed : added) ? null : added || removed ? (
            <Box key={start} component="mark" sx={{ bgcolor: 'fill.highlight', color: 'inherit' }}>
              {value}
            </Box>
          ) : (
            <span key={start}>{value}</span>
          ),
        )}
      </Box>
    </Box>
  )
  return (
    <Box
      role="alert"
      sx={{ p: 2, mb: 2, bgcolor: 'warning.light', borderLeft: 3, borderColor: 'warning.main', borderRadius: `${radii.field}px` }}
    >
      <Typography variant="h3" component="h2">
        {words.title}
      </Typography>
      <Typography sx={{ my: 1 }}>{theirs.author === null ? words.elsewhere(time) : words.by(theirs.author, time)}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        {side(words.mine, 'added')}
        {side(words.theirs, 'removed')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" disabled={busy} onClick={() => void choose('mine')()}>
          {words.takeMine}
        </Button>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void choose('theirs')()}>
          {words.takeTheirs}
        </Button>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void choose('both')()}>
          {words.takeBoth}
        </Button>
      </Box>
    </Box>
  )
}

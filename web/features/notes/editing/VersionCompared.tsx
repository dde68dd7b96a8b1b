import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { radii } from '../../../ui/theme/tokens.ts'
import { oneVersion } from '../queries.ts'
import { comparedWords } from './compared-words.ts'
import type { NoteText } from './note-session.ts'

const textOf = ({ title, content }: NoteText) => `${title}\n\n${content}`

/** A version with what has changed since, word by word. */
export function VersionCompared({ note, version, present }: { note: string; version: number; present: NoteText }) {
  const { history: words } = useNoteEditorMessages()
  const { data, error } = useQuery(oneVersion(note, version))
  if (error && !data) return <Notice severity="error">{words.failed}</Notice>
  if (!data) return <Skeleton aria-label={words.loading} variant="rounded" height={240} />
  const pieces = comparedWords(textOf(data), textOf(present))
  const isSame = pieces.every(({ added, removed }) => !added && !removed)
  return (
    <div>
      <Typography variant="label" component="h3" sx={{ mb: 1, color: 'text.secondary' }}>
        {words.differences}
      </Typography>
      {isSame ? (
        <Typography sx={{ mb: 1 }}>{words.same}</Typography>
      ) : (
        <Typography variant="body2" sx={{ mb: 1 }}>
          <Box component="ins" sx={dress.added}>
            {words.added}
          </Box>{' '}
          <Box component="del" sx={dress.removed}>
            {words.removed}
          </Box>
        </Typography>
      )}
      <Box
        component="section"
        aria-label={words.differences}
        tabIndex={0}
        sx={{
          maxHeight: 380,
          overflowY: 'auto',
          p: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          border: 1,
          borderColor: 'divider',
          borderRadius: `${radii.field}px`,
        }}
      >
        {pieces.map(({ start, value, added, removed }) =>
          added || removed ? (
            <Box key={start} component={added ? 'ins' : 'del'} sx={added ? dress.added : dress.removed}>
              {value}
            </Box>
          ) : (
            <span key={start}>{value}</span>
          ),
        )}
      </Box>
    </div>
  )
}

const dress = {
  added: { bgcolor: 'success.light', color: 'text.primary', textDecoration: 'none', px: '1px' },
  removed: { bgcolor: 'error.light', color: 'text.primary', px: '1px' },
} as const

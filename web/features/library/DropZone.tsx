import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Library, largestUpload, maxUploadFiles } from '#contract/library'
import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLibraryMessages } from '../../messages/library.ts'
import { DropFrame } from '../../ui/DropFrame.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { documentRoom } from './queries.ts'

/** From which share of the room on it is said here as well how much is taken. */
const almostFull = 0.8
const accepted = '.pdf,.docx,.html,.htm,.xml,.txt,.json,.jsonl,.csv'

interface DropZoneProps {
  /** Whether the account may add to the public library. */
  mayPublish: boolean
  onFiles: (files: File[], library: Library) => void
}

/** Where files are dropped, or chosen with a button. */
export function DropZone({ mayPublish, onFiles }: DropZoneProps) {
  const { drop, size } = useLibraryMessages()
  const [isPublic, setIsPublic] = useState(false)
  const [tooMany, setTooMany] = useState(false)
  const titleId = useId()
  const room = useQuery(documentRoom).data

  function take(files: File[]) {
    setTooMany(files.length > maxUploadFiles)
    if (files.length > 0 && files.length <= maxUploadFiles) onFiles(files, isPublic ? 'public' : 'private')
  }

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <DropFrame onFiles={take} accept={accepted} multiple choose={drop.choose} label={drop.label} variant="contained" testId="drop-zone">
        {(isOver) => (
          <>
            <Typography variant="h3" component="h2" id={titleId}>
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {isOver ? drop.now : drop.title}
              </Box>
              <Box component="span" sx={{ display: { sm: 'none' } }}>
                {drop.label}
              </Box>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {drop.formats(size(largestUpload), maxUploadFiles)}
            </Typography>
            {room && room.used > room.most * almostFull && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
                {drop.room(room.used, room.most, room.isPlan)}
              </Typography>
            )}
          </>
        )}
      </DropFrame>
      {mayPublish && (
        <Box component="label" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', cursor: 'pointer', minHeight: 44, py: 0.75 }}>
          <Box
            component="input"
            type="checkbox"
            role="switch"
            checked={isPublic}
            aria-checked={isPublic}
            onChange={(event) => setIsPublic(event.target.checked)}
            sx={{ width: 20, height: 20, m: 0, mt: '1px' }}
          />
          <span>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {drop.publish}
            </Box>
            <Box component="span" sx={{ display: 'block', typography: 'body2', color: isPublic ? 'warning.main' : 'text.secondary' }}>
              {drop.publishExplained}
            </Box>
          </span>
        </Box>
      )}
      {room && room.used >= room.most && !isPublic && (
        <Notice severity="warning">
          {drop.full}{' '}
          {room.isPlan && (
            <TextLink to="/profile?tab=billing" sx={{ textDecoration: 'underline' }}>
              {drop.plans}
            </TextLink>
          )}
        </Notice>
      )}
      {tooMany && <Notice severity="error">{drop.tooMany(maxUploadFiles)}</Notice>}
    </Box>
  )
}

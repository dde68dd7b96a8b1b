import UploadFileRounded from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Library, largestUpload, mostUploadFiles } from '#contract/library'
import { type DragEvent, useId, useRef, useState } from 'react'
import { motion, radii } from '../../ui/theme/tokens.ts'
import { useLibraryMessages } from '../../messages/library.ts'
import { Notice } from '../../ui/Notice.tsx'

const accepted = '.pdf,.docx,.html,.htm,.xml,.txt,.json,.jsonl,.csv'

interface DropZoneProps {
  /** Whether the account may add to the public library. */
  mayPublish: boolean
  onFiles: (files: File[], library: Library) => void
}

/** Where files are dropped, or chosen with a button. */
export function DropZone({ mayPublish, onFiles }: DropZoneProps) {
  const { drop, size } = useLibraryMessages()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isPublic, setIsPublic] = useState(false)
  const [tooMany, setTooMany] = useState(false)
  const titleId = useId()

  function take(list: FileList | null) {
    const files = [...(list ?? [])]
    setTooMany(files.length > mostUploadFiles)
    if (files.length > 0 && files.length <= mostUploadFiles) onFiles(files, isPublic ? 'public' : 'private')
  }
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        data-testid="drop-zone"
        onDragEnter={hold}
        onDragOver={hold}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
          gap: { xs: 2, sm: 2.5 },
          px: { xs: 2, sm: 3 },
          py: { xs: 2.25, sm: 3 },
          border: '1.5px dashed',
          borderColor: isOver ? 'secondary.main' : 'text.secondary',
          borderRadius: `${radii.card}px`,
          bgcolor: isOver ? 'secondary.light' : 'background.paper',
          transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flex: 1, minWidth: 0 }}>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeContent: 'center',
              flex: 'none',
              width: 48,
              height: 48,
              borderRadius: `${radii.card}px`,
              bgcolor: 'primary.light',
              color: 'primary.main',
            }}
          >
            <UploadFileRounded />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2" id={titleId}>
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {isOver ? drop.now : drop.title}
              </Box>
              <Box component="span" sx={{ display: { sm: 'none' } }}>
                {drop.label}
              </Box>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {drop.formats(size(largestUpload), mostUploadFiles)}
            </Typography>
          </Box>
        </Box>
        <Button variant="contained" onClick={() => input.current?.click()} sx={{ flex: 'none' }}>
          {drop.choose}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label={drop.label}
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </Box>
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
      {tooMany && <Notice severity="error">{drop.tooMany(mostUploadFiles)}</Notice>}
    </Box>
  )
}

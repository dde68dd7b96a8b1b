import UploadFileRounded from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { filesDropped } from './files-dropped.ts'
import { motion, radii } from './theme/tokens.ts'

interface DropFrameProps {
  /** Beside the picture: what may be dropped; it may change while files are held above the frame. */
  children: (isOver: boolean) => ReactNode
  onFiles: (files: File[]) => void
  /** The endings of files that may be chosen: '.pdf,.docx'. */
  accept: string
  multiple?: boolean
  /** What the button says, and where it says too little what is chosen with it. */
  choose: string
  label?: string
  variant: 'contained' | 'outlined'
  testId: string
}

/** A frame into which files and folders are dropped, or files chosen with its button. */
export function DropFrame({ children, onFiles, accept, multiple = false, choose, label = choose, variant, testId }: DropFrameProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <Box
      data-testid={testId}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void filesDropped(event.dataTransfer).then(onFiles)
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
        <Box sx={{ minWidth: 0 }}>{children(isOver)}</Box>
      </Box>
      <Button variant={variant} onClick={() => input.current?.click()} sx={{ flex: 'none' }}>
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </Box>
  )
}

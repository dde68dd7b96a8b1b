import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useReaderMessages } from '../../messages/reader.ts'
import { measures } from '../../app/theme/tokens.ts'
import { toolsHeight } from '../../reader/reading-place.ts'
import { RunningHead } from '../../reader/RunningHead.tsx'
import { SizeMenu } from '../../reader/SizeMenu.tsx'
import type { OpenCase } from './open-case.ts'

interface ReaderToolsProps {
  open: OpenCase
  size: number
  onSize: (size: number) => void
  onPanel: (() => void) | undefined
}

/** The row that stays above the text: where the reader is, and what can be done with the text. */
export function ReaderTools({ size, onSize, onPanel }: ReaderToolsProps) {
  const { tools } = useReaderMessages()
  return (
    <Box
      component="section"
      aria-label={tools.label}
      data-frame
      sx={{
        position: 'sticky',
        top: measures.topBar,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: toolsHeight,
        pl: { xs: 2, sm: 5 },
        pr: { xs: 0.5, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <RunningHead />
      <SizeMenu size={size} onSize={onSize} />
      {onPanel && (
        <IconButton color="inherit" onClick={onPanel} aria-label={tools.openPanel} aria-haspopup="dialog">
          <MenuBookOutlined />
        </IconButton>
      )}
    </Box>
  )
}

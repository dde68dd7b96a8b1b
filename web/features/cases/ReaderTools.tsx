import ManageSearchRounded from '@mui/icons-material/ManageSearchRounded'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useReaderMessages } from '../../messages/reader.ts'
import { measures } from '../../ui/theme/tokens.ts'
import { toolsHeight } from '../../reader/reading-place.ts'
import { RunningHead } from '../../reader/RunningHead.tsx'
import { SizeMenu } from '../../reader/SizeMenu.tsx'
import { useReadingPosition } from '../../reader/use-reading-position.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { toastDuration } from '../../ui/toast-store.ts'
import { FindBar } from './FindBar.tsx'
import type { CaseRecord } from './read-case.ts'

interface ReaderToolsProps {
  record: CaseRecord
  size: number
  onSize: (size: number) => void
  onPanel: (() => void) | undefined
}

/** The row that stays above the text: what is read and where, and what can be done with the text. */
export function ReaderTools({ record, size, onSize, onPanel }: ReaderToolsProps) {
  const { tools, find } = useReaderMessages()
  const [parameters] = useSearchParams()
  const searched = parameters.get('q')?.trim() ?? ''
  const [isFinding, setIsFinding] = useState(searched !== '')
  const name = divideTitle(record.title, record).parties
  const { continued, dismiss } = useReadingPosition(record.id)
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
        pl: { xs: 2, sm: 3 },
        pr: { xs: 0.5, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isFinding ? (
        <>
          <Box sx={{ display: { xs: 'none', md: 'flex' }, flex: '1 1 0', minWidth: 0 }}>
            <RunningHead name={name} />
          </Box>
          <FindBar searched={searched} onClose={() => setIsFinding(false)} />
        </>
      ) : (
        <>
          {continued ? <Continued onPutAway={dismiss} /> : <RunningHead name={name} />}
          <IconButton color="inherit" onClick={() => setIsFinding(true)} aria-label={find.open}>
            <ManageSearchRounded />
          </IconButton>
        </>
      )}
      <Box sx={{ display: { xs: isFinding ? 'none' : 'flex', sm: 'flex' }, flexShrink: 0 }}>
        <SizeMenu size={size} onSize={onSize} />
        {onPanel && (
          <IconButton color="inherit" onClick={onPanel} aria-label={tools.openPanel} aria-haspopup="dialog">
            <MenuBookOutlined />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}

/** Says that the reading goes on where it was left, and leads back to the beginning. */
function Continued({ onPutAway }: { onPutAway: () => void }) {
  const { tools } = useReaderMessages()
  useEffect(() => {
    const timer = setTimeout(onPutAway, toastDuration)
    return () => clearTimeout(timer)
  })
  return (
    <Box
      component="output"
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {tools.continued}
      </Box>
      <Button
        size="small"
        sx={{ flexShrink: 0, px: 1 }}
        onClick={() => {
          scrollTo({ top: 0, behavior: 'instant' })
          onPutAway()
        }}
      >
        {tools.fromStart}
      </Button>
    </Box>
  )
}

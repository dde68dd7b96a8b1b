import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ChatReference } from '#contract/chat'
import { useChatMessages } from '../../messages/chat.ts'
import { SideSheet } from '../../ui/SideSheet.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import type { MergedReference } from './conversation.ts'
import { PassageView } from './PassageView.tsx'
import { ReferenceList, type RenderCaseTools } from './ReferenceList.tsx'
import { leastWidth, maxWidth, usePanelWidth } from './use-panel-width.ts'

interface ReferencesPanelProps {
  references: MergedReference[]
  /** The passage that is read; null for the list. */
  open: ChatReference | null
  onOpen: (reference: ChatReference | null) => void
  onClose: () => void
  /** Whether it stands beside the messages; else it is a sheet over them. */
  wide: boolean
  renderCaseTools?: RenderCaseTools | undefined
}

/** What the answers rest on, beside them: all of it, or one paragraph. */
export function ReferencesPanel({ references, open, onOpen, onClose, wide, renderCaseTools }: ReferencesPanelProps) {
  const { references: words } = useChatMessages()
  const body = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', pl: 2, pr: 0.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {words.title}
        </Typography>
        <IconButton size="small" onClick={onClose} aria-label={words.close}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        {open ? (
          <PassageView key={`${open.id} ${open.paragraph}`} reference={open} onBack={() => onOpen(null)} />
        ) : (
          <ReferenceList references={references} onOpen={onOpen} renderCaseTools={renderCaseTools} />
        )}
      </Box>
    </>
  )
  if (!wide)
    return (
      <SideSheet side="right" open onClose={onClose} label={words.label}>
        {body}
      </SideSheet>
    )
  return <WidePanel>{body}</WidePanel>
}

/** Beside the messages, as wide as its reader draws it. */
function WidePanel({ children }: { children: React.ReactNode }) {
  const { references: words } = useChatMessages()
  const { width, handle } = usePanelWidth()
  return (
    <Box
      data-frame
      sx={{ position: 'sticky', top: measures.topBar + 16, flex: 'none', alignSelf: 'flex-start', width, ml: 1, display: 'flex' }}
    >
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn with, which a line is not
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={words.resize}
        aria-valuenow={width}
        aria-valuemin={leastWidth}
        aria-valuemax={maxWidth()}
        {...handle}
        sx={{
          flex: 'none',
          width: 12,
          ml: -1.5,
          cursor: 'col-resize',
          touchAction: 'none',
          display: 'grid',
          placeItems: 'center',
          '&::before': { content: '""', width: 4, height: 40, borderRadius: 2, bgcolor: 'divider' },
          '&:hover::before, &:focus-visible::before': { bgcolor: 'secondary.main' },
        }}
      />
      <Card
        component="aside"
        aria-label={words.label}
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', height: `calc(100dvh - ${measures.topBar + 32}px)` }}
      >
        {children}
      </Card>
    </Box>
  )
}

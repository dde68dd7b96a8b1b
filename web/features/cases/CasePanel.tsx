import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { measures } from '../../ui/theme/tokens.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { Outline } from '../../reader/Outline.tsx'
import { useSidePanel } from '../../reader/side-panel.ts'
import { SideSheet } from '../../ui/SideSheet.tsx'
import { tabIds, TabList } from '../../ui/TabList.tsx'
import { CaseInformation } from './CaseInformation.tsx'
import { CaseSummary } from './CaseSummary.tsx'
import { RelatedCases } from './RelatedCases.tsx'
import { useMatches } from './use-matches.ts'
import type { CaseSlots, OpenCase } from './open-case.ts'

/** The list that the panel begins with. */
export const informationPanel = 'information'

interface CasePanelProps {
  open: OpenCase
  slots: CaseSlots
  /** Whether it stands beside the text; else it is a sheet over it. */
  wide: boolean
  isOpen: boolean
  onClose: () => void
  onKeyPoints: () => void
}

/** What is known of the case, what is in its text, and what else there is of it, in lists one at a time. */
export function CasePanel({ open, slots, wide, isOpen, onClose, onKeyPoints }: CasePanelProps) {
  const words = useReaderMessages()
  const side = useSidePanel()!
  const { record } = open
  const { Information, panels = [] } = slots
  const sections: { name: string; label: string; content: ReactNode }[] = [
    {
      name: informationPanel,
      label: words.panels.information,
      content: (
        <>
          <CaseInformation record={record} summary={open.text && <CaseSummary open={open} onKeyPoints={onKeyPoints} />} />
          {Information && <Information record={record} />}
          <RelatedCases caseId={record.id} />
        </>
      ),
    },
    // A digest has no text that could be outlined or marked.
    ...(record.kind === 'digest'
      ? []
      : [
          { name: 'outline', label: words.panels.outline, content: <SearchedOutline onGo={onClose} /> },
          ...panels.map(({ name, label, Content }) => ({ name, label, content: <Content record={record} /> })),
        ]),
  ]
  const shown = sections.find(({ name }) => name === side.shown) ?? sections[0]!
  const alone = sections.length === 1
  const body = (
    <Box
      {...(!alone && { role: 'tabpanel', id: tabIds(shown.name).panel, 'aria-labelledby': tabIds(shown.name).tab })}
      tabIndex={0}
      sx={{ position: 'relative', p: 2.5, flex: 1, overflowY: 'auto' }}
    >
      {shown.content}
    </Box>
  )
  const head = alone ? (
    <Typography variant="h3" component="h2" sx={{ px: 2.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      {shown.label}
    </Typography>
  ) : (
    // Four lists side by side, in the width of the panel.
    <Box sx={{ flex: 'none', minWidth: 0, '& [role=tab]': { px: 0.5, fontSize: '0.78rem' } }}>
      <TabList label={words.panels.label} tabs={sections} shown={shown.name} onShow={side.show} />
    </Box>
  )
  if (!wide)
    return (
      <SideSheet side="right" open={isOpen} onClose={onClose} label={words.panels.label}>
        <Box sx={{ display: 'flex', alignItems: 'flex-end', borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ flex: 1, minWidth: 0, mb: '-1px' }}>{head}</Box>
          <IconButton onClick={onClose} aria-label={words.tools.closePanel}>
            <CloseRounded />
          </IconButton>
        </Box>
        {body}
      </SideSheet>
    )
  return (
    <Card
      component="section"
      aria-label={words.panels.label}
      // With the foot of the page below it still under the top bar, however short the text beside it is.
      sx={{ display: 'flex', flexDirection: 'column', maxHeight: `calc(100dvh - ${measures.topBar + 80}px)` }}
    >
      <Box sx={{ flex: 'none' }}>{head}</Box>
      {body}
    </Card>
  )
}

/** The outline with how often the words of the search that led here stand in each part. */
function SearchedOutline({ onGo }: { onGo: () => void }) {
  const [parameters] = useSearchParams()
  const searched = parameters.get('q')?.trim() ?? ''
  return <Outline matches={useMatches(searched, searched).places} onGo={onGo} />
}

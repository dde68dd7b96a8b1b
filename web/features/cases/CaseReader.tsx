import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCasePageMessages } from '../../messages/case-page.ts'
import type { OpenJudgment } from '../../reader/open-judgment.ts'
import { useReadingSize } from '../../reader/reading-size.ts'
import { tabIds, TabList } from '../../ui/TabList.tsx'
import { ParagraphMenu } from '../../reader/ParagraphMenu.tsx'
import { CaseBody } from './CaseBody.tsx'
import { CitationCard } from './CitationCard.tsx'
import { KeyPoints } from './KeyPoints.tsx'
import type { CaseSlots, OpenCase } from './open-case.ts'
import { ReaderTools } from './ReaderTools.tsx'

interface CaseReaderProps {
  open: OpenCase
  slots: CaseSlots
  onJudgment: (open: OpenJudgment | null) => void
  chosen: ChosenTab
  onChoose: (tab: string) => void
  /** Opens the panel, where it does not stand beside the text. */
  onPanel?: () => void
}

const judgmentTab = 'judgment'
export const keyPointsTab = 'keyPoints'

/** The tab that was chosen, and the visit (key of the location) in which it was: a link that is followed later leads to the text. */
export interface ChosenTab {
  name: string
  during: string
}

export const firstTab: ChosenTab = { name: judgmentTab, during: '' }

/** The judgment, its key points when it has any, and whatever else there is of it, in tabs. */
export function CaseReader({ open, slots, chosen, onChoose, onJudgment, onPanel }: CaseReaderProps) {
  const words = useCasePageMessages()
  const { record } = open
  const [size, setSize] = useReadingSize()
  const { hash, key, search } = useLocation()
  // A link to a paragraph leads to the text, and one to a tab there, from whatever tab it was followed.
  const linked = hash.startsWith('#p') ? judgmentTab : new URLSearchParams(search).get('tab')
  const name = chosen.during === key ? chosen.name : (linked ?? chosen.name)

  const hasKeyPoints = record.keyPoints.length > 0 || open.made.keyPoints !== null
  const others: { name: string; label: string; content: ReactNode }[] = [
    ...(hasKeyPoints ? [{ name: keyPointsTab, label: words.tabs.keyPoints, content: <KeyPoints open={open} /> }] : []),
    ...(slots.tabs ?? []).map(({ Content, ...tab }) => ({ ...tab, content: <Content record={record} /> })),
  ]
  const shown = others.find((tab) => tab.name === name)
  const padding = { px: { xs: 2, sm: 3 }, py: 3, '@media print': { p: 0 } }
  return (
    <>
      <Box data-frame sx={{ px: { xs: 1, sm: 3 }, '& [role=tab]': { px: 1.25 } }}>
        <TabList
          label={words.tabs.label}
          tabs={[{ name: judgmentTab, label: words.tabs.judgment }, ...others]}
          shown={shown?.name ?? judgmentTab}
          onShow={onChoose}
        />
      </Box>
      <Box
        role="tabpanel"
        id={tabIds(judgmentTab).panel}
        aria-labelledby={tabIds(judgmentTab).tab}
        // Kept while another tab is shown: a long text is laid out only once.
        sx={{ display: shown ? 'none' : 'block', '@media print': { display: 'block' } }}
      >
        <ReaderTools record={record} size={size} onSize={setSize} onPanel={onPanel} />
        <Box sx={padding}>
          <CaseBody open={open} size={size} onJudgment={onJudgment}>
            <ParagraphMenu source={record} />
            <CitationCard />
            {slots.Marks && <slots.Marks record={record} />}
            {slots.SelectionToolbar && <slots.SelectionToolbar record={record} />}
          </CaseBody>
        </Box>
      </Box>
      {shown && (
        <Box data-frame role="tabpanel" id={tabIds(shown.name).panel} aria-labelledby={tabIds(shown.name).tab} sx={padding}>
          {shown.content}
        </Box>
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ReviewTrail } from '../features/citator/ReviewTrail.tsx'
import { UndecidedLeads } from '../features/citator/UndecidedLeads.tsx'
import { useCitatorMessages } from '../messages/citator.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { TabList, tabIds } from '../ui/TabList.tsx'
import { useTab } from '../ui/use-tab.ts'
import { PageFrame } from './PageFrame.tsx'

const tabs = ['undecided', 'decided'] as const

/** /citations/reviews: for those who confirm and reject what the machine read. `?tab=decided` shows what they decided. */
export function ReviewsPage() {
  const { reviews: words, trail } = useCitatorMessages()
  const [shown, show] = useTab(tabs)
  usePageTitle(words.title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 1.5, maxWidth: '68ch' }}>{words.lead}</Typography>
      <TabList label={words.tabs.label} tabs={tabs.map((name) => ({ name, label: words.tabs[name] }))} shown={shown} onShow={show} />
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ pt: { xs: 2, md: 3 } }}>
        {shown === 'undecided' ? (
          <UndecidedLeads />
        ) : (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{trail.lead}</Typography>
            <ReviewTrail />
          </>
        )}
      </Box>
    </PageFrame>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentType, Suspense } from 'react'
import { useSession } from '../features/accounts/session-context.tsx'
import { PersonalInformation } from '../features/profile/PersonalInformation.tsx'
import { useProfileMessages } from '../messages/profile.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { TabList, tabIds } from '../ui/TabList.tsx'
import { useTab } from '../ui/use-tab.ts'
import { PageFrame } from './PageFrame.tsx'

const SecurityPart = lazyPart(async () => (await import('../features/security/SecurityTab.tsx')).SecurityTab)
const BillingPart = lazyPart(async () => (await import('../features/billing/BillingTab.tsx')).BillingTab)

/** What stands on each tab, in the order in which they are shown. */
const parts = { personal: PersonalTab, security: SecurityPart, billing: BillingPart } satisfies Partial<
  Record<'personal' | 'security' | 'billing', ComponentType>
>
type Part = keyof typeof parts

/** /profile, with the tab in its address: /profile?tab=security */
export function ProfilePage() {
  const { title, tabs } = useProfileMessages()
  const names = Object.keys(parts) as [Part, ...Part[]]
  const [shown, show] = useTab(names)
  const Shown = parts[shown]
  usePageTitle(title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <TabList label={tabs.label} tabs={names.map((name) => ({ name, label: tabs[name] }))} shown={shown} onShow={show} />
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ pt: { xs: 2, md: 3 } }}>
        <Suspense>
          <Shown />
        </Suspense>
      </Box>
    </PageFrame>
  )
}

function PersonalTab() {
  const { session, state } = useSession()
  return state.user && <PersonalInformation user={state.user} onSaved={session.describe} />
}

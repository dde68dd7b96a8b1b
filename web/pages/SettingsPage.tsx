import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useSession } from '../features/accounts/session-context.tsx'
import { Appearance } from '../features/settings/Appearance.tsx'
import { DataStorage } from '../features/settings/DataStorage.tsx'
import { Notifications } from '../features/settings/Notifications.tsx'
import { useSettingsMessages } from '../messages/settings.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { TabList, tabIds } from '../ui/TabList.tsx'
import { useTab } from '../ui/use-tab.ts'
import { PageFrame } from './PageFrame.tsx'

/** What stands on each tab, in the order in which they are shown. */
const parts = { appearance: Appearance, notifications: Notifications, data: DataTab } satisfies Partial<
  Record<'appearance' | 'notifications' | 'data', ComponentType>
>
type Part = keyof typeof parts

/** /settings, with the tab in its address: /settings?tab=data */
export function SettingsPage() {
  const { title, tabs } = useSettingsMessages()
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
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ pt: { xs: 2, md: 3 }, maxWidth: 840 }}>
        <Shown />
      </Box>
    </PageFrame>
  )
}

function DataTab() {
  const { session } = useSession()
  return <DataStorage onDeleted={session.leave} />
}

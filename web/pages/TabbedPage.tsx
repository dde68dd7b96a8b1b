import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentType, Suspense } from 'react'
import { usePageTitle } from '../ui/page-title.ts'
import { TabList, tabIds } from '../ui/TabList.tsx'
import { useTab } from '../ui/use-tab.ts'
import { PageFrame } from './PageFrame.tsx'

interface TabbedPageProps<Name extends string> {
  title: string
  /** What all tabs together are called. */
  label: string
  /** What each is called. */
  names: Readonly<Record<NoInfer<Name>, string>>
  /** What stands on each tab, in the order in which they are shown. */
  parts: Readonly<Record<Name, ComponentType>>
  /** Px beyond which what stands there does not grow. */
  maxWidth?: number
}

/** A page of tabs, the one that is shown in its address: `?tab=security`. */
export function TabbedPage<Name extends string>({ title, label, names, parts, maxWidth }: TabbedPageProps<Name>) {
  const tabs = Object.keys(parts) as [Name, ...Name[]]
  const [shown, show] = useTab(tabs)
  const Shown: ComponentType = parts[shown]
  usePageTitle(title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <TabList label={label} tabs={tabs.map((name) => ({ name, label: names[name] }))} shown={shown} onShow={show} />
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ pt: { xs: 2, md: 3 }, maxWidth }}>
        <Suspense>
          <Shown />
        </Suspense>
      </Box>
    </PageFrame>
  )
}

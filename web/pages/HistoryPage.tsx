import { HistoryBrowser } from '../features/history/HistoryBrowser.tsx'
import { useHistoryMessages } from '../messages/history.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /research-history */
export function HistoryPage() {
  usePageTitle(useHistoryMessages().title)
  return (
    <PageFrame>
      <HistoryBrowser />
    </PageFrame>
  )
}

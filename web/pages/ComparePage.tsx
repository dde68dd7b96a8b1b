import { CaseComparison } from '../features/compare/CaseComparison.tsx'
import { useComparingMessages } from '../messages/comparing.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { ComparedChatButton } from './CaseChat.tsx'
import { PageFrame } from './PageFrame.tsx'

/** /compare */
export function ComparePage() {
  usePageTitle(useComparingMessages().title)
  return (
    <PageFrame>
      <CaseComparison renderDoors={(ids) => <ComparedChatButton ids={ids} />} />
    </PageFrame>
  )
}

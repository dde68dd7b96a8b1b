import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { reportStore } from '../../ui/report-store.ts'

const ReportDialog = lazyPart(async () => (await import('../../features/reports/ReportDialog.tsx')).ReportDialog)

/** The form in which a mistake is reported, over whatever screen it was opened from. */
export function Reporting() {
  const reported = useSyncExternalStore(reportStore.subscribe, reportStore.read)
  return (
    reported && (
      <Suspense fallback={null}>
        <ReportDialog reported={reported} onClose={reportStore.close} />
      </Suspense>
    )
  )
}

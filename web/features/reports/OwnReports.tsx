import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Report, withdrawReport } from '#contract/reports'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useReportsMessages } from '../../messages/reports.ts'
import { reportStore } from '../../ui/report-store.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ReportEntry } from './ReportEntry.tsx'
import { ownReports, reportsKey } from './queries.ts'

/** What a reader reported, the latest first. */
export function OwnReports() {
  const words = useReportsMessages()
  const query = useInfiniteQuery(ownReports)
  return (
    <PagedList rowHeight={110} query={query} label={words.tabs.own} none={words.own.none}>
      {(report) => (
        <ReportEntry key={report.id} report={report}>
          {report.state === 'open' && <Withdraw report={report} />}
        </ReportEntry>
      )}
    </PagedList>
  )
}

function Withdraw({ report: { id, case_title: title, case_id: caseId, about, place, quote } }: { report: Report }) {
  const { own, form } = useReportsMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()

  async function withdraw() {
    try {
      await call(withdrawReport, { params: { id } })
      // A way back: the form, as it was opened.
      const again = { label: form.title, run: () => reportStore.open({ caseId, about, place, quote }) }
      showToast(own.withdrawn, { severity: 'success', action: again })
      await queryClient.invalidateQueries({ queryKey: reportsKey })
    } catch (error) {
      showToast((error as Error).message, { severity: 'error' })
    }
  }

  return (
    <Box>
      <Button size="small" color="inherit" aria-label={own.withdrawOf(title ?? caseId)} onClick={() => void withdraw()}>
        {own.withdraw}
      </Button>
    </Box>
  )
}

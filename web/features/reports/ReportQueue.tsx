import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type QueuedReport, type ReportState, decideReport, maxReportAnswerLength, reportStates } from '#contract/reports'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useReportsMessages } from '../../messages/reports.ts'
import { Choice } from '../../ui/Choice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ReportEntry } from './ReportEntry.tsx'
import { reportQueue, reportsKey } from './queries.ts'

/** Reported mistakes as editors decide them. */
export function ReportQueue() {
  const words = useReportsMessages()
  const [state, setState] = useState<ReportState>('open')
  const query = useInfiniteQuery(reportQueue(state))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ maxWidth: 320 }}>
        <Choice label={words.queue.state} value={state} onChange={(value) => setState(value as ReportState)}>
          {reportStates.map((one) => (
            <option key={one} value={one}>
              {words.queue.states[one]}
            </option>
          ))}
        </Choice>
      </Box>
      <PagedList rowHeight={110} query={query} label={words.tabs.queue} none={words.queue.none[state]}>
        {(report) => (
          <ReportEntry key={report.id} report={report} by={words.queue.by(report.reporter)}>
            <Decision report={report} />
          </ReportEntry>
        )}
      </PagedList>
    </Box>
  )
}

function Decision({ report: { id, state, case_title: title, case_id: caseId, decided_by: decidedBy } }: { report: QueuedReport }) {
  const { queue } = useReportsMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [answer, setAnswer] = useState('')
  const [asksWhy, setAsksWhy] = useState(false)

  async function decide(next: ReportState, given: string) {
    try {
      await call(decideReport, { params: { id }, body: { state: next, answer: given } })
      const undo = { label: queue.undo, run: () => void decide('open', '') }
      showToast(queue[next], { severity: 'success', ...(next !== 'open' && { action: undo }) })
      await queryClient.invalidateQueries({ queryKey: reportsKey })
    } catch (error) {
      showToast((error as Error).message, { severity: 'error' })
    }
  }

  if (state !== 'open')
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>
        {decidedBy !== null && queue.decidedBy(decidedBy)}
        <Button size="small" color="inherit" onClick={() => void decide('open', '')}>
          {queue.again}
        </Button>
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 720 }}>
      <TextField
        label={queue.answer}
        aria-label={queue.answerOf(title ?? caseId)}
        {...(asksWhy && answer.trim() === '' && { helper: queue.why, 'aria-invalid': true })}
        rows={2}
        maxLength={maxReportAnswerLength}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void decide('resolved', answer)}>
          {queue.resolve}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            setAsksWhy(true)
            if (answer.trim() !== '') void decide('declined', answer)
          }}
        >
          {queue.decline}
        </Button>
      </Box>
    </Box>
  )
}

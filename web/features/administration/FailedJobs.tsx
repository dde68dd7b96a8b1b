import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FailedJob, discardFailedJobs, retryFailedJobs } from '#contract/administration'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useToast } from '../../ui/toast.tsx'
import { AskDialog } from './AskDialog.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Facts, Part } from './Part.tsx'
import { failedJobs } from './queries.ts'

/** Jobs that failed too often: each can be tried again, or given up. */
export function FailedJobs() {
  const { system } = useAdministrationMessages()
  const query = useInfiniteQuery(failedJobs)
  return (
    <Part title={system.failedJobs}>
      <PagedList query={query} label={system.failedJobs} none={system.noFailed}>
        {(job) => <Row key={job.id} of={job} />}
      </PagedList>
    </Part>
  )
}

function Row({ of: { id, job, failed_at: failedAt, error } }: { of: FailedJob }) {
  const { system, at } = useAdministrationMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [asks, setAsks] = useState(false)
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['administration'] })

  async function run(does: typeof retryFailedJobs | typeof discardFailedJobs, said: string) {
    await call(does, { body: { ids: [id] } })
    await lookAgain()
    showToast(said, { severity: 'success' })
  }
  const tryAgain = () =>
    void run(retryFailedJobs, system.retried).catch((problem: Error) => showToast(problem.message, { severity: 'error' }))

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{job}</Box>
        <Facts of={[at(failedAt), error]} />
      </Box>
      <Button size="small" aria-label={system.tryAgainOf(job)} onClick={tryAgain}>
        {system.tryAgain}
      </Button>
      <Button size="small" color="inherit" aria-label={system.discardOf(job)} onClick={() => setAsks(true)}>
        {system.discard}
      </Button>
      {asks && (
        <AskDialog
          title={system.discardTitle}
          does={system.discardDo}
          onClose={() => setAsks(false)}
          onDo={() => run(discardFailedJobs, system.discarded)}
        >
          <Typography>{system.discardAdvice}</Typography>
        </AskDialog>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import { sayReason } from '#contract/reasons/say-reason'
import type { SourceName } from '#contract/sources'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useImportReasons } from '../../messages/import-reasons.ts'
import { useSourcesMessages } from '../../messages/sources.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { Facts } from './Part.tsx'
import { refusedItems, syncRuns } from './queries.ts'

/** When a source was read and what came of it, the latest first. */
export function SyncRuns({ name, last }: { name: SourceName; last: number | undefined }) {
  const { at } = useAdministrationMessages()
  const words = useSourcesMessages()
  const query = useInfiniteQuery(syncRuns(name, last))
  return (
    <Below>
      <PagedList query={query} label={words.runsOf(words.names[name])} none={words.noRuns}>
        {(run) => (
          <Box component="li" key={run.id}>
            <Box>
              {at(run.started_at)}, {words.askedBy[run.asked_by]}
            </Box>
            <Facts of={[words.states[run.state], run.failure !== null && words.failures[run.failure], words.counts(run)]} />
          </Box>
        )}
      </PagedList>
    </Below>
  )
}

/** What a source gave and could not be taken in, and why. */
export function RefusedItems({ name }: { name: SourceName }) {
  const { at } = useAdministrationMessages()
  const words = useSourcesMessages()
  const said = useImportReasons()
  const query = useInfiniteQuery(refusedItems(name))
  return (
    <Below>
      <PagedList query={query} label={words.refusedOf(words.names[name])} none={words.noRefused}>
        {(item) => (
          <Box component="li" key={item.name}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{item.name}</Box>
            <Facts
              of={[
                at(item.at),
                item.failure !== null && words.failures[item.failure],
                item.reason_codes.map((one) => sayReason(one, said)).join('; '),
              ]}
            />
          </Box>
        )}
      </PagedList>
    </Below>
  )
}

function Below({ children }: { children: ReactNode }) {
  return <Box sx={{ mt: 1, pl: { md: 2 }, borderLeft: { md: 2 }, borderColor: { md: 'divider' } }}>{children}</Box>
}

import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { SystemState } from '#contract/administration'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useListMessages } from '../../messages/lists.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { radii } from '../../ui/theme/tokens.ts'
import { FailedJobs } from './FailedJobs.tsx'
import { Part } from './Part.tsx'
import { SlowStatements } from './SlowStatements.tsx'
import { systemState } from './queries.ts'

/** How the installation is, the jobs that failed, and what takes the most time of the database. */
export function SystemPart() {
  const { system } = useAdministrationMessages()
  const listed = useListMessages()
  const { data, error, isFetching, refetch } = useQuery(systemState)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Part
        title={system.title}
        {...(data && { lead: system.asAt(data.at) })}
        action={
          <Button variant="outlined" color="inherit" startIcon={<RefreshRounded />} disabled={isFetching} onClick={() => void refetch()}>
            {system.refresh}
          </Button>
        }
      >
        {data ? (
          <State of={data} />
        ) : error && !isFetching ? (
          <RetryNotice words={`${listed.failed}. ${error.message}`} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Part>
      <FailedJobs />
      <SlowStatements />
    </Box>
  )
}

function State({
  of: { versions, database, process, disk, jobs, mail, language_model: model, model_use: use, meaning, library, accounts },
}: {
  of: SystemState
}) {
  const words = useAdministrationMessages()
  const { system, number, size, at } = words
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }, gap: 2 }}>
      <Panel title={system.jobs}>
        <Fact name={system.waiting}>{number(jobs.waiting)}</Fact>
        <Fact name={system.retrying}>{number(jobs.retrying)}</Fact>
        <Fact name={system.running}>{number(jobs.running)}</Fact>
        <Fact name={system.failed} warns={jobs.failed > 0}>
          {number(jobs.failed)}
        </Fact>
        {jobs.oldest_waiting !== null && <Fact name={system.oldest}>{at(jobs.oldest_waiting)}</Fact>}
      </Panel>
      <Panel title={system.library}>
        <Fact name={system.judgments}>{number(library.judgments)}</Fact>
        <Fact name={system.digests}>{number(library.digests)}</Fact>
        <Fact name={system.samples}>{number(library.samples)}</Fact>
        <Fact name={system.privateDocuments}>{number(library.private_documents)}</Fact>
        <Fact name={system.lastImport}>{library.last_import === null ? system.never : at(library.last_import)}</Fact>
      </Panel>
      <Panel title={system.accounts}>
        <Fact name={system.all}>{number(accounts.all)}</Fact>
        <Fact name={system.verified}>{number(accounts.verified)}</Fact>
        <Fact name={system.editors}>{number(accounts.editors)}</Fact>
        <Fact name={system.admins}>{number(accounts.admins)}</Fact>
        <Fact name={system.sessions}>{number(accounts.sessions)}</Fact>
      </Panel>
      <Panel title={system.database}>
        <Fact name={system.kinds[database.kind]}>{versions.database}</Fact>
        <Fact name={system.bytes}>{size(database.bytes)}</Fact>
        <Fact name={system.schema}>{database.migration.replace('.sql', '')}</Fact>
      </Panel>
      <Panel title={system.process}>
        <Fact name={system.hukumu}>{versions.hukumu}</Fact>
        <Fact name={system.node}>{versions.node}</Fact>
        <Fact name={system.startedAt}>{at(process.started_at)}</Fact>
        <Fact name={system.memory}>{size(process.memory)}</Fact>
        <Fact name={system.disk}>{disk ? system.free(disk.free, disk.total) : system.noDisk}</Fact>
      </Panel>
      <Panel title={system.besides}>
        <Fact name={system.mail}>{mail.by === 'smtp' ? system.smtp(mail.server ?? '') : system.outbox(mail.waiting ?? 0)}</Fact>
        <Fact name={system.model}>{model ?? system.noModel}</Fact>
        {use.requests > 0 && (
          <>
            <Fact name={system.modelRequests(use.days)}>{number(use.requests)}</Fact>
            <Fact name={system.tokensRead}>{number(use.tokens_read)}</Fact>
            <Fact name={system.tokensWritten}>{number(use.tokens_written)}</Fact>
            {use.cost_usd !== null && <Fact name={system.modelCost}>{system.dollars(use.cost_usd)}</Fact>}
          </>
        )}
      </Panel>
      {meaning && (
        <Panel title={system.meaning}>
          <Fact name={system.meaningModel}>{meaning.model}</Fact>
          <Fact name={system.embedded}>{number(meaning.embedded)}</Fact>
          <Fact name={system.toEmbed}>{number(meaning.waiting)}</Fact>
          <Fact name={system.passages}>{number(meaning.passages)}</Fact>
          {meaning.problem !== null && (
            <Fact name={system.lastProblem} warns>
              {meaning.problem}
            </Fact>
          )}
          {meaning.tokens > 0 && <Fact name={system.tokensRead}>{number(meaning.tokens)}</Fact>}
          {meaning.cost_usd !== null && <Fact name={system.modelCost}>{system.dollars(meaning.cost_usd)}</Fact>}
        </Panel>
      )}
    </Box>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: `${radii.card}px`, p: 2, bgcolor: 'background.paper' }}
    >
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {children}
      </Box>
    </Box>
  )
}

function Fact({ name, warns = false, children }: { name: string; warns?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere', ...(warns && { color: 'error.main', fontWeight: 600 }) }}
      >
        {children}
      </Box>
    </Box>
  )
}

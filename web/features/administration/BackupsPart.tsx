import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type Backup, type BackupState, makeBackup } from '#contract/backups'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useBackupsMessages } from '../../messages/backups.ts'
import { useListMessages } from '../../messages/lists.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Facts, Part } from './Part.tsx'
import { backups, whileReading } from './queries.ts'

/** What tells one state of the backups from the next. */
const newestOf = ({ running, problem, backups: [first] }: BackupState) => [running?.started_at, problem?.at, first?.file].join()

/** The backups of the installation, what went wrong with the last one, and the making of another. */
export function BackupsPart() {
  const own = useBackupsMessages()
  const listed = useListMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { data, error, isFetching, refetch } = useQuery(backups)
  /** How they stood when another was asked for. */
  const [before, setBefore] = useState<string | null>(null)
  const waits = data !== undefined && before === newestOf(data)
  // A job begins when its turn comes: until then it is looked for.
  useQuery({ ...backups, enabled: waits, refetchInterval: whileReading })

  async function ask(state: BackupState) {
    await call(makeBackup, {})
    setBefore(newestOf(state))
    showToast(own.begun, { severity: 'success' })
    await queryClient.invalidateQueries({ queryKey: backups.queryKey })
  }

  return (
    <Part
      title={own.title}
      lead={own.lead}
      action={
        data && (
          <Button
            variant="contained"
            disabled={data.running !== null || waits}
            onClick={() => void ask(data).catch((failed: Error) => showToast(failed.message, { severity: 'error' }))}
          >
            {own.make}
          </Button>
        )
      }
    >
      {data ? (
        <State of={data} />
      ) : error && !isFetching ? (
        <RetryNotice words={`${listed.failed}. ${error.message}`} onRetry={() => void refetch()} />
      ) : (
        <RowsLoading label={listed.loading} />
      )}
    </Part>
  )
}

function State({ of: state }: { of: BackupState }) {
  const own = useBackupsMessages()
  const { at } = useAdministrationMessages()
  const { running, problem, folder, sealed } = state
  const percent = Math.floor((running?.done ?? 0) * 100)
  return (
    <>
      <Facts of={[own.schedule(state), own.folder(folder), own.sealing(sealed)]} />
      {problem && <Notice severity="error">{own.problem(problem, at(problem.at))}</Notice>}
      {running && (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <Typography variant="body2">{own.progress(percent)}</Typography>
          <LinearProgress aria-label={own.making} variant="determinate" value={percent} />
        </Box>
      )}
      {state.backups.length === 0 ? (
        <NothingHere title={own.none} advice={own.noneAdvice} />
      ) : (
        <Box
          component="ul"
          aria-label={own.title}
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider', py: 1.5 } }}
        >
          {state.backups.map((backup) => (
            <Row key={backup.file} backup={backup} />
          ))}
        </Box>
      )}
    </>
  )
}

function Row({ backup: { file, made_at: madeAt, bytes, state, holds } }: { backup: Backup }) {
  const own = useBackupsMessages()
  const { at, size } = useAdministrationMessages()
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {at(madeAt)}
        </Box>
        <Tag hue={state === 'readable' ? 'teal' : 'burgundy'}>{own.states[state]}</Tag>
        <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {size(bytes)}
        </Box>
      </Box>
      {holds && <Facts of={own.holds(holds)} />}
      <Facts of={[file]} />
    </Box>
  )
}

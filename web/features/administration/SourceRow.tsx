import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type SourceState, type SyncRun, syncSource } from '#contract/sources'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useSourcesMessages } from '../../messages/sources.ts'
import { copyText } from '../../ui/clipboard.ts'
import { Tag, type TagHue } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AskDialog } from './AskDialog.tsx'
import { Facts } from './Part.tsx'
import { sources, whileReading } from './queries.ts'
import { RefusedItems, SyncRuns } from './SourceLists.tsx'

const hues: Record<SyncRun['state'], TagHue> = { running: 'primary', done: 'teal', failed: 'burgundy', stopped: 'plain' }

/** One source: how it stands, and what may be done with it. */
export function SourceRow({ source }: { source: SourceState }) {
  const { at } = useAdministrationMessages()
  const words = useSourcesMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [shown, setShown] = useState<'runs' | 'refused' | null>(null)
  const [asks, setAsks] = useState(false)
  /** The run that was the last one when another was asked for; 0 where none was. */
  const [before, setBefore] = useState<number | null>(null)
  const { name, set_up: isSetUp, origin, last_run: last, every, not_before: until, call_address: address } = source
  const title = words.names[name]
  // A job begins when its turn comes: until then it is looked for.
  useQuery({ ...sources, enabled: before === (last?.id ?? 0), refetchInterval: whileReading })
  const tell = (error: Error) => showToast(error.message, { severity: 'error' })

  async function read(acceptWithdrawals: boolean) {
    await call(syncSource, { params: { name }, body: { accept_withdrawals: acceptWithdrawals } })
    setBefore(last?.id ?? 0)
    showToast(words.begun, { severity: 'success' })
    await queryClient.invalidateQueries({ queryKey: sources.queryKey })
  }
  const toggle = (list: 'runs' | 'refused') => setShown(shown === list ? null : list)

  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {isSetUp ? (
          <Tag hue={last ? hues[last.state] : 'quiet'}>{last ? words.states[last.state] : words.neverRead}</Tag>
        ) : (
          <Tag>{words.notSetUp}</Tag>
        )}
        {isSetUp && (
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Button
              size="small"
              aria-label={words.readOf(title)}
              disabled={last?.state === 'running'}
              onClick={() => void read(false).catch(tell)}
            >
              {words.read}
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-expanded={shown === 'runs'}
              aria-label={words.runsOf(title)}
              onClick={() => toggle('runs')}
            >
              {words.runs}
            </Button>
            {source.rejected > 0 && (
              <Button
                size="small"
                color="inherit"
                aria-expanded={shown === 'refused'}
                aria-label={words.refusedOf(title)}
                onClick={() => toggle('refused')}
              >
                {words.refused}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {isSetUp ? (
        <>
          <Facts
            of={[
              origin,
              every !== null && words.every(every),
              words.held(source),
              source.waiting > 0 && words.waiting(source),
              source.rejected > 0 && words.rejected(source),
              source.withheld > 0 && words.withheld(source),
              source.withdrawn > 0 && words.withdrawn(source),
            ]}
          />
          {last && <Facts of={[at(last.started_at), words.askedBy[last.asked_by], words.counts(last)]} />}
          {until !== null && <Facts of={[words.leftAlone(at(until))]} />}
          {last?.failure && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', typography: 'body2', color: 'error.main' }}>
              {words.failures[last.failure]}
              {last.failure === 'too-many-withdrawn' && (
                <Button size="small" color="error" onClick={() => setAsks(true)}>
                  {words.takeDown}
                </Button>
              )}
            </Box>
          )}
          {address !== null && (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}
            >
              {words.callAddress}
              <Button
                size="small"
                color="inherit"
                aria-label={words.copyOf(title)}
                onClick={() =>
                  void copyText(address).then((copied) =>
                    showToast(copied ? words.copied : address, { severity: copied ? 'success' : 'info' }),
                  )
                }
              >
                {words.copy}
              </Button>
            </Box>
          )}
          {shown === 'runs' && <SyncRuns name={name} last={last?.id} />}
          {shown === 'refused' && <RefusedItems name={name} />}
        </>
      ) : (
        <Facts of={[words.settings[name]]} />
      )}
      {asks && (
        <AskDialog title={words.takeDownTitle} does={words.takeDownDo} onClose={() => setAsks(false)} onDo={() => read(true)}>
          <Typography>{words.takeDownWords(title)}</Typography>
        </AskDialog>
      )}
    </Box>
  )
}

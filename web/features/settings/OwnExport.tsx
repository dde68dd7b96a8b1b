import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ExportState } from '#contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useSettingsMessages } from '../../messages/settings.ts'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ownExport, useExportNews, useStartExport } from './data-queries.ts'
import { NotLoaded } from './LoadStates.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** An archive with everything of one's own, asked for here and fetched here or by the link of a mail. */
export function OwnExport() {
  const { export: words } = useSettingsMessages()
  const { data, error, refetch } = useQuery(ownExport)
  useExportNews()
  const { mutate, isPending, error: notStarted } = useStartExport()
  const isMaking = isPending || data?.status === 'making'
  return (
    <SettingsCard heading={words.heading} lead={words.lead}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {error && !data && <NotLoaded title={words.notLoaded} error={error} onRetry={() => void refetch()} />}
        {notStarted && <Notice severity="error">{notStarted.message}</Notice>}
        {data?.status === 'failed' && !isMaking && <Notice severity="error">{words.failed}</Notice>}
        {isMaking && (
          <Box component="output" sx={{ width: '100%', display: 'grid', gap: 1 }}>
            <LinearProgress aria-label={words.making} />
            <Typography sx={{ color: 'text.secondary' }}>{words.makingSays}</Typography>
          </Box>
        )}
        {data?.status === 'ready' && !isMaking && <Ready of={data} />}
        <Button variant={data?.status === 'ready' ? 'outlined' : 'contained'} disabled={isMaking || !data} onClick={() => mutate()}>
          {data?.status === 'ready' ? words.again : words.start}
        </Button>
      </Box>
    </SettingsCard>
  )
}

function Ready({ of: { url, bytes = 0, expires_at: until = '' } }: { of: ExportState }) {
  const { export: words, storage } = useSettingsMessages()
  return (
    <Notice
      severity="success"
      action={
        <Button component="a" href={url} download variant="contained" size="small" sx={{ flex: 'none' }}>
          {words.download}
        </Button>
      }
    >
      {words.ready(storage.bytes(bytes), formatDay(until))}
    </Notice>
  )
}

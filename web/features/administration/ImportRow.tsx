import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ImportRun, cancelImport, exportImportReport, importOutcomes } from '#contract/imports'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { saveFile } from '../../ui/save-file.ts'
import { Tag, type TagHue } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ImportRecords } from './ImportRecords.tsx'
import { Facts } from './Part.tsx'
import { importRun } from './queries.ts'
import { useFollowed } from './use-followed.ts'

const hues: Record<ImportRun['state'], TagHue> = {
  waiting: 'quiet',
  running: 'primary',
  done: 'teal',
  failed: 'burgundy',
  cancelled: 'plain',
}

/** One import: how far it is while it runs, what became of it afterwards. */
export function ImportRow({ run: listed }: { run: ImportRun }) {
  const words = useAdministrationMessages()
  const { imports: own } = words
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { data: run } = useQuery({ ...importRun(listed.id), initialData: listed, enabled: false })
  useFollowed(run)
  const [isOpen, setIsOpen] = useState(false)
  const { id, state, ending, resumed, counts, failure, records, bytes, bytes_read: read } = run
  const source = own.source(run)
  const isOver = run.ended_at !== null
  const tell = (error: Error) => showToast(error.message, { severity: 'error' })
  const end = () =>
    void call(cancelImport, { params: { id } }).then((ended) => queryClient.setQueryData(importRun(id).queryKey, ended), tell)

  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {source}
        </Box>
        <Tag hue={hues[state]}>{own.states[state]}</Tag>
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {!isOver && !ending && (
            <Button size="small" color="inherit" aria-label={own.endOf(source)} onClick={end}>
              {own.end}
            </Button>
          )}
          {records > 0 && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isOpen}
              aria-label={isOpen ? undefined : own.showOf(source)}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? own.hide : own.show}
            </Button>
          )}
          {isOver && records > 0 && (
            <Button size="small" color="inherit" onClick={() => void call(exportImportReport, { params: { id } }).then(saveFile, tell)}>
              {own.report}
            </Button>
          )}
        </Box>
      </Box>
      <Facts
        of={[
          own.begun(run.asked_at, run.by?.name ?? null),
          !isOver && own.progress(run),
          ending && !isOver && own.ending,
          resumed > 0 && own.resumed(resumed),
          ...importOutcomes.map((kind) => counts[kind] > 0 && own.count(kind, counts[kind])),
        ]}
      />
      {state === 'running' && (
        <Box
          component="progress"
          aria-label={source}
          value={read}
          max={Math.max(bytes, 1)}
          sx={{
            appearance: 'none',
            width: '100%',
            height: 4,
            border: 0,
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'divider',
            '&::-webkit-progress-bar': { background: 'transparent' },
            '&::-webkit-progress-value': { background: (theme) => theme.vars.palette.primary.main },
            '&::-moz-progress-bar': { background: (theme) => theme.vars.palette.primary.main },
          }}
        />
      )}
      {failure !== null && <Box sx={{ typography: 'body2', color: 'error.main' }}>{own.failures[failure]}</Box>}
      {isOpen && <ImportRecords run={run} />}
    </Box>
  )
}

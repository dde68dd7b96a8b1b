import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { exportComparison, fewestCompared, maxCompared } from '#contract/compare'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { useComparingMessages } from '../../messages/comparing.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import { AlignedPassages } from './AlignedPassages.tsx'
import { CaseChoice } from './CaseChoice.tsx'
import { ChosenCases } from './ChosenCases.tsx'
import { ComparedAuthorities } from './ComparedAuthorities.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { comparison } from './queries.ts'
import { useCompared } from './use-compared.ts'

/** The cases of the address side by side; where they are too few or too many, how to come to a comparison. `renderDoors` has what leads on from them. */
export function CaseComparison({ renderDoors }: { renderDoors?: (ids: string[]) => ReactNode }) {
  const words = useComparingMessages()
  const { ids, add, remove } = useCompared()
  const comparable = ids.length >= fewestCompared && ids.length <= maxCompared
  const { data, error, isFetching, refetch } = useQuery({ ...comparison(ids), enabled: comparable })
  const compared = comparable ? data : undefined
  const names = new Map(compared?.cases.map(({ case: { id, title } }) => [id, title]) ?? [])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between', mb: 2 }}>
        <Box>
          <Typography variant="h1" tabIndex={-1}>
            {words.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '70ch' }}>{words.lead}</Typography>
        </Box>
        {compared && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {renderDoors?.(ids)}
            <ExportButton ids={ids} />
          </Box>
        )}
      </Box>
      <Box data-frame sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 3 }}>
        {ids.length > 0 && <ChosenCases ids={ids} names={names} onRemove={remove} />}
        {ids.length < maxCompared && <CaseChoice chosen={ids} onAdd={add} />}
        {ids.length === maxCompared && <Typography sx={{ color: 'text.secondary' }}>{words.full}</Typography>}
      </Box>
      {ids.length < fewestCompared && <Message title={words.tooFew.title} text={ids.length === 0 ? words.tooFew.none : words.tooFew.one} />}
      {ids.length > maxCompared && <Message alert title={words.tooMany(ids.length).title} text={words.tooMany(ids.length).words} />}
      {comparable && error && !isFetching && <Failed error={error} onRetry={() => void refetch()} />}
      {comparable && !data && isFetching && <Loading columns={ids.length} />}
      {compared && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <ComparisonTable cases={compared.cases} />
          <ComparedAuthorities cases={compared.cases} authorities={compared.authorities} />
          <AlignedPassages cases={compared.cases} passages={compared.passages} />
        </Box>
      )}
    </>
  )
}

function ExportButton({ ids }: { ids: string[] }) {
  const words = useComparingMessages()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportComparison, { body: { case_ids: ids } }),
    onSuccess: saveFile,
    onError: ({ message }) => showToast(message || words.exportFailed, { severity: 'error' }),
  })
  return (
    <Button
      data-frame
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {isPending ? words.exporting : words.export}
    </Button>
  )
}

function Message({ title, text, alert = false }: { title: string; text: string; alert?: boolean }) {
  return (
    <Card
      role={alert ? 'alert' : undefined}
      sx={{ p: { xs: 2.5, sm: 4 }, ...(alert && { borderLeft: '3px solid', borderLeftColor: 'error.main' }) }}
    >
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{text}</Typography>
    </Card>
  )
}

/** The server says which cases it does not have. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { failure, missing } = useComparingMessages()
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <Card role="alert" sx={{ p: { xs: 2.5, sm: 4 }, borderLeft: '3px solid', borderLeftColor: 'error.main' }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {isMissing ? missing : failure.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: isMissing ? 0 : 2, maxWidth: '60ch' }}>{error.message}</Typography>
      {!isMissing && (
        <Button variant="contained" onClick={onRetry}>
          {failure.retry}
        </Button>
      )}
    </Card>
  )
}

function Loading({ columns }: { columns: number }) {
  const { loading } = useComparingMessages()
  return (
    <Box
      component="output"
      aria-label={loading}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: columns }, (_, column) => (
        <Skeleton key={column} variant="rounded" height={480} />
      ))}
    </Box>
  )
}

import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { HistoryEntry, TrailFormat } from '#contract/history'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useHistoryMessages } from '../../messages/history.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { presentParameters } from '../../ui/present-parameters.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import { HistoryControls, HistoryMenu } from './HistoryControls.tsx'
import { HistoryDays } from './HistoryDays.tsx'
import { HistoryLoading, NoHistory, NothingFound } from './HistoryStates.tsx'
import { type HistoryView, readView, writeView } from './history-view.ts'
import { historyPages, historyRecording, useHistoryCalls } from './queries.ts'

/** The research history with what narrows and empties it; the address says what is shown. */
export function HistoryBrowser() {
  const words = useHistoryMessages()
  const showToast = useToast()
  const calls = useHistoryCalls()
  const [parameters, setParameters] = useSearchParams()
  const [isClearing, setClearing] = useState(false)
  const view = readView(parameters)
  const go = (change: Partial<HistoryView>) => setParameters(writeView({ ...readView(presentParameters()), ...change }), { replace: true })
  const recording = useQuery(historyRecording)
  const { data, dataUpdatedAt, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    historyPages(view),
  )
  // What is done meanwhile moves the rest down by one: an entry may come twice.
  const entries = [...new Map(data?.pages.flatMap(({ results }) => results).map((entry) => [entry.id, entry])).values()]
  const total = data?.pages.at(-1)?.total ?? 0
  const isNarrowed = view.kind !== 'all' || view.query !== '' || view.project !== null
  const isRecording = recording.data?.on ?? true
  /** The moment at which it was fetched: what it says of how long ago each was is as true as the list itself. */
  const now = new Date(dataUpdatedAt)

  const fail = () => showToast(words.toasts.failed, { severity: 'error', about: 'history' })

  async function remove(entry: HistoryEntry) {
    const restore = () =>
      calls.restore(entry.id).then(() => showToast(words.toasts.restored, { severity: 'success', about: 'history' }), fail)
    try {
      await calls.delete(entry.id)
    } catch {
      return fail()
    }
    showToast(words.toasts.deleted, { about: 'history', action: { label: words.toasts.undo, run: () => void restore() } })
  }

  const setRecording = (on: boolean) =>
    calls
      .setRecording(on)
      .then(() => showToast(on ? words.toasts.resumed : words.toasts.paused, { severity: 'success', about: 'history' }), fail)

  const saveTrail = (format: TrailFormat) =>
    calls.trail(view, format).then(saveFile, () => showToast(words.toasts.trailFailed, { severity: 'error', about: 'history' }))

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: { xs: 2, md: 3 } }}>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {words.title}
        </Typography>
        <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
          {data && words.count(total)}
        </Typography>
        <Button variant="outlined" color="inherit" startIcon={<RefreshRounded />} disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? words.refreshing : words.refresh}
        </Button>
        <HistoryMenu
          isRecording={isRecording}
          isEmpty={total === 0}
          onTrail={(format) => void saveTrail(format)}
          onRecording={(on) => void setRecording(on)}
          onClear={() => setClearing(true)}
        />
      </Box>
      {!isRecording && (
        <Box sx={{ mb: 2 }}>
          <Notice
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={() => void setRecording(true)}>
                {words.resume}
              </Button>
            }
          >
            {words.paused}
          </Notice>
        </Box>
      )}
      {(isNarrowed || total > 0) && <HistoryControls view={view} onChange={go} />}
      {!data && isFetching && <HistoryLoading />}
      {error && !isFetching && <RetryNotice words={words.failed} onRetry={() => void refetch()} />}
      {data && !error && (
        <Box aria-busy={isFetching && !isFetchingNextPage}>
          {entries.length > 0 && <HistoryDays entries={entries} now={now} onDelete={(entry) => void remove(entry)} />}
          {entries.length === 0 &&
            (isNarrowed ? <NothingFound onShowAll={() => go({ kind: 'all', query: '', project: null })} /> : <NoHistory now={now} />)}
          {hasNextPage && (
            <Button variant="outlined" color="inherit" sx={{ mt: 3 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? words.earlierLoading : words.earlier}
            </Button>
          )}
        </Box>
      )}
      {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
    </>
  )
}

function ClearDialog({ onClose }: { onClose: () => void }) {
  const words = useHistoryMessages()
  const showToast = useToast()
  const { clear } = useHistoryCalls()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      const { deleted } = await clear()
      showToast(words.toasts.cleared(deleted), { severity: 'success', about: 'history' })
      onClose()
    } catch {
      showToast(words.toasts.failed, { severity: 'error', about: 'history' })
      setBusy(false)
    }
  }
  return (
    <ModalDialog
      title={words.clearTitle}
      onClose={onClose}
      width={460}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.keep}
          </Button>
          <Button color="error" variant="contained" disabled={busy} onClick={() => void confirm()}>
            {busy ? words.clearing : words.clearAll}
          </Button>
        </>
      }
    >
      <Typography>{words.clearAdvice}</Typography>
    </ModalDialog>
  )
}

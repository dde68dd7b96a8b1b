import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type TrashItem, type TrashKind, trashKinds } from '#contract/trash'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTrashMessages } from '../../messages/trash.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { PressTag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PurgeDialog } from './PurgeDialog.tsx'
import { trashPages, useTrashCalls } from './queries.ts'
import { TrashRow } from './TrashRow.tsx'

/** What was deleted, by kind; the address says which. */
export function TrashBrowser() {
  const words = useTrashMessages()
  const showToast = useToast()
  const calls = useTrashCalls()
  const [parameters, setParameters] = useSearchParams()
  const kind = trashKinds.find((one) => one === parameters.get('kind')) ?? null
  const { data, dataUpdatedAt, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(trashPages(kind))
  const [busy, setBusy] = useState<string | null>(null)
  const [purging, setPurging] = useState<TrashItem | { all: TrashKind | null } | null>(null)
  const items = data?.pages.flatMap(({ results }) => results) ?? []
  const counts = data?.pages[0]?.counts
  const total = counts ? Object.values(counts).reduce((sum, one) => sum + one, 0) : 0

  /** Whether it was done; what went wrong is said. */
  async function trying(asked: Promise<unknown>, failed: string): Promise<boolean> {
    try {
      await asked
      return true
    } catch (problem) {
      const reason = problem instanceof Error && problem.message !== '' ? `: ${problem.message}` : ''
      showToast(`${failed}${reason}`, { severity: 'error', about: 'trash' })
      return false
    }
  }
  async function restore(item: TrashItem) {
    setBusy(item.id)
    if (await trying(calls.restore(item), words.toasts.restoreFailed))
      showToast(words.toasts.restored(item.title), { severity: 'success', about: 'trash' })
    setBusy(null)
  }
  async function purge(what: NonNullable<typeof purging>) {
    let said = words.toasts.purged
    const asked = 'id' in what ? calls.purge(what) : calls.empty(what.all).then((count) => (said = words.toasts.emptied(count)))
    const isDone = await trying(asked, words.toasts.purgeFailed)
    if (isDone) showToast(said, { severity: 'success', about: 'trash' })
    return isDone
  }

  return (
    <>
      {counts && total > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Box
            component="fieldset"
            aria-label={words.filter}
            sx={{ m: 0, p: 0, border: 0, minWidth: 0, flex: '1 1 280px', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
          >
            {[null, ...trashKinds.filter((one) => one === kind || counts[one] > 0)].map((one) => (
              <PressTag
                key={one ?? 'all'}
                aria-pressed={one === kind}
                hue={one === kind ? 'primary' : 'plain'}
                onClick={() => setParameters(one ? { kind: one } : {}, { replace: true })}
                tall
              >
                {one ? words.counted(words.kinds[one], counts[one]) : words.counted(words.all, total)}
              </PressTag>
            ))}
          </Box>
          {items.length > 0 && (
            <Button color="error" onClick={() => setPurging({ all: kind })}>
              {words.emptyAll}
            </Button>
          )}
        </Box>
      )}
      {!data && !error && <RowsLoading label={words.loading} rows={3} height={84} />}
      {error && !isFetching && <RetryNotice words={words.failed} onRetry={() => void refetch()} />}
      {data && items.length === 0 && <NothingHere title={words.empty} advice={words.emptyAdvice} />}
      {items.length > 0 && (
        <Card component="ul" aria-label={words.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <TrashRow
              key={`${item.kind} ${item.id}`}
              item={item}
              now={dataUpdatedAt}
              isBusy={busy === item.id}
              onRestore={() => void restore(item)}
              onPurge={() => setPurging(item)}
            />
          ))}
        </Card>
      )}
      {hasNextPage && (
        <Button variant="outlined" color="inherit" sx={{ mt: 2 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {purging && <PurgeDialog what={purging} onPurge={() => purge(purging)} onClose={() => setPurging(null)} />}
    </>
  )
}

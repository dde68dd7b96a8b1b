import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { KeptCheck } from '#contract/saved-checks'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { formatDay } from '../../ui/day.ts'
import { listRow } from '../../ui/list-row.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { keptChecks } from './queries.ts'
import { useKept } from './use-kept.ts'

export interface CheckExtras {
  /** What other areas do with a kept check. */
  renderMore?: ((check: Pick<KeptCheck, 'id' | 'name'>) => ReactNode) | undefined
  /** Asks the assistant about a kept check. */
  onAsk?: ((id: string) => void) | undefined
}

export const addressOfCheck = (id: string) => `/citations/check?kept=${encodeURIComponent(id)}`

/** The checks that the reader keeps, the last one first. */
export function KeptChecks({ renderMore }: Pick<CheckExtras, 'renderMore'>) {
  const { kept: words } = useDocumentCheckMessages()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(keptChecks)
  const checks = data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <Box component="section" aria-labelledby="kept-checks" sx={{ mt: { xs: 4, md: 5 } }}>
      <Typography variant="h2" id="kept-checks" sx={{ mb: 1.5 }}>
        {words.heading}
      </Typography>
      {!data && !error && <RowsLoading label={words.loading} rows={1} />}
      {error && !isFetching && <RetryNotice words={words.failed} onRetry={() => void refetch()} />}
      {data && checks.length === 0 && <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{words.none}</Typography>}
      {checks.length > 0 && (
        <Card component="ul" aria-label={words.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {checks.map((check) => (
            <Row key={check.id} check={check} renderMore={renderMore} />
          ))}
        </Card>
      )}
      {hasNextPage && (
        <Button variant="outlined" color="inherit" sx={{ mt: 2 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Box>
  )
}

function Row({ check, renderMore }: { check: KeptCheck } & Pick<CheckExtras, 'renderMore'>) {
  const { kept: words, keep } = useDocumentCheckMessages()
  const { remove } = useKept()
  const { id, name, keeps, citations, counts, checked_at } = check
  return (
    <Box
      component="li"
      sx={{
        ...listRow,
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={addressOfCheck(id)} color="inherit" sx={{ display: 'inline-block', py: { xs: 0.5, md: 0 } }}>
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.facts(formatDay(checked_at), citations)} · {words.counts(counts.wrong ?? 0, counts.look ?? 0)}
        </Typography>
        <Tag hue="quiet">{keep.parts[keeps]}</Tag>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, ml: { xs: -1, sm: 0 }, '& .MuiButton-root': { color: 'text.secondary' } }}>
        {renderMore?.({ id, name })}
        <Button size="small" color="inherit" aria-label={words.deleteNamed(name)} onClick={() => void remove(id)}>
          {words.delete}
        </Button>
      </Box>
    </Box>
  )
}

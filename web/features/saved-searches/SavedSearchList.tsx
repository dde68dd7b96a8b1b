import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { SavedSearch } from '#contract/saved-searches'
import { useSavedSearchMessages } from '../../messages/saved-searches.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { UnconfirmedAddress } from '../../ui/UnconfirmedAddress.tsx'
import { savedSearchPages } from './queries.ts'
import { SavedSearchCard } from './SavedSearchCard.tsx'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'

interface SavedSearchListProps {
  project?: string | null
  /** Entries of the menu of each that other areas bring. */
  renderMore?: (search: SavedSearch) => ReactNode
}

/** The searches that somebody keeps or, with a project, those that lie in it. */
export function SavedSearchList({ project = null, renderMore }: SavedSearchListProps) {
  const words = useSavedSearchMessages()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(savedSearchPages(project))
  const [renaming, setRenaming] = useState<SavedSearch | null>(null)
  const all = data?.pages.flatMap(({ results }) => results) ?? []

  return (
    <section aria-labelledby={project ? undefined : 'saved-searches'} aria-label={project ? words.label : undefined}>
      {!project && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
          <Typography variant="h2" id="saved-searches">
            {words.heading}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button color="inherit" variant="outlined" component={Link} to="/watches">
              {words.watches}
            </Button>
            <Button variant="contained" component={Link} to="/cases">
              {words.newSearch}
            </Button>
          </Box>
        </Box>
      )}
      {!data && !error && <RowsLoading label={words.loading} rows={3} height={212} grid={grid} />}
      {!data && error && <RetryNotice words={words.toasts.loadFailed} retry={words.retry} onRetry={() => void refetch()} />}
      {data && all.length === 0 && <None inProject={project !== null} />}
      {all.some(({ own, alert_enabled: on }) => own && on) && (
        <Box sx={{ mb: 2 }}>
          <UnconfirmedAddress />
        </Box>
      )}
      {all.length > 0 && (
        <Box component="ul" aria-label={words.label} sx={{ listStyle: 'none', m: 0, p: 0, ...grid }}>
          {all.map((search) => (
            <SavedSearchCard key={search.id} search={search} onRename={() => setRenaming(search)} more={renderMore?.(search)} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button variant="outlined" sx={{ mt: 2 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {renaming && <SaveSearchDialog renamed={renaming} onClose={() => setRenaming(null)} />}
    </section>
  )
}

function None({ inProject }: { inProject: boolean }) {
  const words = useSavedSearchMessages()
  if (inProject) return <NothingHere title={words.noneInProject} advice={words.noneInProjectAdvice} />
  return (
    <NothingHere title={words.empty} advice={words.emptyAdvice}>
      <Button variant="outlined" component={Link} to="/cases">
        {words.start}
      </Button>
    </NothingHere>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
} as const

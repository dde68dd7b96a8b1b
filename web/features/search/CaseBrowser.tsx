import TuneRounded from '@mui/icons-material/TuneRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { measures } from '../../app/theme/tokens.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { NoCases } from './NoCases.tsx'
import { countPages } from './page-numbers.ts'
import { Pager } from './Pager.tsx'
import { resultsOf } from './queries.ts'
import { ResultList, ResultSkeletons } from './ResultList.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { SearchBox } from './SearchBox.tsx'
import { countFilters, emptySearch, pageSize, type SearchRequest, writeSearch } from './search-address.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { useSearchRequest } from './use-search-request.ts'

const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel.tsx')).FilterPanel }))

/** Search box, filters and results. `coverage` says what the library holds: beside the results where there is room, and beside none. */
export function CaseBrowser({ coverage }: { coverage: ReactNode }) {
  const { form } = useMessages().search
  const { request, go } = useSearchRequest()
  const { text, setText, noteSent } = useSearchText(request.query)
  const [filtering, setFiltering] = useState(false)
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const filtersButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery(resultsOf(request))
  useResultsFocus(request.page, heading)

  const set = countFilters(request)
  const nothing = data !== undefined && data.results.length === 0
  const clearSearch = () => {
    setText('')
    go(emptySearch)
  }
  const toResults = () => heading.current?.focus({ preventScroll: true })

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: wide && (filtering || !nothing) ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5 }}>
        <SearchBox
          text={text}
          onText={setText}
          onPause={(query, again) => {
            if (query === request.query) return
            noteSent(query)
            go({ query }, { replace: again, keepScroll: true })
          }}
          onSubmit={(query) => {
            go({ query })
            if (query !== '') toResults()
          }}
        >
          <Button
            ref={filtersButton}
            variant="outlined"
            color="inherit"
            startIcon={<TuneRounded />}
            aria-expanded={filtering}
            aria-controls="case-filters"
            onClick={() => setFiltering(!filtering)}
            sx={{ minWidth: 132 }}
            title={set > 0 ? form.filtersOn(set) : undefined}
            endIcon={set > 0 && <FilterCount count={set} />}
          >
            {form.filters}
          </Button>
        </SearchBox>
        <ActiveFilters request={request} onChange={go} />
      </Box>

      {filtering && (
        <Card
          component="section"
          id="case-filters"
          sx={{
            p: 2.5,
            gridColumn: wide ? 2 : 1,
            gridRow: wide ? 2 : undefined,
            ...(wide && {
              position: 'sticky',
              top: measures.topBar + 16,
              maxHeight: `calc(100dvh - ${measures.topBar + 32}px)`,
              overflowY: 'auto',
            }),
          }}
        >
          <Suspense fallback={<FilterSkeleton />}>
            <FilterPanel
              request={request}
              text={text}
              onText={setText}
              onApply={go}
              onSearch={(change) => {
                go(change)
                if (!wide) setFiltering(false)
                toResults()
              }}
              onClose={() => {
                setFiltering(false)
                filtersButton.current?.focus()
              }}
            />
          </Suspense>
        </Card>
      )}

      {/* As tall as the screen, so that what stands below never moves while results come in. */}
      <Box
        component="section"
        sx={{ gridColumn: 1, gridRow: wide ? 2 : undefined, minHeight: '100dvh', display: 'grid', gap: 1.5, alignContent: 'start' }}
      >
        <ResultsHead
          request={request}
          results={data ?? null}
          searching={!data && isFetching}
          heading={heading}
          onSort={(sort) => go({ sort })}
        />
        {data && !nothing && <ResultList results={data.results} first={data.offset + 1} />}
        {data && nothing && (
          <NoCases pages={Math.ceil(data.total / pageSize)} onClear={clearSearch} onFirstPage={() => go({})} coverage={coverage} />
        )}
        {!data && (isFetching || !error) && <ResultSkeletons />}
        {!data && !isFetching && error && <SearchFailed error={error} onClear={clearSearch} onRetry={() => void refetch()} />}
        {data && !nothing && data.total > pageSize && (
          <Pager
            page={request.page}
            pages={countPages(data.total, pageSize, data.total_relation, request.page)}
            open={data.total_relation === 'gte'}
            addressOf={(page) => `?${writeSearch({ ...request, page })}`}
            onJump={(page) => go({ page })}
          />
        )}
      </Box>

      {wide && !filtering && !nothing && <Box sx={{ gridColumn: 2, gridRow: 2 }}>{coverage}</Box>}
    </Box>
  )
}

/** What stands in the search box: it follows the address when that changes by other means than this box. */
function useSearchText(query: string) {
  const [state, setState] = useState({ query, sent: query, text: query })
  const followed = state.query === query ? state : { query, sent: query, text: query === state.sent ? state.text : query }
  if (followed !== state) setState(followed)
  return {
    text: followed.text,
    setText: (text: string) => setState((before) => ({ ...before, text })),
    /** Says that the address is about to carry this query because it was typed here. */
    noteSent: (sent: string) => setState((before) => ({ ...before, sent })),
  }
}

/** After paging, reading goes on at the head of the results, and the screen at its top. */
function useResultsFocus(page: SearchRequest['page'], heading: { current: HTMLElement | null }) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [page, heading])
}

function FilterCount({ count }: { count: number }) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 22,
        height: 22,
        px: 0.5,
        borderRadius: 11,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem !important',
        lineHeight: '22px',
      }}
    >
      {count}
    </Box>
  )
}

const skeletonFields = ['title', 'query', 'court', 'judge', 'days', 'citation', 'number']

function FilterSkeleton() {
  const { filters } = useMessages().search
  return (
    <Box component="output" aria-label={filters.loading} sx={{ display: 'grid', gap: 2 }}>
      {skeletonFields.map((field) => (
        <Skeleton key={field} variant="rounded" height={field === 'title' ? 28 : 44} />
      ))}
    </Box>
  )
}

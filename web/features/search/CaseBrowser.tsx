import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import type { SearchResult } from '#contract/search'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { narrowList } from '../../ui/narrow-list.ts'
import { usePageSearch } from '../../ui/page-search.ts'
import { measures } from '../../ui/theme/tokens.ts'
import { type Breadth, breadthOf } from './breadth.ts'
import { FilterButton } from './FilterButton.tsx'
import { resultsOf } from './queries.ts'
import { ResultList, ResultSkeletons } from './ResultList.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { problemId, SearchBox } from './SearchBox.tsx'
import { countFilters, emptySearch, type SearchRequest } from './search-address.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { tellMalformed } from './search-failure.ts'
import { useDesk } from './use-desk.ts'
import { useResultKeys } from './use-result-keys.ts'
import { useResultsFocus } from './use-results-focus.ts'
import { useSearchRequest } from './use-search-request.ts'
import { useSearchText } from './use-search-text.ts'
import { useSelection } from './use-selection.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const ActiveFilters = lazyPart(async () => (await import('./ActiveFilters.tsx')).ActiveFilters)
const FilterPlace = lazyPart(async () => (await import('./FilterPlace.tsx')).FilterPlace)
const FacetChips = lazyPart(async () => (await import('./FacetChips.tsx')).FacetChips)
const NoCases = lazyPart(async () => (await import('./NoCases.tsx')).NoCases)
const ListEnd = lazyPart(async () => (await import('./ListEnd.tsx')).ListEnd)
const ExportMenu = lazyPart(async () => (await import('./ExportMenu.tsx')).ExportMenu)
const SimilarHead = lazyPart(async () => (await import('./SimilarHead.tsx')).SimilarHead)
const QueryNotes = lazyPart(async () => (await import('./QueryNotes.tsx')).QueryNotes)
const ListScope = lazyPart(async () => (await import('./ListScope.tsx')).ListScope)
const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar)
const DeskSwitch = lazyPart(async () => (await import('./DeskSwitch.tsx')).DeskSwitch)
const KindTabs = lazyPart(async () => (await import('./KindTabs.tsx')).KindTabs)
const LawFound = lazyPart(async () => (await import('./LawResults.tsx')).LawFound)
const SearchHelp = lazyPart(async () => (await import('./SearchHelp.tsx')).SearchHelp)

/** Milliseconds after which results have come to rest, and what is pressed next is asked for. */
const restTime = 1000

interface CaseBrowserProps {
  /** What the library holds: beside the results where there is room, and beside none. */
  coverage: ReactNode
  /** What may be done with a case on its card, and with the selected ones, beyond what searching itself offers. */
  renderActions?: (result: SearchResult, all: readonly SearchResult[]) => ReactNode
  renderSelectionActions?: (ids: string[]) => ReactNode
  /** A case in its place beside the list. */
  renderBeside: (id: string, searched: string, onClose: () => void) => ReactNode
  /** What may be done with the search itself, once its results are there knowing what they are; its room is kept beside their order. */
  renderSearchActions?: (request: SearchRequest, breadth: Breadth | null | undefined) => ReactNode
}

/** Search box, filters and results. */
export function CaseBrowser({ coverage, renderActions, renderSelectionActions, renderBeside, renderSearchActions }: CaseBrowserProps) {
  const { request, go } = useSearchRequest()
  const { text, setText, noteSent } = useSearchText(request.query)
  const [filtering, setFiltering] = useState(false)
  const [helping, setHelping] = useState(false)
  const selection = useSelection()
  const bar = usePageSearch()
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const filtersButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  const { data, error, isFetching, refetch } = useQuery(resultsOf(request))
  const desk = useDesk(wide)
  useResultsFocus(request.page, heading)
  useResultKeys({
    section,
    onToggle: selection.toggle,
    onStep: (id, place) => desk.isOn && desk.choose(id, place),
    onSearch: () => {
      searchInput.current?.focus()
      searchInput.current?.select()
    },
    onHelp: () => setHelping(true),
  })

  const isThere = data !== undefined
  useEffect(() => {
    if (!isThere) return
    const timer = setTimeout(FilterPlace.preload, restTime)
    return () => clearTimeout(timer)
  }, [isThere])

  const nothing = data !== undefined && data.results.length === 0
  const malformed = !data && !isFetching ? tellMalformed(error) : null
  const clearSearch = () => {
    setText('')
    go(emptySearch)
  }
  const isBeside = desk.open !== null && !filtering
  const toResults = () => heading.current?.focus({ preventScroll: true })

  const filterButton = (
    <FilterButton
      button={filtersButton}
      count={countFilters(request)}
      open={filtering}
      panel={panelId}
      onToggle={() => setFiltering(!filtering)}
    />
  )
  const kinds = request.query !== '' && (
    <Suspense>
      <KindTabs request={request} cases={data} />
    </Suspense>
  )
  const law = request.query !== '' && (
    <Suspense>
      <LawFound request={request} onPage={(page) => go({ page })} />
    </Suspense>
  )
  const searchBox = (
    <SearchBox
      input={searchInput}
      text={text}
      problem={malformed}
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
      onHelp={() => setHelping(true)}
    >
      {!bar && filterButton}
    </SearchBox>
  )

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: { xs: 0.5, sm: 1.5 },
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: isBeside ? 'minmax(0, 5fr) minmax(0, 8fr)' : wide && (filtering || !nothing) ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)',
        },
      }}
    >
      {/* On a phone its parts stand in the whole list, so that the search box stays above it. */}
      <Box sx={{ gridColumn: '1 / -1', display: bar ? 'grid' : 'contents', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        {bar ? createPortal(searchBox, bar) : <Box sx={phoneSearch}>{searchBox}</Box>}
        {malformed !== null && (
          <Box id={problemId} role="alert" sx={{ pl: 1.5, borderLeft: 3, borderColor: 'error.main', color: 'error.main' }}>
            {malformed}
          </Box>
        )}
        {request.similarTo !== '' && (
          <Suspense>
            <SimilarHead id={request.similarTo} onEnd={() => go({ similarTo: '' })} />
          </Suspense>
        )}
        {countFilters(request) > 0 && (
          <Suspense>
            <ActiveFilters request={request} onChange={go} />
          </Suspense>
        )}
        {/* Keeps its height, so that the results do not move when the counts come in. */}
        {bar && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: measures.touch }}>
            {filterButton}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Suspense>
                <FacetChips request={request} onChange={go} />
              </Suspense>
            </Box>
          </Box>
        )}
      </Box>

      <Suspense>
        {filtering && (
          <FilterPlace
            id={panelId}
            wide={wide}
            request={request}
            text={text}
            onText={setText}
            onApply={go}
            onSearched={toResults}
            onClose={() => {
              setFiltering(false)
              filtersButton.current?.focus()
            }}
          />
        )}
      </Suspense>

      {/* As tall as the screen, so that what stands below never moves while results come in. */}
      <Box
        component="section"
        ref={section}
        sx={{
          gridColumn: 1,
          gridRow: wide ? 2 : undefined,
          minHeight: '100dvh',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 0.5, sm: 1.5 },
          alignContent: 'start',
          containerType: 'inline-size',
        }}
      >
        {request.query !== '' && request.kind !== '' ? (
          <>
            <Box sx={{ minHeight: 46, borderBottom: 1, borderColor: 'divider' }}>{kinds}</Box>
            {law}
          </>
        ) : (
          <>
            <ResultsHead
              request={request}
              results={data ?? null}
              searching={!data && isFetching}
              heading={heading}
              onSort={(sort) => go({ sort })}
              kinds={kinds}
              scope={
                request.query !== '' && (
                  <Suspense>
                    <ListScope request={request} results={data} onChange={go} />
                  </Suspense>
                )
              }
            >
              <Box sx={{ minWidth: 126, height: 44, display: 'flex', justifyContent: 'flex-end', [narrowList]: { minWidth: 44 } }}>
                <Suspense>{renderSearchActions?.(request, data && breadthOf(request, data))}</Suspense>
              </Box>
              {wide && (
                <Box sx={{ width: 44, height: 44, display: 'grid', placeItems: 'center' }}>
                  <Suspense>
                    <DeskSwitch on={desk.isOn} onTurn={desk.turn} />
                  </Suspense>
                </Box>
              )}
              <Box sx={{ width: 44, height: 44, display: 'grid', placeItems: 'center' }}>
                <Suspense>{data && data.total > 0 && <ExportMenu cases={{ request, results: data }} />}</Suspense>
              </Box>
            </ResultsHead>
            <Suspense>{(data?.not_held || data?.corrected_query) && <QueryNotes request={request} results={data} />}</Suspense>
            {law}
            {data && !nothing && (
              <ResultList
                results={data.results}
                first={data.offset + 1}
                request={request}
                selected={selection.ids}
                onSelect={selection.toggle}
                open={desk.open}
                onRead={desk.isOn ? desk.choose : undefined}
                renderActions={renderActions}
              />
            )}
            <Suspense>
              {data && nothing && (
                <NoCases request={request} results={data} onClear={clearSearch} onFirstPage={() => go({})} coverage={coverage} />
              )}
            </Suspense>
            {!data && (isFetching || !error) && <ResultSkeletons />}
            {!data && !isFetching && error && (
              <SearchFailed
                error={error}
                similar={request.similarTo !== ''}
                onClear={clearSearch}
                onRetry={() => void refetch()}
                onHelp={() => setHelping(true)}
              />
            )}
            <Suspense>{data && !nothing && <ListEnd request={request} results={data} onJump={(page) => go({ page })} />}</Suspense>
          </>
        )}
        <Suspense>
          {selection.ids.length > 0 && (
            <SelectionBar ids={selection.ids} onClear={selection.clear}>
              {renderSelectionActions?.(selection.ids)}
              <ExportMenu cases={{ ids: selection.ids }} />
            </SelectionBar>
          )}
        </Suspense>
      </Box>

      {wide && !filtering && !nothing && !isBeside && <Box sx={{ gridColumn: 2, gridRow: 2 }}>{coverage}</Box>}
      {isBeside && <Box sx={beside}>{renderBeside(desk.open!, request.query, desk.close)}</Box>}
      <Suspense>{helping && <SearchHelp onClose={() => setHelping(false)} />}</Suspense>
    </Box>
  )
}

const panelId = 'case-filters'

const phoneSearch = { position: 'sticky', top: measures.topBar, zIndex: 2, bgcolor: 'background.default' } as const

const inView = { gridColumn: 2, gridRow: 2, position: 'sticky', top: measures.topBar + 16 } as const
const ofScreen = `calc(100dvh - ${measures.topBar + 32}px)`

const beside = { ...inView, height: ofScreen } as const

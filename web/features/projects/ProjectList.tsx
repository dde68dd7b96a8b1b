import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ProjectStatus, projectStatuses } from '#contract/projects'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { InlineSelect } from '../../ui/InlineSelect.tsx'
import { type Layout, LayoutChoice } from '../../ui/LayoutChoice.tsx'
import { presentParameters } from '../../ui/present-parameters.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { cardGrid } from './card-grid.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { projectPages } from './queries.ts'

const layoutKey = 'hukumu_project_layout'

/** The projects of a reader, as cards or as a list, by status and words. */
export function ProjectList({ onCreate }: { onCreate: () => void }) {
  const { list, status: statusWords, toasts } = useProjectMessages()
  const [parameters, setParameters] = useSearchParams()
  const status = projectStatuses.find((one) => one === parameters.get('status')) ?? null
  const [query, setQuery] = useState('')
  const [layout, setLayout] = useState<Layout>(() => (localStorage.getItem(layoutKey) === 'list' ? 'list' : 'grid'))
  const inGrid = layout === 'grid'
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    projectPages({ status, query }),
  )
  const found = data?.pages.flatMap(({ results }) => results) ?? []
  const isNarrowed = status !== null || query !== ''

  function narrow(chosen: ProjectStatus | '') {
    const next = presentParameters()
    if (chosen === '') next.delete('status')
    else next.set('status', chosen)
    setParameters(next, { replace: true })
  }
  function showAll() {
    setQuery('')
    narrow('')
  }
  function show(chosen: Layout) {
    setLayout(chosen)
    localStorage.setItem(layoutKey, chosen)
  }

  if (!data && error) return <LoadFailure words={toasts.fetchFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={list.loading} rows={3} height={168} />
  if (found.length === 0 && !isNarrowed)
    return (
      <NothingHere title={list.empty} advice={list.emptyAdvice}>
        <Button variant="contained" onClick={onCreate}>
          {list.create}
        </Button>
      </NothingHere>
    )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2.5 }}>
        <SearchField label={list.search} placeholder={list.placeholder} clear={list.clear} query={query} onQuery={setQuery} />
        <InlineSelect
          label={list.filter}
          showLabel
          value={status ?? ''}
          options={[{ value: '', label: list.all }, ...projectStatuses.map((value) => ({ value, label: statusWords[value] }))]}
          onChoose={narrow}
        />
        <LayoutChoice label={list.layout.label} words={{ grid: list.layout.grid, list: list.layout.list }} shown={layout} onShow={show} />
      </Box>
      {found.length === 0 && !isFetching && (
        <NothingHere title={list.none} advice={list.noneAdvice}>
          <Button variant="outlined" onClick={showAll}>
            {list.showAll}
          </Button>
        </NothingHere>
      )}
      <Box
        component="ul"
        aria-label={list.label}
        aria-busy={isPlaceholderData}
        sx={{ listStyle: 'none', m: 0, p: 0, ...(inGrid ? cardGrid : { display: 'grid', gap: 1.5 }), opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {found.map((project) => (
          <ProjectCard key={project.id} project={project} inGrid={inGrid} />
        ))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" sx={{ mt: 2.5 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {list.more}
        </Button>
      )}
    </>
  )
}

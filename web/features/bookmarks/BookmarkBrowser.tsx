import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { presentParameters } from '../../ui/present-parameters.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { StepPager } from '../../ui/StepPager.tsx'
import { readView, writeView } from './bookmark-address.ts'
import { BookmarkControls } from './BookmarkControls.tsx'
import { BookmarkList, type BookmarkListProps } from './BookmarkList.tsx'
import { NoBookmarks } from './NoBookmarks.tsx'
import { allFolders } from './folder-rows.ts'
import { FolderPanel } from './FolderPanel.tsx'
import { bookmarkPage, bookmarksOnPage, filtersOf, folderTree, type BookmarkPage } from './queries.ts'
import { ListExport } from './ListExport.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** Folders on the left, what lies in the chosen one beside them; the address says which. */
interface BookmarkBrowserProps extends Pick<BookmarkListProps, 'renderMore'> {
  /** What other areas do with all that are selected. */
  renderSelected?: (ids: readonly string[]) => ReactNode
}

export function BookmarkBrowser({ renderMore, renderSelected }: BookmarkBrowserProps) {
  const { page: words, failure } = useBookmarkMessages()
  const [parameters, setParameters] = useSearchParams()
  const view = readView(parameters)
  const go = (change: Partial<BookmarkPage>, options?: { replace: boolean }) =>
    setParameters(writeView({ ...readView(presentParameters()), page: 1, ...change }), options)
  const tree = useQuery(folderTree)
  // What is selected stays so from page to page of one list.
  const scope = writeView({ ...view, page: 1 })
  const [chosen, setChosen] = useState<{ scope: string; ids: ReadonlySet<string> }>({ scope, ids: nothing })
  const selected = chosen.scope === scope ? chosen.ids : nothing
  const select = (ids: ReadonlySet<string>) => setChosen({ scope, ids })
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(bookmarkPage(view))
  const pages = data ? Math.max(1, Math.ceil(data.total / bookmarksOnPage)) : 1
  const folder = allFolders(tree.data?.folders ?? []).find(({ path }) => path === view.folder)
  const isMissing = error instanceof CallError && error.status === 404

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
      }}
    >
      <FolderPanel
        tree={tree.data}
        failed={tree.isError}
        onRetry={() => void tree.refetch()}
        shown={view.folder}
        addressOf={(path) => `?${writeView({ folder: path, sort: view.sort })}`}
        onGone={(gone) => view.folder !== null && (view.folder === gone || view.folder.startsWith(`${gone}/`)) && go({ folder: null })}
        onRenamed={(from, to) => view.folder === from && go({ folder: to }, { replace: true })}
      />
      <Box component="section" aria-labelledby="bookmarks-heading" sx={{ minHeight: { md: '60dvh' } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, alignItems: 'baseline', mb: 1.5 }}>
          <Typography variant="h2" id="bookmarks-heading" sx={{ overflowWrap: 'anywhere' }}>
            {view.folder === null ? words.all : words.inFolder(view.folder === '/' ? words.unfiled : view.folder)}
          </Typography>
          <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
            {data && !isPlaceholderData && (view.query === '' ? words.count(data.total) : words.found(data.total))}
          </Typography>
          {(data?.total ?? 0) > 0 && <ListExport filters={filtersOf(view)} />}
        </Box>
        {(view.query !== '' || view.tag !== null || (tree.data?.total ?? 0) > 0) && (
          <BookmarkControls view={view} hasSubfolders={(folder?.children.length ?? 0) > 0} onChange={go} />
        )}
        {!data && isFetching && <RowsLoading label={words.loading} />}
        {error && !isFetching && !isMissing && <RetryNotice words={failure.bookmarks} onRetry={() => void refetch()} />}
        {isMissing && !isFetching && <NoBookmarks why="missing" />}
        {data && !error && (
          <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' }}>
            {data.results.length > 0 && (
              <>
                <SelectionBar shown={data.results} selected={selected} onSelect={select} renderSelected={renderSelected} />
                <BookmarkList
                  bookmarks={data.results}
                  inFolder={view.subfolders ? null : view.folder}
                  selected={selected}
                  onSelect={select}
                  onTag={(tag) => go({ tag })}
                  renderMore={renderMore}
                />
              </>
            )}
            {data.results.length === 0 && !isPlaceholderData && <NoBookmarks why={reasonOf(view)} />}
            {pages > 1 && (
              <StepPager
                label={words.pages.label}
                previous={words.pages.previous}
                next={words.pages.next}
                said={words.pages.page(view.page, pages)}
                page={view.page}
                pages={pages}
                addressOf={(page) => `?${writeView({ ...view, page })}`}
              />
            )}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const nothing: ReadonlySet<string> = new Set()

const reasonOf = ({ query, tag, folder }: BookmarkPage) => (query !== '' || tag !== null ? 'search' : folder !== null ? 'folder' : 'none')

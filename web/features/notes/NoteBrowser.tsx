import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import AddRounded from '@mui/icons-material/AddRounded'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { openAccountStore } from '../../api/browser-store.ts'
import { CallError } from '../../api/call-error.ts'
import { useNoteMessages } from '../../messages/notes.ts'
import type { Layout } from '../../ui/LayoutChoice.tsx'
import { presentParameters } from '../../ui/present-parameters.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { StepPager } from '../../ui/StepPager.tsx'
import { FolderPanel } from './FolderPanel.tsx'
import { NewNoteDialog } from './NewNoteDialog.tsx'
import { createHint, projectHint, readView, writeView } from './note-address.ts'
import { NoteCards, type NoteCardsProps } from './NoteCards.tsx'
import { NoteControls } from './NoteControls.tsx'
import { NoNotes, NotesLoading } from './NoteStates.tsx'
import { type NotePage, noteFolders, notePage, notesOnPage } from './queries.ts'

const arrangementKey = 'hukumu_notes_view'

/** Folders on the left, the notes of the chosen one beside them; the address says which. */
export function NoteBrowser({ renderMore }: Pick<NoteCardsProps, 'renderMore'>) {
  const words = useNoteMessages()
  const [parameters, setParameters] = useSearchParams()
  const view = readView(parameters)
  const go = (change: Partial<NotePage>, options?: { replace: boolean }) =>
    setParameters(writeView({ ...readView(presentParameters()), page: 1, ...change }), options)
  const [store] = useState(openAccountStore)
  const [arrangement, setArrangement] = useState<Layout>(() => (store.getItem(arrangementKey) === 'list' ? 'list' : 'grid'))
  const folders = useQuery(noteFolders)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(notePage(view))
  const pages = data ? Math.max(1, Math.ceil(data.total / notesOnPage)) : 1
  const isMissing = error instanceof CallError && error.status === 404
  const folder = folders.data?.results.find(({ id }) => id === view.folder)
  const heading = view.folder === null ? words.folders.all : view.folder === 'none' ? words.folders.none : folder?.name
  const isNarrowed = view.query !== '' || view.tag !== null

  const arrange = (chosen: Layout) => {
    setArrangement(chosen)
    store.setItem(arrangementKey, chosen)
  }
  const openCreate = (open: boolean) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now)
        if (open) next.set(createHint, 'true')
        else [createHint, projectHint].forEach((name) => next.delete(name))
        return next
      },
      { replace: !open },
    )

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', justifyContent: 'space-between', mb: { xs: 2, md: 3 } }}>
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {words.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{words.lead}</Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" component={RouterLink} to="/annotations">
            {words.annotations}
          </Button>
          <Button color="inherit" component={RouterLink} to="/trash?kind=note">
            {words.trash}
          </Button>
          <Button variant="contained" startIcon={<AddRounded />} onClick={() => openCreate(true)}>
            {words.newNote}
          </Button>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
        }}
      >
        <FolderPanel
          folders={folders.data}
          failed={folders.isError}
          onRetry={() => void folders.refetch()}
          shown={view.folder}
          addressOf={(chosen) => `?${writeView({ folder: chosen, sort: view.sort })}`}
          onGone={(gone) => view.folder === gone && go({ folder: null })}
        />
        <Box component="section" aria-labelledby="notes-heading" sx={{ minHeight: { md: '60dvh' } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, alignItems: 'baseline', mb: 1.5 }}>
            <Typography variant="h2" id="notes-heading" sx={{ overflowWrap: 'anywhere' }}>
              {heading ?? words.folders.heading}
            </Typography>
            <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
              {data && !isPlaceholderData && (isNarrowed ? words.found(data.total) : words.count(data.total))}
            </Typography>
          </Box>
          {(isNarrowed || (data?.total ?? 0) > 0) && (
            <NoteControls view={view} arrangement={arrangement} onChange={go} onArrange={arrange} />
          )}
          {!data && isFetching && <NotesLoading />}
          {error && !isFetching && !isMissing && <RetryNotice words={words.failure.fetch} onRetry={() => void refetch()} />}
          {isMissing && !isFetching && <NoNotes why="missing" onCreate={() => openCreate(true)} />}
          {data && !error && (
            <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' }}>
              {data.results.length > 0 && (
                <NoteCards
                  notes={data.results}
                  arrangement={arrangement}
                  sort={view.sort}
                  folders={folders.data?.results ?? []}
                  onTag={(tag) => go({ tag })}
                  renderMore={renderMore}
                />
              )}
              {data.results.length === 0 && !isPlaceholderData && (
                <NoNotes why={isNarrowed ? 'search' : view.folder !== null ? 'folder' : 'none'} onCreate={() => openCreate(true)} />
              )}
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
      {parameters.get(createHint) !== null && (
        <NewNoteDialog
          folders={folders.data?.results ?? []}
          folder={folder?.id ?? null}
          project={parameters.get(projectHint)}
          onClose={() => openCreate(false)}
        />
      )}
    </>
  )
}

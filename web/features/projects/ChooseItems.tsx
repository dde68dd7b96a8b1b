import CheckRounded from '@mui/icons-material/CheckRounded'
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ItemType } from '#contract/project-items'
import type { Project } from '#contract/projects'
import { useState } from 'react'
import { useProjectMessages } from '../../messages/projects.ts'
import { listRow } from '../../ui/list-row.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type Choosable, choosable, lyingThere } from './choosable.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { useProjects } from './use-projects.ts'

interface ChooseDialogProps {
  project: Pick<Project, 'id' | 'name'>
  type: ItemType
  onClose: () => void
}

/** Opens what puts in. It is shown by whoever lists the things, so that it stays open when the list is drawn anew. */
export function ChooseButton({ type, onOpen }: { type: ItemType; onOpen: () => void }) {
  const { choose } = useProjectMessages()
  return (
    <Button variant="outlined" startIcon={<PlaylistAddRounded />} onClick={onOpen}>
      {choose.titles[type]}
    </Button>
  )
}

/** Puts what the reader has already into a project: found by its words, one after the other. */
export function ChooseDialog({ project, type, onClose }: ChooseDialogProps) {
  const { choose, put, toasts } = useProjectMessages()
  const projects = useProjects()
  const [query, setQuery] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const { data, error, isPlaceholderData, refetch } = useQuery(choosable(type, query))
  // That other words found nothing says nothing of these.
  const found = isPlaceholderData && data?.length === 0 ? undefined : data
  const { data: there } = useQuery(lyingThere(project.id, type))
  async function putIn({ id }: Choosable) {
    setBusy(id)
    await projects.put(project, [{ type, id }])
    setBusy(null)
  }
  /** What the library has for everybody has no list of the reader's own, and is asked for by words. */
  const held = type === 'document' || type === 'provision' ? { askFor: choose.askFor[type], none: choose.noneHeld[type] } : null
  const askFor = query === '' && held ? held.askFor : null
  const isAsked = askFor === null
  return (
    <ModalDialog
      title={choose.titles[type]}
      onClose={onClose}
      width={620}
      actions={
        <Button variant="contained" onClick={onClose}>
          {choose.done}
        </Button>
      }
    >
      <SearchField
        label={choose.search}
        placeholder={choose.placeholders[type]}
        clear={choose.clear}
        query={query}
        onQuery={setQuery}
        fills
      />
      {type === 'note' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {put.noteMoves}
        </Typography>
      )}
      <Box sx={{ mt: 1.5, minHeight: 'min(44dvh, 360px)' }}>
        {askFor !== null && <Typography sx={{ color: 'text.secondary' }}>{askFor}</Typography>}
        {isAsked && !found && !error && <RowsLoading label={choose.loading} rows={4} height={56} />}
        {isAsked && !found && error && <LoadFailure words={toasts.itemsFailed} error={error} onRetry={() => void refetch()} />}
        {isAsked && found?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{query === '' ? choose.nothing[type] : (held?.none ?? choose.none)}</Typography>
        )}
        {isAsked && found && found.length > 0 && (
          <Box component="ul" aria-label={choose.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {found.map((one) => (
              <ChoiceRow
                key={one.id}
                choice={one}
                isThere={there?.has(one.id) ?? false}
                disabled={busy !== null}
                onPut={() => void putIn(one)}
              />
            ))}
          </Box>
        )}
      </Box>
    </ModalDialog>
  )
}

interface ChoiceRowProps {
  choice: Choosable
  isThere: boolean
  disabled: boolean
  onPut: () => void
}

function ChoiceRow({ choice: { title, detail }, isThere, disabled, onPut }: ChoiceRowProps) {
  const { choose, put } = useProjectMessages()
  return (
    <Box component="li" sx={{ ...listRow, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', px: 0.5, py: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, ...twoLines }}>{title}</Typography>
        {detail !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', ...twoLines }}>
            {detail}
          </Typography>
        )}
      </Box>
      {isThere ? (
        <Box sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>
          <CheckRounded sx={{ fontSize: 18 }} />
          {put.there}
        </Box>
      ) : (
        <Button size="small" variant="outlined" disabled={disabled} aria-label={choose.putNamed(title)} onClick={onPut}>
          {choose.put}
        </Button>
      )}
    </Box>
  )
}

const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const

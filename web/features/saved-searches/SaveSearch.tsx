import SavedSearchRounded from '@mui/icons-material/SavedSearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { searchAdvanced } from '#contract/search'
import type { Input } from '#contract/endpoint'
import { useState } from 'react'
import { useSavedSearchMessages } from '../../messages/saved-searches.ts'
import { narrowList } from '../../ui/narrow-list.ts'
import { useToast } from '../../ui/toast.tsx'
import { oneSavedSearch } from './queries.ts'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

interface SaveSearchProps {
  /** What the browser asks the search call for, at the moment of saving, and whether anything narrows it. */
  readAsked: () => { asked: Input<typeof searchAdvanced>['body']; narrows: boolean }
  /** The saved search that is being put together anew; empty for none. */
  saved: string
  /** Whether its list has only cases with every word, or also others; null where that need not be said. */
  breadth: 'every' | 'enough' | null
}

/** Keeps the search that is shown, with everything that narrows it, or saves its changes to the one that it came from. */
export function SaveSearch({ readAsked, saved, breadth }: SaveSearchProps) {
  const { save: words } = useSavedSearchMessages()
  const showToast = useToast()
  const searches = useSavedSearches()
  const [toSave, setToSave] = useState<ReturnType<typeof describe>>()
  const [busy, setBusy] = useState(false)
  const { data: before } = useQuery({ ...oneSavedSearch(saved), enabled: saved !== '' })
  const changes = before?.own === true

  async function press() {
    const { asked, narrows } = readAsked()
    if (!narrows) return showToast(words.nothing, { about: 'saved-search' })
    if (!changes) return setToSave(describe(asked))
    setBusy(true)
    await searches.change(before.id, describe(asked))
    setBusy(false)
  }

  const label = changes ? words.update : words.button
  return (
    <>
      <Button
        color="inherit"
        size="small"
        disabled={busy}
        aria-label={label}
        title={label}
        onClick={() => void press()}
        sx={{ minWidth: 44, minHeight: 44, px: 1.25, gap: 0.75, whiteSpace: 'nowrap', [narrowList]: { px: 0 } }}
      >
        <SavedSearchRounded fontSize="small" />
        <Box component="span" sx={{ [narrowList]: { display: 'none' } }}>
          {label}
        </Box>
      </Button>
      {toSave && <SaveSearchDialog asked={toSave} breadth={breadth} onClose={() => setToSave(undefined)} />}
    </>
  )
}

/** What is kept of a search: its words, what narrows it, and its order. */
function describe(asked: Input<typeof searchAdvanced>['body']) {
  const { query, sort, page: _page, pageSize: _size, timeout_seconds: _timeout, explain: _explain, ...filters } = asked
  return { query: query ?? '', filters, ...(sort && { sort }) }
}

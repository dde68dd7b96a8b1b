import Box from '@mui/material/Box'
import type { SearchResult } from '#contract/search'
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import type { SearchRequest } from './search-address.ts'
import { CaseCard } from './CaseCard.tsx'
import { CardSkeleton } from './CardFrame.tsx'

const list = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)' } as const
/** Cards that fill a screen: the others are made behind the frame that shows these, in slices. */
const firstCards = 3
const skeletons = [1, 2, 3, 4, 5]

interface ResultListProps {
  results: SearchResult[]
  /** The place of the first among all that were found. */
  first: number
  request: SearchRequest
  /** Ids of the selected cases. */
  selected: string[]
  onSelect: (id: string) => void
  /** Of the case that is read beside the list. */
  open: string | null
  /** Reads a case beside the list at a place of its text; without it a case opens whole. */
  onRead?: ((id: string, place: string) => void) | undefined
  /** Given all results as well: what is asked about each is asked about all at once. */
  renderActions?: ((result: SearchResult, all: readonly SearchResult[]) => ReactNode) | undefined
}

/** The cases found, in order; kept as they are while somebody types above them. */
export const ResultList = memo(function ResultList({
  results,
  first,
  request,
  selected,
  onSelect,
  open,
  onRead,
  renderActions,
}: ResultListProps) {
  const { results: words } = useMessages().search
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return (
    <List label={words.title} start={first}>
      {(isWhole ? results : results.slice(0, firstCards)).map((result) => (
        <li key={result.id}>
          <CaseCard
            result={result}
            request={request}
            selected={selected.includes(result.id)}
            onSelect={() => onSelect(result.id)}
            isRead={result.id === open}
            onRead={onRead}
            actions={renderActions?.(result, results)}
          />
        </li>
      ))}
    </List>
  )
})

function List({ label, start, children }: { label: string; start: number; children: ReactNode }) {
  return (
    <Box component="ol" aria-label={label} start={start} sx={list}>
      {children}
    </Box>
  )
}

/** Five cards' room while the search runs. */
export function ResultSkeletons() {
  return (
    <Box aria-hidden data-testid="skeletons" sx={list}>
      {skeletons.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </Box>
  )
}

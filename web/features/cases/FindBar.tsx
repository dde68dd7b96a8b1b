import CloseRounded from '@mui/icons-material/CloseRounded'
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useReaderMessages } from '../../messages/reader.ts'
import { FoundStyles } from '../../reader/FoundStyles.tsx'
import { useOpenJudgment } from '../../reader/open-judgment.ts'
import type { Place } from '../../reader/text-places.ts'
import { usePaintedPlaces } from '../../reader/use-painted-places.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { firstMatchFrom } from './first-match.ts'
import { type Matches, useMatches } from './use-matches.ts'
import { type Passages, usePassages } from './use-passages.ts'

interface FindBarProps {
  /** The words of the search that led here; empty where none did. */
  searched: string
  onClose: () => void
}

const nowhere: Place[] = []

/** Finds words in the judgment and walks from match to match; begins with the search that led here, and walks through its passages, the best first. */
export function FindBar({ searched, onClose }: FindBarProps) {
  const { find, beside } = useReaderMessages()
  const open = useOpenJudgment()
  const [words, setWords] = useState(searched)
  const matches = useMatches(words, searched)
  const { places } = matches
  // The match that is walked to belongs to these words alone.
  const [walked, setWalked] = useState<{ words: string; at: number } | null>(null)
  const at = walked?.words === words ? walked.at : null
  const isSearch = words !== '' && words === searched
  const passages = usePassages(isSearch ? places : nowhere)
  const current = useMemo(() => (at === null || !places[at] ? nowhere : [places[at]]), [places, at])
  usePaintedPlaces(open, 'found', places, 1)
  usePaintedPlaces(open, 'found-now', current, 2)

  function walk(step: 1 | -1) {
    if (!open || places.length === 0) return
    if (isSearch) {
      passages.walk(step)
      return
    }
    const next = at === null ? (firstMatchFrom(open, places, step) ?? 0) : (at + step + places.length) % places.length
    setWalked({ words, at: next })
    open.show(places[next]!)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    walk(event.shiftKey ? -1 : 1)
  }

  return (
    <Box component="search" onKeyDown={press} sx={{ display: 'flex', flex: 1, minWidth: 0, alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}>
      <FoundStyles />
      <InputFrame sx={{ flex: 1, maxWidth: 420, px: 1.25, minHeight: { xs: 36 } }}>
        <input
          type="search"
          aria-label={isSearch ? find.searched : find.label}
          placeholder={find.placeholder}
          value={words}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field
          autoFocus={searched === ''}
          onChange={(event) => setWords(event.target.value)}
          style={{ flex: 1 }}
        />
        <Box
          component="output"
          sx={{
            pl: 1,
            flexShrink: 0,
            typography: 'body2',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {words.trim() !== '' && <Count matches={matches} at={at} passages={isSearch ? passages : null} />}
        </Box>
      </InputFrame>
      <IconButton
        color="inherit"
        aria-label={isSearch ? beside.previous : find.previous}
        disabled={places.length === 0}
        onClick={() => walk(-1)}
      >
        <KeyboardArrowUpRounded />
      </IconButton>
      <IconButton color="inherit" aria-label={isSearch ? beside.next : find.next} disabled={places.length === 0} onClick={() => walk(1)}>
        <KeyboardArrowDownRounded />
      </IconButton>
      <IconButton color="inherit" aria-label={find.close} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </Box>
  )
}

interface CountProps {
  matches: Matches
  at: number | null
  /** Of the search that led here. */
  passages: Passages | null
}

function Count({ matches: { places, complete, state }, at, passages }: CountProps) {
  const { find } = useReaderMessages()
  if (state === 'loading') return '…'
  if (state === 'failed') return <span title={find.failed}>{find.failedShort}</span>
  if (state === 'changed') return <span title={find.changed}>{find.changedShort}</span>
  if (places.length === 0) return find.none
  if (passages) return passages.at === -1 ? find.passages(passages.count) : find.passage(passages.at + 1, passages.count)
  return at === null ? find.all(places.length, complete) : find.count(at + 1, places.length, complete)
}

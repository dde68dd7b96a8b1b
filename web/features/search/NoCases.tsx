import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useBrowsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/messages.ts'

interface NoCasesProps {
  /** How many pages there are, when the page asked for lies beyond them; 0 when nothing matches. */
  pages: number
  onClear: () => void
  /** Where other words of the same meaning may find more. */
  onByMeaning: (() => void) | null
  onFirstPage: () => void
  /** What the library holds, so that a reader can tell "no such case" from "not in this library". */
  coverage: ReactNode
}

/** Nothing to list. */
export function NoCases({ pages, onClear, onByMeaning, onFirstPage, coverage }: NoCasesProps) {
  const { failure } = useMessages().search
  const { empty, meaning } = useBrowsingMessages()
  return (
    <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.25fr)' } }}>
      <Box sx={{ pt: { md: 2 } }}>
        <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 3 }} />
        <Typography variant="h1" component="p" sx={{ mb: 1 }}>
          {pages > 0 ? empty.beyondTitle : empty.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>{pages > 0 ? empty.beyond(pages) : empty.advice}</Typography>
        {pages > 0 ? (
          <Button variant="contained" onClick={onFirstPage}>
            {empty.firstPage}
          </Button>
        ) : (
          <>
            {onByMeaning && <Typography sx={{ mb: 2, maxWidth: '48ch' }}>{meaning.advice}</Typography>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {onByMeaning && (
                <Button variant="contained" onClick={onByMeaning}>
                  {meaning.search}
                </Button>
              )}
              <Button variant="outlined" color="inherit" onClick={onClear}>
                {failure.clear}
              </Button>
            </Box>
          </>
        )}
      </Box>
      {coverage}
    </Box>
  )
}

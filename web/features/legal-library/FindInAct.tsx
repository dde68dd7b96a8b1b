import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { toSentence } from './to-sentence.ts'
import { nameProvision, type TocIndex } from './name-provision.ts'
import { found, type Reading } from './queries.ts'

interface FindInActProps {
  reading: Reading
  index: TocIndex
  addressOf: (eid: string) => string
  onClose: () => void
}

/** Finds words in the whole Act, also in parts that are not on the screen, and leads to the provisions that hold them. */
export function FindInAct({ reading, index, addressOf, onClose }: FindInActProps) {
  const { find } = useLegalLibraryMessages()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 250)
  const { data, isError } = useQuery({ ...found(reading, words), enabled: words.length > 1 })
  const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  return (
    <Box component="search" onKeyDown={press} sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <InputFrame sx={{ flex: 1, maxWidth: 460, px: 1.25, minHeight: { xs: 36 } }}>
        <input
          type="search"
          aria-label={find.label}
          placeholder={find.placeholder}
          value={typed}
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          style={{ flex: 1 }}
        />
        <Box component="output" sx={{ pl: 1, typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {words.length > 1 && data && find.count(data.total)}
        </Box>
      </InputFrame>
      <IconButton color="inherit" aria-label={find.close} onClick={onClose}>
        <CloseRounded />
      </IconButton>
      {words.length > 1 && (isError || data) && (
        <Box sx={panel}>
          {isError ? (
            <Box role="alert" sx={{ p: 2 }}>
              {find.failed}
            </Box>
          ) : !data || data.total === 0 ? (
            <Box component="output" sx={{ p: 2, display: 'block' }}>
              {find.none}
            </Box>
          ) : (
            <Box component="ul" aria-label={find.results} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.results.map(({ eid, heading, before, match, after, times }) => (
                <Box component="li" key={eid} sx={{ '& + li': { borderTop: 1, borderColor: 'divider' } }}>
                  <TextLink
                    to={addressOf(eid)}
                    onClick={onClose}
                    sx={{ display: 'block', px: 2, py: 1.25, '&:hover': { bgcolor: 'fill.inset', textDecoration: 'none' } }}
                  >
                    <Box
                      component="span"
                      sx={{
                        display: 'flex',
                        gap: 1,
                        justifyContent: 'space-between',
                        fontWeight: 600,
                        '&::first-letter': { textTransform: 'uppercase' },
                      }}
                    >
                      <span>{[nameProvision(eid, index), toSentence(heading)].filter(Boolean).join(' · ')}</span>
                      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                        {times > 1 && find.times(times)}
                      </Box>
                    </Box>
                    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                      {before}
                      <Box component="mark" sx={{ bgcolor: 'fill.highlight', color: 'text.primary' }}>
                        {match}
                      </Box>
                      {after}
                    </Box>
                  </TextLink>
                </Box>
              ))}
              {data.total > data.results.length && (
                <Box component="li" sx={{ px: 2, py: 1.25, typography: 'body2', color: 'text.secondary' }}>
                  {find.more(data.results.length, data.total)}
                </Box>
              )}
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}

const panel = {
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: '60dvh',
  overflowY: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.45)',
  borderRadius: '0 0 10px 10px',
} as const

import Box from '@mui/material/Box'
import type { NoteQuote } from '#contract/note-quotes'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SignalTag } from '../../../ui/SignalTag.tsx'
import { addressOfProvision } from '../../../ui/law-address.ts'
import { TextLink } from '../../../ui/TextLink.tsx'

/** What has become of quoted words since they were taken; nothing where all is as it was. */
export function QuoteChange({ quote }: { quote: NoteQuote }) {
  const { quotes: words } = useNoteEditorMessages()
  const { state, standing_changed: isOther, case: found, case_id: id, place, act, eid } = quote
  if (state === 'same' && !isOther) return null
  const isOfAct = act !== null || eid !== null
  return (
    <Box sx={{ my: 1, fontFamily: (theme) => theme.typography.fontFamily, typography: 'body2' }}>
      <Notice severity={severityOf(quote)}>
        {state !== 'same' && (
          <Box component="span" sx={{ display: 'block' }}>
            {isOfAct ? words.statesOfAct[state] : words.states[state]}{' '}
            {state !== 'not held' && (
              <TextLink
                to={isOfAct ? addressOfProvision(id, eid ?? '') : `/cases/${encodeURIComponent(id)}${place === null ? '' : `#${place}`}`}
                sx={{ textDecoration: 'underline' }}
              >
                {words.compare}
              </TextLink>
            )}
          </Box>
        )}
        {isOther && (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {found?.signal ? words.standsNow : words.standsNoMore}
            {found?.signal && <SignalTag signal={found.signal} />}
          </Box>
        )}
      </Notice>
    </Box>
  )
}

/** Of an Act a later text that has the words as well is no warning. */
const severityOf = ({ state, act, case: found }: NoteQuote) =>
  state === 'words changed' || found?.signal?.level === 'negative' ? 'error' : act !== null && state === 'text changed' ? 'info' : 'warning'

import Box from '@mui/material/Box'
import type { NoteQuote } from '#contract/note-quotes'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SignalTag } from '../../../ui/SignalTag.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

/** What has become of quoted words since they were taken; nothing where all is as it was. */
export function QuoteChange({ quote: { state, standing_changed: isOther, case: found, case_id: id, place } }: { quote: NoteQuote }) {
  const { quotes: words } = useNoteEditorMessages()
  if (state === 'same' && !isOther) return null
  return (
    <Box sx={{ my: 1, fontFamily: (theme) => theme.typography.fontFamily, typography: 'body2' }}>
      <Notice severity={state === 'words changed' || found?.signal?.level === 'negative' ? 'error' : 'warning'}>
        {state !== 'same' && (
          <Box component="span" sx={{ display: 'block' }}>
            {words.states[state]}{' '}
            {state !== 'not held' && (
              <TextLink to={`/cases/${encodeURIComponent(id)}${place === null ? '' : `#${place}`}`} sx={{ textDecoration: 'underline' }}>
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

import Box from '@mui/material/Box'
import type { ChatReference } from '#contract/chat'
import { BookmarkButton } from '../features/bookmarks/BookmarkButton.tsx'
import type { ChosenAuthority } from '../features/chat/Authorities.tsx'
import { ChatScreen } from '../features/chat/ChatScreen.tsx'
import { toCite } from '../features/chat/to-cite.ts'
import { CiteAll } from '../features/citations/CiteAll.tsx'
import { CiteResultButton } from '../features/citations/CiteResultButton.tsx'
import { PutForBundle } from '../features/projects/PutForBundle.tsx'

const renderCaseTools = (shown: ChatReference, name: string) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {shown.paragraph !== null && (
      <Box sx={place}>
        <CiteResultButton passage={toCite(shown)} />
      </Box>
    )}
    <Box sx={place}>
      <BookmarkButton caseId={shown.id} name={name} variant="icon" />
    </Box>
  </Box>
)

const place = { flex: 'none', width: { xs: 44, md: 36 } } as const

const renderChosen = (chosen: ChosenAuthority[]) => {
  return (
    <>
      <CiteAll chosen={chosen.map((one) => one.toCite)} />
      <PutForBundle
        chosen={chosen.map(({ kind, id, name, shortName }) => ({ type: kind === 'case' ? 'document' : 'provision', id, name, shortName }))}
      />
    </>
  )
}

/** /chat */
export function ChatPage() {
  return <ChatScreen renderCaseTools={renderCaseTools} renderChosen={renderChosen} />
}

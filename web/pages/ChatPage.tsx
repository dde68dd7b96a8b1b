import Box from '@mui/material/Box'
import type { ChatReference } from '#contract/chat'
import { BookmarkButton } from '../features/bookmarks/BookmarkButton.tsx'
import type { ChosenAuthority } from '../features/chat/Authorities.tsx'
import { ChatScreen } from '../features/chat/ChatScreen.tsx'
import { CitePassageButton } from '../features/citations/CitePassageButton.tsx'
import { KeepSelected } from '../features/citations/KeepSelected.tsx'
import { PutForBundle } from '../features/projects/PutForBundle.tsx'

const renderCaseTools = ({ id, paragraph, number, quote }: ChatReference, name: string) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {paragraph !== null && (
      <Box sx={place}>
        <CitePassageButton passage={{ caseId: id, name, paragraph, seen: quote, pinpoint: number === null ? null : `para ${number}` }} />
      </Box>
    )}
    <Box sx={place}>
      <BookmarkButton caseId={id} name={name} variant="icon" />
    </Box>
  </Box>
)

const place = { flex: 'none', width: { xs: 44, md: 36 } } as const

const renderChosen = (chosen: ChosenAuthority[]) => {
  const cases = chosen.filter(({ kind }) => kind === 'case').map(({ id }) => id)
  return (
    <>
      {cases.length > 0 && <KeepSelected ids={cases} />}
      <PutForBundle chosen={chosen.map(({ kind, ...one }) => ({ ...one, type: kind === 'case' ? 'document' : 'provision' }))} />
    </>
  )
}

/** /chat */
export function ChatPage() {
  return <ChatScreen renderCaseTools={renderCaseTools} renderChosen={renderChosen} />
}

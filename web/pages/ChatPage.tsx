import { BookmarkButton } from '../features/bookmarks/BookmarkButton.tsx'
import type { ChosenAuthority } from '../features/chat/Authorities.tsx'
import { ChatScreen } from '../features/chat/ChatScreen.tsx'
import { KeepSelected } from '../features/citations/KeepSelected.tsx'
import { PutForBundle } from '../features/projects/PutForBundle.tsx'

const renderBookmark = (caseId: string, name: string) => <BookmarkButton caseId={caseId} name={name} variant="icon" />

const renderChosen = (chosen: ChosenAuthority[]) => {
  const cases = chosen.filter(({ kind }) => kind === 'case').map(({ id }) => id)
  return (
    <>
      {cases.length > 0 && <KeepSelected ids={cases} />}
      <PutForBundle chosen={chosen.map(({ kind, id, name }) => ({ type: kind === 'case' ? 'document' : 'provision', id, name }))} />
    </>
  )
}

/** /chat */
export function ChatPage() {
  return <ChatScreen renderBookmark={renderBookmark} renderChosen={renderChosen} />
}

import { BookmarkButton } from '../features/bookmarks/BookmarkButton.tsx'
import { ChatScreen } from '../features/chat/ChatScreen.tsx'

const renderBookmark = (caseId: string, name: string) => <BookmarkButton caseId={caseId} name={name} variant="icon" />

/** /chat */
export function ChatPage() {
  return <ChatScreen renderBookmark={renderBookmark} />
}

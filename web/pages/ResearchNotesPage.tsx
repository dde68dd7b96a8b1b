import { useSession } from '../features/accounts/session-context.tsx'
import { UnsavedNotes } from '../features/notes/editing/UnsavedNotes.tsx'
import { NoteBrowser } from '../features/notes/NoteBrowser.tsx'
import { PutEntry } from '../features/projects/PutEntry.tsx'
import { useNoteMessages } from '../messages/notes.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /research-notes */
export function ResearchNotesPage() {
  const { title } = useNoteMessages()
  const { user } = useSession().state
  usePageTitle(title)
  return (
    <PageFrame>
      {user && <UnsavedNotes account={user.id} />}
      <NoteBrowser renderMore={({ id, title, role }) => role === 'owner' && <PutEntry type="note" id={id} name={title} />} />
    </PageFrame>
  )
}

import { NoteBrowser } from '../features/notes/NoteBrowser.tsx'
import { useNoteMessages } from '../messages/notes.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /research-notes */
export function ResearchNotesPage() {
  const { title } = useNoteMessages()
  usePageTitle(title)
  return (
    <PageFrame>
      <NoteBrowser />
    </PageFrame>
  )
}

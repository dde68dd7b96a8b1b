import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../features/accounts/session-context.tsx'
import { NoteView } from '../features/notes/editing/NoteView.tsx'
import { PutIntoProject } from '../features/projects/PutIntoProject.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /research-notes/:noteId */
export function ResearchNotePage() {
  const { noteId = '' } = useParams()
  const { user } = useSession().state
  const [title, setTitle] = useState<string>()
  usePageTitle(title)
  return (
    <PageFrame>
      {user && (
        <NoteView
          key={noteId}
          id={noteId}
          account={user.id}
          onTitle={setTitle}
          renderMore={({ id, title: name }) => (
            <PutIntoProject
              type="note"
              id={id}
              name={name}
              renderTrigger={(open, label) => (
                <IconButton aria-label={label} title={label} onClick={open}>
                  <CreateNewFolderOutlined />
                </IconButton>
              )}
            />
          )}
        />
      )}
    </PageFrame>
  )
}

import { useEffect, useState } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { addressOfNote } from '../note-address.ts'
import type { Draft } from './draft-store.ts'
import { listLeftDrafts } from './use-note-session.ts'

/** Notes whose last words a tab that has ended could not send. */
export function UnsavedNotes({ account }: { account: string }) {
  const { left: words } = useNoteEditorMessages()
  const [drafts, setDrafts] = useState<Draft[]>([])
  useEffect(() => {
    let isThere = true
    // A browser that keeps nothing has nothing to tell of.
    listLeftDrafts(account).then(
      (left) => isThere && setDrafts(left),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [account])
  if (drafts.length === 0) return null
  return (
    <Notice severity="warning">
      <strong>{words.title(drafts.length)}</strong>
      <div>{words.explained}</div>
      {drafts.map(({ note, title }) => (
        <div key={note}>
          <TextLink to={addressOfNote(note)} sx={{ fontWeight: 600, textDecoration: 'underline' }}>
            {title}
          </TextLink>
        </div>
      ))}
    </Notice>
  )
}

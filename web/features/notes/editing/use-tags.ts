import { type Note, updateNote } from '#contract/notes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useFailureWords } from '../use-notes.ts'
import type { NoteSession } from './note-session.ts'

/** The tags of a note, which are saved as soon as they change; those before come back when they are not. */
export function useTags(note: Note, session: NoteSession): [string[], (tags: string[]) => Promise<void>] {
  const { tags: words } = useNoteEditorMessages()
  const client = useQueryClient()
  const showToast = useToast()
  const wordsOf = useFailureWords()
  const [tags, setTags] = useState(note.tags)
  const change = async (changed: string[]) => {
    const before = tags
    setTags(changed)
    try {
      const saved = await call(updateNote, { params: { id: note.id }, body: { tags: changed } })
      setTags(saved.tags)
      await session.adopt(saved)
      for (const part of ['list', 'tags']) void client.invalidateQueries({ queryKey: ['notes', part] })
    } catch (error) {
      setTags(before)
      showToast(wordsOf(words.failed, error), { severity: 'error', about: `tags:${note.id}` })
    }
  }
  return [tags, change]
}

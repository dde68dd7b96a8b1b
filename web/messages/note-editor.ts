import { noteEditor } from './en/note-editor.ts'
import { hookOf } from './language-context.ts'

export type NoteEditorMessages = typeof noteEditor

/** The words of writing a note, which load with its page. */
export const useNoteEditorMessages = hookOf('noteEditor', noteEditor)

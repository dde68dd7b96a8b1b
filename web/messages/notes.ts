import { notes } from './en/notes.ts'
import { hookOf } from './language-context.ts'

/** The words of research notes, which load with their screens. */
export const useNoteMessages = hookOf('notes', notes)

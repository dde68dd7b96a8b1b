import type { Area } from '../../area/area.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Projects } from '../projects/projects.ts'
import { rewriteEarlierPictures } from './earlier-pictures.ts'
import { noteItems } from './note-items.ts'
import { createNotes } from './notes.ts'
import { ownedNotes } from './owned-notes-storage.ts'
import { redactableNotes } from './redactable-notes.ts'
import { notesRoutes } from './routes.ts'
import { noteInTrash } from './storage.ts'
import { noteFolderInTrash } from './folders-storage.ts'

export const notesArea = {
  owned: [ownedNotes],
  redactable: [redactableNotes],
  async open(parts) {
    const notes = createNotes(parts)
    parts.projects.useNotes(notes.ofProjects)
    notes.followCitations(parts.jobs)
    await rewriteEarlierPictures(parts.database, parts.jobs)
    return {
      service: notes,
      routes: (http) => notesRoutes(http, notes),
      hourly: { 'forget-notes': notes.forgetDeleted },
      items: [noteItems(notes)],
      trash: [
        { kind: 'note', named: noteInTrash, restore: notes.restore },
        { kind: 'note_folder', named: noteFolderInTrash, restore: notes.folders.restore },
      ],
    }
  },
} satisfies Area<Parameters<typeof createNotes>[0] & { jobs: Jobs; projects: Pick<Projects, 'useNotes'> }>

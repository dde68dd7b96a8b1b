import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const maxNoteFolders = 500
export const maxNoteFolderNameLength = 100

const Name = z
  .string()
  .trim()
  .min(1, 'Folder name is required')
  .max(maxNoteFolderNameLength, `A folder name has at most ${maxNoteFolderNameLength} characters`)
  .regex(/^\P{Cc}*$/u, 'A folder name stands on one line')
  .meta({ examples: ['Land matters'] })

/** A folder of notes; `note_count` counts what lies in it. */
export const NoteFolder = z.object({
  id: z.string(),
  name: z.string(),
  note_count: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type NoteFolder = z.infer<typeof NoteFolder>

const params = z.object({ folder: z.string().min(1).max(120) })

export const listNoteFolders = endpoint({
  method: 'GET',
  path: '/api/research-notes/folders',
  summary: 'The folders of your notes by name, how many notes there are, and how many in no folder',
  access: 'user',
  response: z.object({
    results: z.array(NoteFolder),
    total: z.number().int(),
    notes: z.number().int(),
    unfiled: z.number().int(),
  }),
})

export const createNoteFolder = endpoint({
  method: 'POST',
  path: '/api/research-notes/folders',
  summary: 'Makes a folder for notes',
  access: 'user',
  status: 201,
  body: z.object({ name: Name }),
  response: NoteFolder,
})

export const updateNoteFolder = endpoint({
  method: 'PATCH',
  path: '/api/research-notes/folders/:folder',
  summary: 'Renames a folder of notes',
  access: 'user',
  on: { kind: 'note_folder', by: 'folder', action: 'change' },
  params,
  body: z.object({ name: Name }),
  response: NoteFolder,
})

export const deleteNoteFolder = endpoint({
  method: 'DELETE',
  path: '/api/research-notes/folders/:folder',
  summary: 'Deletes a folder; its notes stay, in no folder. It can be restored for 30 days',
  access: 'user',
  on: { kind: 'note_folder', by: 'folder', action: 'delete' },
  params,
  status: 204,
  response: z.void(),
})

export const restoreNoteFolder = endpoint({
  method: 'POST',
  path: '/api/research-notes/folders/:folder/restore',
  summary: 'Brings a deleted folder back, with the notes that lay in it and lie in no other now',
  access: 'user',
  on: { kind: 'note_folder', by: 'folder', action: 'delete' },
  params,
  response: NoteFolder,
})

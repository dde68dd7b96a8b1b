import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Pictures of one note, bytes of each, of all that an account keeps, and pixels of a side. */
export const maxNoteImages = 60
export const largestNoteImage = 5 * 1024 * 1024
export const maxImageBytes = 500 * 1024 * 1024
export const maxImageSideLength = 8000
/** Pictures that one request brings. */
export const maxImagesAtOnce = 10

/** A picture of a note. Its text calls it `![what it shows](image:name)`; the name is made of the picture, so that the same one is kept once. */
export const NoteImage = z.object({
  name: z.string(),
  media_type: z.enum(['image/png', 'image/jpeg']),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
})
export type NoteImage = z.infer<typeof NoteImage>

const id = z.object({ id: z.string().min(1).max(120) })

export const addNoteImages = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/images',
  summary: 'Keeps pictures (PNG or JPEG, multipart/form-data) with a note, in the order in which they are sent',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'change' },
  params: id,
  status: 201,
  upload: { mostFiles: maxImagesAtOnce, largestFile: largestNoteImage },
  response: z.object({ results: z.array(NoteImage) }),
})

export const getNoteImage = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/images/:name',
  summary: 'A picture of a note',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params: id.extend({ name: z.string().min(1).max(120) }),
  file: 'image/*',
  response: z.file(),
})

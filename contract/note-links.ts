import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Days that a link is good for where nothing is said, and at most. */
export const usualLinkDays = 30
export const maxLinkDays = 366

const params = z.object({ id: z.string().min(1).max(120) })

/** A link by which somebody without an account reads a note. Its address is told once, when it is made. */
export const NoteLink = z.object({ created_at: z.string(), expires_at: z.string() })
export type NoteLink = z.infer<typeof NoteLink>

export const getNoteLink = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/share',
  summary: 'Whether a note can be read by a link, and until when',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'share' },
  params,
  response: z.object({ link: NoteLink.nullable() }),
})

export const shareNote = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/share',
  summary: 'Makes a link by which whoever has it reads a note; the one before ends',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'share' },
  status: 201,
  secret: true,
  params,
  body: z.object({
    expires_at: z.iso
      .datetime('Write a day and time as 2027-01-31T09:00:00Z')
      .optional()
      .meta({ description: `The end of the link; ${usualLinkDays} days from now where it is left out, ${maxLinkDays} at most` }),
  }),
  response: NoteLink.extend({ url: z.string() }),
})

export const endNoteLink = endpoint({
  method: 'DELETE',
  path: '/api/research-notes/:id/share',
  summary: 'Ends the link of a note',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'share' },
  params,
  status: 204,
  response: z.void(),
})

const shared = z.object({ token: z.string().min(1).max(120) })

/** A note as a link shows it: what it says, and nothing of whose it is. */
export const SharedNote = z.object({ title: z.string(), content: z.string(), updated_at: z.string(), expires_at: z.string() })
export type SharedNote = z.infer<typeof SharedNote>

export const getSharedNote = endpoint({
  method: 'GET',
  path: '/api/shared/notes/:token',
  summary: 'A note that was shared by a link',
  access: 'public',
  on: { kind: 'shared-note', by: 'token', action: 'read' },
  throttle: 'shared',
  params: shared,
  response: SharedNote,
})

export const getSharedNoteImage = endpoint({
  method: 'GET',
  path: '/api/shared/notes/:token/images/:name',
  summary: 'A picture of a note that was shared by a link',
  access: 'public',
  on: { kind: 'shared-note', by: 'token', action: 'read' },
  throttle: 'shared',
  params: shared.extend({ name: z.string().min(1).max(120) }),
  file: 'image/*',
  response: z.file(),
})

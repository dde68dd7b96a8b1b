import {
  createNote,
  createNoteReference,
  deleteNote,
  deleteNoteReference,
  getNote,
  getNoteVersion,
  listNoteReferences,
  listNoteVersions,
  listNotes,
  restoreNote,
  restoreNoteVersion,
  updateNote,
} from '#contract/notes'
import type { FastifyInstance } from 'fastify'
import { everyHour } from '../../http/every-hour.ts'
import { serve } from '../../http/serve.ts'
import type { Notes } from './notes.ts'

export function notesRoutes(app: FastifyInstance, notes: Notes) {
  serve(app, listNotes, ({ query }, { userId }) => notes.list(userId, query))
  serve(app, getNote, ({ params }, { userId }) => notes.read(userId, params.id))
  serve(app, createNote, ({ body }, { userId }) => notes.create(userId, body))
  serve(app, updateNote, ({ params, body }, { userId }) => notes.update(userId, params.id, body))
  serve(app, deleteNote, ({ params }, { userId }) => notes.delete(userId, params.id))
  serve(app, restoreNote, ({ params }, { userId }) => notes.restore(userId, params.id))
  serve(app, listNoteVersions, ({ params }, { userId }) => notes.versions(userId, params.id))
  serve(app, getNoteVersion, ({ params }, { userId }) => notes.version(userId, params.id, params.version))
  serve(app, restoreNoteVersion, ({ params }, { userId }) => notes.restoreVersion(userId, params.id, params.version))
  serve(app, listNoteReferences, ({ params }, { userId }) => notes.references(userId, params.id))
  serve(app, createNoteReference, ({ params, body }, { userId }) => notes.addReference(userId, params.id, body))
  serve(app, deleteNoteReference, ({ params }, { userId }) => notes.removeReference(userId, params.id, params.reference))
  everyHour(app, notes.forgetDeleted)
}

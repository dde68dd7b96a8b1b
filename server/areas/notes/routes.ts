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
import { serve } from '../../http/serve.ts'
import type { Notes } from './notes.ts'

export function notesRoutes(app: FastifyInstance, notes: Notes) {
  serve(app, listNotes, ({ query }, { reader }) => notes.list(reader, query))
  serve(app, getNote, ({ params }, { reader }) => notes.read(reader, params.id))
  serve(app, createNote, ({ body }, { reader }) => notes.create(reader, body))
  serve(app, updateNote, ({ params, body }, { reader }) => notes.update(reader, params.id, body))
  serve(app, deleteNote, ({ params }, { reader }) => notes.delete(reader, params.id))
  serve(app, restoreNote, ({ params }, { reader }) => notes.restore(reader, params.id))
  serve(app, listNoteVersions, ({ params }, { reader }) => notes.versions(reader, params.id))
  serve(app, getNoteVersion, ({ params }, { reader }) => notes.version(reader, params.id, params.version))
  serve(app, restoreNoteVersion, ({ params }, { reader }) => notes.restoreVersion(reader, params.id, params.version))
  serve(app, listNoteReferences, ({ params }, { reader }) => notes.references(reader, params.id))
  serve(app, createNoteReference, ({ params, body }, { reader }) => notes.addReference(reader, params.id, body))
  serve(app, deleteNoteReference, ({ params }, { reader }) => notes.removeReference(reader, params.id, params.reference))
}

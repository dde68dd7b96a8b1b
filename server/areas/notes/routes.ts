import {
  createNote,
  createNoteReference,
  deleteNote,
  deleteNoteReference,
  duplicateNote,
  getNote,
  getNoteVersion,
  keepNoteVersion,
  listNoteReferences,
  listNoteTags,
  listNoteVersions,
  listNotes,
  restoreNote,
  restoreNoteVersion,
  updateNote,
} from '#contract/notes'
import { createNoteFolder, deleteNoteFolder, listNoteFolders, updateNoteFolder } from '#contract/note-folders'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Notes } from './notes.ts'

export function notesRoutes(app: FastifyInstance, notes: Notes) {
  serve(app, listNotes, ({ query }, { reader }) => notes.list(reader, query))
  serve(app, listNoteTags, (_input, { reader }) => notes.tags(reader))
  serve(app, listNoteFolders, (_input, { reader }) => notes.folders.list(reader))
  serve(app, createNoteFolder, ({ body }, { reader }) => notes.folders.create(reader, body))
  serve(app, updateNoteFolder, ({ params, body }, { reader }) => notes.folders.rename(reader, params.folder, body))
  serve(app, deleteNoteFolder, ({ params }, { reader }) => notes.folders.delete(reader, params.folder))
  serve(app, getNote, ({ params }, { reader }) => notes.read(reader, params.id))
  serve(app, createNote, ({ body }, { reader }) => notes.create(reader, body))
  serve(app, updateNote, ({ params, body }, { reader }) => notes.update(reader, params.id, body))
  serve(app, duplicateNote, ({ params }, { reader }) => notes.duplicate(reader, params.id))
  serve(app, deleteNote, ({ params }, { reader }) => notes.delete(reader, params.id))
  serve(app, restoreNote, ({ params }, { reader }) => notes.restore(reader, params.id))
  serve(app, listNoteVersions, ({ params }, { reader }) => notes.versions(reader, params.id))
  serve(app, keepNoteVersion, ({ params, body }, { reader }) => notes.keepVersion(reader, params.id, body))
  serve(app, getNoteVersion, ({ params }, { reader }) => notes.version(reader, params.id, params.version))
  serve(app, restoreNoteVersion, ({ params }, { reader }) => notes.restoreVersion(reader, params.id, params.version))
  serve(app, listNoteReferences, ({ params }, { reader }) => notes.references(reader, params.id))
  serve(app, createNoteReference, ({ params, body }, { reader }) => notes.addReference(reader, params.id, body))
  serve(app, deleteNoteReference, ({ params }, { reader }) => notes.removeReference(reader, params.id, params.reference))
}

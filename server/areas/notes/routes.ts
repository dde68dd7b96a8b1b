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
import { listNoteAuthorities } from '#contract/note-authorities'
import { addNoteImages, getNoteImage } from '#contract/note-images'
import { addNoteQuote, listNoteQuotes } from '#contract/note-quotes'
import { exportNote, listNoteDoubts } from '#contract/note-exports'
import { endNoteLink, getNoteLink, getSharedNote, getSharedNoteImage, shareNote } from '#contract/note-links'
import { createNoteFolder, deleteNoteFolder, listNoteFolders, restoreNoteFolder, updateNoteFolder } from '#contract/note-folders'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Notes } from './notes.ts'

export function notesRoutes(app: FastifyInstance, notes: Notes) {
  serve(app, listNotes, ({ query }, { reader }) => notes.list(reader, query))
  serve(app, listNoteTags, (_input, { reader }) => notes.tags(reader))
  serve(app, listNoteFolders, (_input, { reader }) => notes.folders.list(reader))
  serve(app, createNoteFolder, ({ body }, { reader }) => notes.folders.create(reader, body))
  serve(app, updateNoteFolder, ({ params, body }, { reader }) => notes.folders.rename(reader, params.folder, body))
  serve(app, restoreNoteFolder, ({ params }, { reader }) => notes.folders.restore(reader, params.folder))
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
  serve(app, listNoteAuthorities, ({ params, query }, { reader }) => notes.authorities(reader, params.id, query.style))
  serve(app, listNoteQuotes, ({ params }, { reader }) => notes.quotes(reader, params.id))
  serve(app, addNoteQuote, ({ params, body }, { reader }) => notes.addQuote(reader, params.id, body))
  serve(app, addNoteImages, ({ params }, { reader }, { files }) => notes.addImages(reader, params.id, files()))
  serve(app, getNoteImage, ({ params }, { reader }) => notes.image(reader, params.id, params.name))
  serve(app, exportNote, ({ params, query }, { reader }) => notes.exports.export(reader, params.id, query))
  serve(app, listNoteDoubts, ({ params }, { reader }) => notes.exports.doubtful(reader, params.id))
  serve(app, getNoteLink, ({ params }, { reader }) => notes.links.link(reader, params.id))
  serve(app, shareNote, ({ params, body }, { reader }) => notes.links.share(reader, params.id, body))
  serve(app, endNoteLink, ({ params }, { reader }) => notes.links.endLink(reader, params.id))
  serve(app, getSharedNote, ({ params }) => notes.links.sharedNote(params.token))
  serve(app, getSharedNoteImage, ({ params }) => notes.links.sharedImage(params.token, params.name))
}

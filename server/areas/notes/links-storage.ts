import { ownerIsThere } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'

/** Links to notes, known by the hash of their secret. Whoever has one reads that note and is no reader of anything else. */
export const linksStorage = ({ sql: db, clock }: Database) => {
  const open = (hash: string) =>
    db
      .selectFrom('share_links')
      .innerJoin('notes', (join) => join.on(({ eb, cast, ref }) => eb(cast(ref('notes.id'), 'text'), '=', ref('share_links.object_id'))))
      .where('object_kind', '=', 'note')
      .where('token', '=', hash)
      .where('expires_at', '>', new Date(clock.now()))
      .where('notes.deleted_at', 'is', null)
      .where(ownerIsThere('notes.user_id'))
  return {
    /** Of a note that the reader is known to share. */
    link: (noteId: string) =>
      db
        .selectFrom('share_links')
        .select(['created_at', 'expires_at'])
        .where('object_kind', '=', 'note')
        .where('object_id', '=', noteId)
        .where('expires_at', '>', new Date(clock.now()))
        .executeTakeFirst(),

    putLink: (noteId: string, { hash, madeBy, expiresAt }: { hash: string; madeBy: string; expiresAt: Date }) => {
      const link = { token: hash, made_by: madeBy, created_at: new Date(clock.now()), expires_at: expiresAt }
      return db
        .insertInto('share_links')
        .values({ object_kind: 'note', object_id: noteId, ...link })
        .onConflict((conflict) => conflict.columns(['object_kind', 'object_id']).doUpdateSet(link))
        .execute()
    },

    removeLink: (noteId: string) =>
      db.deleteFrom('share_links').where('object_kind', '=', 'note').where('object_id', '=', noteId).execute(),

    sharedNote: (hash: string) => open(hash).select(['title', 'content', 'updated_at', 'expires_at']).executeTakeFirst(),

    sharedImage: (hash: string, name: string) =>
      open(hash)
        .innerJoin('note_images', 'note_images.note_id', 'notes.id')
        .select(['note_images.media_type', 'note_images.content'])
        .where('note_images.hash', '=', name)
        .executeTakeFirst(),
  }
}

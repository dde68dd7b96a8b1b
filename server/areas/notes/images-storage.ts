import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { owns } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import type { Picture } from './read-picture.ts'
import type { RewrittenPicture } from './rewrite-picture.ts'

/** Pictures of notes; each note is known to be one that the reader sees. */
export const imagesStorage = ({ sql: db, clock }: Database) => ({
  /** The same picture again is the one that is there. */
  insertImage: (noteId: string, { hash, content, ...picture }: Picture & { hash: string; content: Buffer }) =>
    db
      .insertInto('note_images')
      .values({ note_id: noteId, hash, content, ...picture, created_at: new Date(clock.now()) })
      .onConflict((conflict) => conflict.columns(['note_id', 'hash']).doNothing())
      .execute(),

  image: (noteId: string, hash: string) =>
    db
      .selectFrom('note_images')
      .select(['media_type', 'content'])
      .where('note_id', '=', noteId)
      .where('hash', '=', hash)
      .executeTakeFirst(),

  /** Those that are known to show. */
  images: (noteId: string) =>
    db
      .selectFrom('note_images')
      .select(['hash', 'media_type', 'width', 'height', 'content'])
      .where('note_id', '=', noteId)
      .where('is_rewritten', '=', true)
      .execute(),

  /** Of all notes, those that were kept before pictures were written anew. */
  earlierImages: () => db.selectFrom('note_images').select(['note_id', 'hash']).where('is_rewritten', '=', false).execute(),

  /** Its name in the text of the note stays. */
  replaceImage: (noteId: string, hash: string, { content, ...picture }: RewrittenPicture) =>
    db
      .updateTable('note_images')
      .set({ ...picture, content: Buffer.from(content), is_rewritten: true })
      .where('note_id', '=', noteId)
      .where('hash', '=', hash)
      .execute(),

  removeImage: (noteId: string, hash: string) =>
    db.deleteFrom('note_images').where('note_id', '=', noteId).where('hash', '=', hash).execute(),

  countImages: async (noteId: string): Promise<number> =>
    (
      await db
        .selectFrom('note_images')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('note_id', '=', noteId)
        .executeTakeFirstOrThrow()
    ).count,

  /** Of all notes of the reader's own, deleted ones among them. */
  bytesOfImages: async (reader: Reader): Promise<number> => {
    const { bytes } = await db
      .selectFrom('note_images')
      .innerJoin('notes', 'notes.id', 'note_id')
      .select(sql<number>`coalesce(sum(octet_length(note_images.content)), 0)::float8`.as('bytes'))
      .where(owns(reader, 'notes'))
      .executeTakeFirstOrThrow()
    return bytes
  },
})

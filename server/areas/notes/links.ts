import { createHash, randomBytes } from 'node:crypto'
import { type SharedNote, maxLinkDays, usualLinkDays } from '#contract/note-links'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import type { Finder } from './find-note.ts'
import { toFile } from './images.ts'
import { linksStorage } from './links-storage.ts'

const day = 86_400_000
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
/** The same for a link that never was, has ended or ran out. */
const noLink = () => new Problem('not-found', 'This link does not lead to a note any more.')

/** Links by which somebody without an account reads one note. Only what a link's secret hashes to is kept. */
export function createLinks({ database, finder, publicUrl }: { database: Database; finder: Finder; publicUrl: string }) {
  const storage = linksStorage(database)
  const { clock } = database

  const endOf = (asked: string | undefined): Date => {
    const now = clock.now()
    const end = asked === undefined ? now + usualLinkDays * day : Date.parse(asked)
    if (end <= now || end > now + maxLinkDays * day)
      throw new InvalidInput([
        { loc: ['body', 'expires_at'], msg: `A link ends at a time to come, in ${maxLinkDays} days at most`, type: 'range' },
      ])
    return new Date(end)
  }

  return {
    async link(reader: Reader, id: string) {
      const found = await storage.link((await finder.rowFor(reader, 'share', id)).id)
      return { link: found ? { created_at: found.created_at.toISOString(), expires_at: found.expires_at!.toISOString() } : null }
    },

    async share(reader: Reader, id: string, asked: { expires_at?: string }) {
      const { id: known } = await finder.rowFor(reader, 'share', id)
      const expiresAt = endOf(asked.expires_at)
      const token = randomBytes(32).toString('base64url')
      await storage.putLink(known, { hash: hashOf(token), madeBy: reader.userId, expiresAt })
      return {
        url: `${publicUrl}/shared/notes/${token}`,
        created_at: new Date(clock.now()).toISOString(),
        expires_at: expiresAt.toISOString(),
      }
    },

    async endLink(reader: Reader, id: string) {
      await storage.removeLink((await finder.rowFor(reader, 'share', id)).id)
    },

    async sharedNote(token: string): Promise<SharedNote> {
      const found = await storage.sharedNote(hashOf(token))
      if (!found) throw noLink()
      return { ...found, updated_at: found.updated_at.toISOString(), expires_at: found.expires_at!.toISOString() }
    },

    async sharedImage(token: string, name: string): Promise<File> {
      const found = await storage.sharedImage(hashOf(token), name)
      if (!found) throw noLink()
      return toFile(name, found)
    },
  }
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { sharedKey } from '../database/secrets.ts'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** What must be read again and yet not lie open in a backup: the secrets of authenticator apps, mails that wait. */
export interface Sealing {
  /** Seals a text. `place` says where it will stand; it opens nowhere else. */
  seal(text: string, place: string): string
  /** Opens what `seal` made for the same place; throws when it was altered, moved, or sealed with a key that is not at hand. */
  open(sealed: string, place: string): string
}

/**
 * AES-256-GCM, under the operator's `ENCRYPTION_KEY` where there is one, else under a key that lies in the database itself: that keeps the
 * texts out of logs and of copies of single tables, and not from who has the whole database. What was sealed before the operator set a key
 * still opens.
 */
export async function createSealing(database: Database, { encryptionKey }: Pick<Config, 'encryptionKey'>): Promise<Sealing> {
  const keys = new Map([['d', await sharedKey(database, 'sealing')]])
  if (encryptionKey !== '') keys.set('o', Buffer.from(hkdfSync('sha256', encryptionKey, 'hukumu', 'sealing', 32)))
  const current = encryptionKey === '' ? 'd' : 'o'

  return {
    seal(text, place) {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, keys.get(current)!, iv).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
      return `${current}.${sealed.toString('base64url')}`
    },

    open(sealed, place) {
      const [which = '', encoded = ''] = sealed.split('.', 2)
      const key = keys.get(which)
      if (!key) throw new Error('This was sealed with an ENCRYPTION_KEY that is not set.')
      const bytes = Buffer.from(encoded, 'base64url')
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), { authTagLength: tagLength }).setAAD(Buffer.from(place))
      opening.setAuthTag(bytes.subarray(-tagLength))
      return Buffer.concat([opening.update(bytes.subarray(ivLength, -tagLength)), opening.final()]).toString('utf8')
    },
  }
}

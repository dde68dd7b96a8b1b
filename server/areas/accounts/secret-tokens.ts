import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A token that says nothing and cannot be guessed: 32 random bytes as base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. A plain hash suffices: unlike a password, the token has nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token that follows another one: whoever asks, in whichever process, gets the same. */
export const successorOf = (token: string, key: Uint8Array): string => createHmac('sha256', key).update(token).digest('base64url')

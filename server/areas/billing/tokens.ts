import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token that cannot be guessed: 32 random bytes as base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Without letters and figures that are taken for one another, on a phone or over the counter of a bank. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** 'HK7Q2M4XB9': what a transfer names. Ten signs, for M-Pesa takes twelve. */
export const makeReference = (): string => `HK${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`

import { createHmac, randomBytes } from 'node:crypto'

/** Codes of authenticator apps: RFC 6238 as every app takes it, six digits of SHA-1 every 30 seconds. */
const digits = 6
const period = 30
/** Codes of the neighbouring periods count too: clocks differ. */
const tolerated = [0, -1, 1]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in the base32 that apps and people type (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** A new secret of 160 bits, in base32. */
export const makeSecret = (): string => base32(randomBytes(20))

/** The code of a period of 30 seconds, counted from 1970. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = hash.at(-1)! & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The period of which a code is, near a time in milliseconds; null when it is of none. */
export function periodOf(secret: string, code: string, at: number): number | null {
  const now = Math.floor(at / 1000 / period)
  const given = code.replaceAll(/\s/g, '')
  return tolerated.map((off) => now + off).find((step) => codeOf(secret, step) === given) ?? null
}

/** What the QR code of an app holds. */
export const addressOf = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Hukumu:${email}`)}?secret=${secret}&issuer=Hukumu&algorithm=SHA1&digits=${digits}&period=${period}`

/** A code for a day without the phone: 120 random bits, so that a plain hash of it is as good as it (OWASP ASVS 6.5.2 asks for 112). */
export const makeRecoveryCode = (): string => base32(randomBytes(15)).toLowerCase().match(/.{4}/g)!.join('-')

/** A recovery code as it is compared: people leave out hyphens, and type capitals. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')

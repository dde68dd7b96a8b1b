import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code is. */
const period = 30

/** Codes of authenticator apps: RFC 6238 as every app takes it, six digits of SHA-1 every 30 seconds. */
const codesOf = (secret: string, email?: string) =>
  new TOTP({ issuer: 'Hukumu', ...(email !== undefined && { label: email }), secret, algorithm: 'SHA1', digits: 6, period })

/** A new secret of 160 bits, in base32. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32

/** The code of a period of 30 seconds, counted from 1970. */
export const codeOf = (secret: string, step: number): string => codesOf(secret).generate({ timestamp: step * period * 1000 })

/** The period of which a code is, near a time in milliseconds; null when it is of none. Those of the neighbouring periods count too: clocks differ. */
export function periodOf(secret: string, code: string, at: number): number | null {
  const off = codesOf(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp: at, window: 1 })
  return off === null ? null : Math.floor(at / 1000 / period) + off
}

/** What the QR code of an app holds. */
export const addressOf = (secret: string, email: string): string => codesOf(secret, email).toString()

/** A code for a day without the phone: 120 random bits, so that a plain hash of it is as good as it (OWASP ASVS 6.5.2 asks for 112). */
export const makeRecoveryCode = (): string => new Secret({ size: 15 }).base32.toLowerCase().match(/.{4}/g)!.join('-')

/** A recovery code as it is compared: people leave out hyphens, and type capitals. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')

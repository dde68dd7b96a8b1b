import { SignJWT, errors, jwtVerify } from 'jose'
import type { Caller } from '../../http/caller.ts'

/** How long an access token is good for, in seconds. */
export const accessTokenLife = 15 * 60

const algorithm = 'HS256'

/**
 * Access tokens: JWTs signed with `key`, with the claims sub (account), sid (session), role, iat and exp. The role is for the
 * reader of the token; the server looks it up. `now` gives milliseconds.
 */
export const accessTokens = (key: Uint8Array, now: () => number) => ({
  issue({ userId, sessionId, role }: Caller): Promise<string> {
    const at = Math.floor(now() / 1000)
    return new SignJWT({ sid: sessionId, role })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setSubject(userId)
      .setIssuedAt(at)
      .setExpirationTime(at + accessTokenLife)
      .sign(key)
  },

  /** Whom a token was issued to, or null when this server did not issue it, it was altered, or it has expired. */
  async read(token: string): Promise<Pick<Caller, 'userId' | 'sessionId'> | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: new Date(now()),
      })
      if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string') return null
      return { userId: payload.sub, sessionId: payload['sid'] }
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  },
})

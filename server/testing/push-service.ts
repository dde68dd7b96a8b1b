import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import type { PushDevice } from '../providers/push.ts'
import { selfSigned } from './self-signed.ts'

/** What came to the service for a device. */
export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on loopback, with TLS. `answer` says how it answers what comes for a path: a status, and where to it redirects. */
export async function startPushService(answer: (path: string) => { status: number; location?: string } = () => ({ status: 201 })) {
  const { key, cert } = selfSigned()
  const received: ReceivedPush[] = []
  const server = createServer({ key, cert }, (request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) })
      const { status, location } = answer(request.url!)
      reply.writeHead(status, location === undefined ? {} : { location }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `https://localhost:${port}`
  return {
    origin,
    /** For a process of its own that is to trust it. */
    cert,
    received,
    /** Trusts the service, and nobody else. */
    agent: new Agent({ ca: cert }),
    isService: (address: URL) => address.origin === origin,
    device: (path: string) => makeDevice(`${origin}${path}`),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A device that can read what it is sent: RFC 8291. */
export function makeDevice(endpoint: string) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const device: PushDevice = {
    endpoint,
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
  return {
    ...device,
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const keyLength = body[20]!
      const theirs = body.subarray(21, 21 + keyLength)
      const secret = own.computeSecret(theirs)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
      const shared = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
      const derive = (what: string, length: number) => Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length))
      const sealed = body.subarray(21 + keyLength)
      const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      opening.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      // The last record ends with a 2 and zeros.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

/** Whether a request is signed by the installation with this public key for the service that it came to: RFC 8292. */
export function isSignedBy(publicKey: string, origin: string, { headers }: ReceivedPush): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  return isRight && key === publicKey && aud === origin
}

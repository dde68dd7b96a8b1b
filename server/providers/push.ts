import { createECDH } from 'node:crypto'
import type { Agent } from 'node:https'
import webPush from 'web-push'

/** A device at its push service, as browsers describe it (PushSubscription.toJSON). */
export interface PushDevice {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface Push {
  /** What browsers ask for to take in notices of this installation alone, base64url. */
  publicKey: string
  /** Whether an address is one of a known push service: to any other nothing is ever sent. */
  isKnown: (endpoint: string) => boolean
  /**
   * Sends words to a device, encrypted for it alone. `gone`: the service refused for good, the device is to be forgotten. Throws where the service
   * cannot be reached or asks for patience. `topic`: of those that wait at the service under one topic it keeps the last.
   */
  send: (device: PushDevice, words: string, topic: string) => Promise<'sent' | 'gone'>
}

/** The push services of Chromium, Firefox, Safari and Edge. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
]

/** Milliseconds for one notice. */
const longest = 10_000
/** Seconds for which a service keeps a notice for a device that is off. */
const keptFor = 3 * 86_400

interface PushParts {
  /** The private key of the installation for VAPID (RFC 8292): 32 bytes on the curve P-256. */
  key: Buffer
  /** Whom a push service may write to: an address of the web or of mail. */
  contact: () => string
  /** For tests: another service, and who is trusted to be it. */
  isService?: (address: URL) => boolean
  agent?: Agent
}

export function createPush({ key, contact, isService = isOfKnownService, agent }: PushParts): Push {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(key)
  const publicKey = curve.getPublicKey('base64url', 'uncompressed')
  const isKnown = (endpoint: string): boolean => {
    const address = URL.parse(endpoint)
    return address !== null && address.protocol === 'https:' && address.username + address.password === '' && isService(address)
  }
  return {
    publicKey,
    isKnown,
    async send(device, words, topic) {
      // Kept addresses are looked at again: what is known may have changed since.
      if (!isKnown(device.endpoint)) return 'gone'
      let status: number | null
      try {
        // It follows no redirect: what is no success is thrown.
        await webPush.sendNotification(device, words, {
          vapidDetails: { subject: contact(), publicKey, privateKey: key.toString('base64url') },
          TTL: keptFor,
          topic,
          timeout: longest,
          ...(agent && { agent }),
        })
        return 'sent'
      } catch (error) {
        status = error instanceof webPush.WebPushError ? error.statusCode : null
      }
      if (status !== null && status < 500 && status !== 429) return 'gone'
      // What was thrown names the address of the device, which is a secret.
      throw new Error(status === null ? 'The push service could not be reached.' : `The push service answered ${status}.`)
    },
  }
}

const isOfKnownService = ({ hostname, port }: URL): boolean => port === '' && services.some((one) => one.test(hostname))

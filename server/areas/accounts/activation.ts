import type { Mail } from '../../providers/mail.ts'
import { activationMail } from './activation-mail.ts'
import { hashToken, makeToken } from './secret-tokens.ts'
import type { AccountsStorage } from './storage.ts'

const day = 86_400_000
const daysValid = 7
/** Logging in again and again does not send a mail each time; milliseconds. */
const resentAfter = 10 * 60_000

/** What the HTTP side knows and the rules need in order to send a mail. */
export interface Delivery {
  /** Address at which this server listens, for links when the operator set no PUBLIC_URL; read when a mail is written. */
  listeningAt: () => string
  /** Told of a mail that could not be sent. The error holds no token. */
  onFailure: (error: unknown) => void
}

interface Parts {
  storage: AccountsStorage
  mail: Mail
  config: { publicUrl: string }
  now: () => number
}

/** Confirms addresses by a link sent to them. */
export function createActivation({ storage, mail, config, now }: Parts) {
  async function send(user: { id: string; email: string }, delivery: Delivery) {
    const token = makeToken()
    const hash = hashToken(token)
    await storage.keepMailedToken(user.id, { hash, purpose: 'activate', expires_at: new Date(now() + daysValid * day) })
    try {
      const link = `${config.publicUrl || delivery.listeningAt()}/login?activate=${token}`
      await mail.send(activationMail(user.email, link, daysValid))
    } catch (error) {
      // Without the row, the next log-in knows that no link is on its way.
      await storage.dropMailedToken(user.id, hash)
      delivery.onFailure(error)
    }
  }

  return {
    /** Sends a link. A mail that cannot be sent is reported to `delivery` and otherwise changes nothing. */
    send,

    /** Sends another link, unless one was sent in the last minutes. */
    async sendAgain(user: { id: string; email: string }, delivery: Delivery) {
      const recently = new Date(now() + daysValid * day - resentAfter)
      if (!(await storage.hasMailedToken(user.id, 'activate', recently))) await send(user, delivery)
    },

    /**
     * Confirms the address that a link was sent to and answers it; null when the link is unknown or too old. A link stays good
     * until it expires, because mail scanners open links before people do; confirming twice changes nothing.
     */
    confirm: (token: string): Promise<string | null> => storage.verify(hashToken(token), new Date(now())),
  }
}

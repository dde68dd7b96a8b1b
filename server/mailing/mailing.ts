import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Database, DatabaseTransaction } from '../database/open.ts'
import { record } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Message } from '../providers/envelope.ts'
import type { Mail } from '../providers/envelope.ts'
import { AddressRefused } from '../providers/mail.ts'
import { createSealing } from '../sealing/sealing.ts'
import { type Letter, composeLetter } from './letter.ts'
import { waitingMails } from './storage.ts'

export type { Letter } from './letter.ts'

/** A mail whose area lays it out itself. */
export type LaidOut = Omit<Message, 'id' | 'at'>

/** What follows when a letter was sent, or its address was refused for good. */
interface Outcomes<Data> {
  sent?: (data: Data) => Promise<void>
  refused?: (data: Data) => Promise<void>
}

const day = 86_400_000
/** Milliseconds after which a mail that could not be sent is given up: whoever asked for it has asked again since. */
const givenUpAfter = 7 * day
/** Tries until it is a dead letter: seconds apart at first, an hour in the end, for most of a day. */
const retries = 24

const StoredLetter = z.object({
  to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  link: z
    .object({ words: z.string(), path: z.custom<`/${string}`>((path) => typeof path === 'string' && path.startsWith('/')) })
    .optional(),
  after: z.array(z.string()).readonly().optional(),
}) satisfies z.ZodType<Letter>

/** A letter, or what one is written from by the job that sends it. */
const Stored = z.union([z.object({ letter: StoredLetter }), z.object({ kind: z.string(), data: z.unknown() })])

/**
 * Mails that follow from a change. A mail is kept with the change, sealed, and sent by a job afterwards: it is not lost with a crash or a mail
 * server that is away, and no request waits for it.
 */
export async function createMailing({ database, config }: { database: Database; config: Pick<Config, 'encryptionKey'> }) {
  const storage = waitingMails(database)
  const sealing = await createSealing(database, config)
  const placeOf = (id: string) => `waiting_mails/${id}`

  const kinds = new Map<string, { compose: (data: unknown) => Promise<Letter | LaidOut | null> } & Outcomes<unknown>>()

  async function keep(transaction: DatabaseTransaction, content: z.input<typeof Stored>): Promise<void> {
    const id = randomUUID()
    const at = database.clock.now()
    await storage.keep(transaction, { id, sealed: sealing.seal(JSON.stringify(content), placeOf(id)), created_at: new Date(at) })
    await record(transaction, at, [{ name: 'mail.waiting', subject: id, account: null, actor: null, payload: {} }])
  }

  function kindOf(name: string) {
    const kind = kinds.get(name)
    if (!kind) throw new Error(`Nobody writes letters of the kind ${name}.`)
    return kind
  }

  return {
    /**
     * A kind of letter that is written by the job that sends it, for what no request may take time for: `compose` reads what is needed and
     * answers null when there is nothing to send. Answers how such a letter is asked for.
     */
    lateLetter<Data>(
      kind: string,
      data: z.ZodType<Data>,
      compose: (data: Data) => Promise<Letter | LaidOut | null>,
      { sent, refused }: Outcomes<Data> = {},
    ) {
      kinds.set(kind, {
        compose: (given) => compose(data.parse(given)),
        ...(sent && { sent: (given) => sent(data.parse(given)) }),
        ...(refused && { refused: (given) => refused(data.parse(given)) }),
      })
      return (transaction: DatabaseTransaction, given: Data): Promise<void> => keep(transaction, { kind, data: given })
    },

    /** Has a letter sent once the transaction of the change is committed; not at all when it is undone. */
    send: (transaction: DatabaseTransaction, letter: Letter): Promise<void> => keep(transaction, { letter }),

    /** Forgets what waits to be sent to an address. */
    async forgetTo(address: string): Promise<void> {
      for (const { id, sealed } of await storage.all()) {
        const words = sealing.open(sealed, placeOf(id)).toLowerCase()
        if (words.includes(JSON.stringify(address.toLowerCase()))) await storage.forget(id)
      }
    },

    /** Sends what waits, by jobs of this process. `siteUrl` answers the address that links lead to, without a slash at its end. */
    sendBy(jobs: Jobs, mail: Mail, siteUrl: () => string) {
      jobs.subscribe({
        name: 'send-mail',
        events: ['mail.waiting'],
        retries,
        longest: 120,
        handle: async ({ subject: id }) => {
          const waiting = await storage.find(id)
          if (waiting === undefined) return
          const stored = Stored.parse(JSON.parse(sealing.open(waiting.sealed, placeOf(id))))
          const kind = 'letter' in stored ? null : kindOf(stored.kind)
          const letter = 'letter' in stored ? stored.letter : await kind!.compose(stored.data)
          if (letter) {
            const message = 'text' in letter ? letter : composeLetter(letter, siteUrl())
            try {
              // A crash before it is forgotten sends it again under the same id, by which mail readers know it.
              await mail.send({ ...message, id, at: waiting.created_at })
              if ('data' in stored) await kind?.sent?.(stored.data)
            } catch (error) {
              // Whoever counts refusals needs no second try; a letter that somebody waits for is tried again.
              if (!(error instanceof AddressRefused) || !kind?.refused || !('data' in stored)) throw error
              await kind.refused(stored.data)
            }
          }
          await storage.forget(id)
        },
      })
      jobs.hourly('forget-mails', () => storage.forgetOlderThan(new Date(database.clock.now() - givenUpAfter)))
    },
  }
}

export type Mailing = Awaited<ReturnType<typeof createMailing>>

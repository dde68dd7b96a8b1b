import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Notification } from '#contract/notifications'
import type { PushNotice, PushTarget } from '#contract/push'
import type { Access, Reader } from '../../access/access.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import type { Push, PushDevice } from '../../providers/push.ts'
import type { Sealing } from '../../sealing/sealing.ts'
import { pushStorage } from './push-storage.ts'

/** Each account has one that waits at most: what is told meanwhile goes with it. */
const pushing = defineJob({ name: 'push-notices', data: z.strictObject({ account: z.string() }), single: true })
/** More notices at once are one that says how many. */
const maxAtOnce = 3

interface Deps {
  database: Database
  access: Pick<Access, 'readerOf'>
  jobs: Jobs
  push: Push
  sealing: Sealing
  /** What a reader was told after a number, unread, each with its own. */
  unreadAfter: (reader: Reader, number: number) => Promise<{ number: number; notice: Notification }[]>
}

/** Notices on the devices of those who switched that on (docs/decisions/061-push.md). */
export function createPushNotices({ database, access, jobs, push, sealing, unreadAfter }: Deps) {
  const storage = pushStorage(database)
  const placeOf = (id: string) => `push_subscriptions/${id}`

  jobs.handle(pushing, async ({ data: { account }, signal }) => {
    const found = await storage.devicesOf(account)
    if (!found) return
    const reader = await access.readerOf(found.account)
    const failed: unknown[] = []
    for (const { id, sealed, told } of found.devices) {
      signal.throwIfAborted()
      const news = await unreadAfter(reader, told)
      try {
        const device = JSON.parse(sealing.open(sealed, placeOf(id))) as PushDevice
        const isGone = (await sendAll(device, noticesOf(news))) === 'gone'
        if (isGone) await storage.forget(id)
        else if (news.length > 0) await storage.told(id, news.at(-1)!.number)
      } catch (error) {
        // One service that is away keeps no other device waiting; those that were told are not told again.
        failed.push(error)
      }
    }
    if (failed.length > 0) throw failed[0]
  })

  const sendAll = async (device: PushDevice, notices: readonly PushNotice[]): Promise<'sent' | 'gone'> => {
    for (const notice of notices) if ((await push.send(device, JSON.stringify(notice), topicOf(notice.tag))) === 'gone') return 'gone'
    return 'sent'
  }

  return {
    publicKey: push.publicKey,

    /** Sees to it, with the transaction in which some accounts are told something, that their devices hear of it. */
    async follow(transaction: DatabaseTransaction, accounts: readonly string[]): Promise<void> {
      for (const account of await storage.wanting(transaction, accounts))
        await jobs.send(pushing, { account }, { transaction, key: account })
    },

    /** `unknown-push-service` for an address that is none of a known one. */
    async subscribe(reader: Reader, { endpoint, keys }: PushTarget): Promise<void> {
      if (!push.isKnown(endpoint)) throw new Problem('unknown-push-service')
      const id = randomUUID()
      const sealed = sealing.seal(JSON.stringify({ endpoint, keys } satisfies PushDevice), placeOf(id))
      await storage.keep(reader, { id, hash: createHash('sha256').update(endpoint).digest('base64url'), sealed })
    },
  }
}

/** A device shows one notice for each tag: what is sent again after a crash, or with more in it, takes the place of what was there. */
function noticesOf(news: readonly { notice: Notification }[]): PushNotice[] {
  if (news.length > maxAtOnce)
    return [{ title: `${news.length} new notifications`, body: news.at(-1)!.notice.title, href: '/notifications', tag: 'several' }]
  return news.map(({ notice: { id, title, message, href } }) => ({ title, body: message, href, tag: id }))
}

/** At most 32 characters of base64url: RFC 8030. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

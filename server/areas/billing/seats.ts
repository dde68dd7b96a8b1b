import { looksLikeAnother } from '#contract/look-alike'
import type { Seat } from '#contract/seats'
import type { Reader } from '../../access/access.ts'
import { type By, recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { emailKey } from '../accounts/accounts.ts'
import type { Licences } from './licences.ts'
import type { SendNotice } from './notices.ts'
import { addDays } from './periods.ts'
import { type SeatRow, seatsStorage } from './seats-storage.ts'
import type { BillingTransaction, InTurn } from './storage.ts'
import { hashToken } from './tokens.ts'

/** Days for which the link of an invitation is good. */
const invitationDays = 14

interface SeatParts {
  database: Database
  inTurn: InTurn
  licences: Licences
  notify: SendNotice
}

/** Seats of a licence: whoever pays invites by mail, and whoever has the mail takes the seat, with whichever account. */
export function createSeats({ database, inTurn, licences, notify }: SeatParts) {
  const now = () => new Date(database.clock.now())
  const storage = seatsStorage(database.sql)

  const show = (row: Omit<SeatRow, 'name'> & { name?: string | null }): Seat => ({
    id: row.id,
    email: row.email,
    name: row.name ?? null,
    status: row.user_id !== null ? 'joined' : row.expires_at > now() ? 'invited' : 'expired',
    invited_at: row.invited_at.toISOString(),
  })
  const note = (transaction: BillingTransaction, action: 'seat-given' | 'seat-taken', person: string | null, object: string, by: By) =>
    recordAudit(transaction, now().getTime(), { action, by, person, object, details: {} })

  const invitation = async (token: string) => {
    const found = await storage.byToken(hashToken(token), now())
    if (!found) throw new Problem('invalid-token', 'This invitation is no longer valid. Ask for a new one.')
    return found
  }

  return {
    async list(reader: Reader) {
      const [rows, { seats }] = await Promise.all([storage.list(reader), licences.own(reader.userId)])
      return { results: rows.map(show), total: rows.length, seats }
    },

    /** `plan-limit` where every seat is given, `seat-taken` where this address was invited before. */
    async invite(reader: Reader, email: string) {
      // Asked before the turn: nobody waits for it there.
      const { seats } = await licences.own(reader.userId)
      return inTurn(reader.userId, async (transaction) => {
        const within = seatsStorage(transaction)
        if ((await within.countOf(reader.userId)) >= seats)
          throw new Problem(
            'plan-limit',
            seats <= 1 ? 'Your plan is for one person. Choose Institution to invite others.' : `All ${seats} seats of your plan are given.`,
          )
        const at = now()
        const row = await within.insert({
          holder_id: reader.userId,
          email,
          email_key: emailKey(email),
          invited_at: at,
          expires_at: addDays(at, invitationDays),
        })
        if (!row) throw new Problem('seat-taken')
        await notify(transaction, { kind: 'invitation', id: row.id })
        return { ...show(row), ...(looksLikeAnother(email) && { warning: 'look-alike-address' as const }) }
      })
    },

    inviteAgain: (reader: Reader, id: string) =>
      inTurn(reader.userId, async (transaction) => {
        const within = seatsStorage(transaction)
        const row = await within.byId(reader, id)
        if (!row || row.user_id !== null) throw new Problem('not-found', 'Invitation not found')
        const expires_at = addDays(now(), invitationDays)
        await within.renew(row.id, expires_at)
        await notify(transaction, { kind: 'invitation', id: row.id })
        return show({ ...row, expires_at })
      }),

    remove: (reader: Reader, id: string, by: By) =>
      inTurn(reader.userId, async (transaction) => {
        const within = seatsStorage(transaction)
        const row = await within.byId(reader, id)
        if (!row) throw new Problem('not-found', 'Seat not found')
        await within.remove(row.id)
        if (row.user_id !== null) await note(transaction, 'seat-taken', row.user_id, row.id, by)
      }),

    async read(token: string) {
      const { holder, holder_id, email } = await invitation(token)
      return { holder, email, plan_name: await licences.nameOf(holder_id) }
    },

    /** `invalid-token`, or `seat-taken` for who has a seat of this holder or is the holder. */
    async accept(reader: Reader, token: string, by: By) {
      const { id, holder_id } = await invitation(token)
      await inTurn(holder_id, async (transaction) => {
        if (!(await seatsStorage(transaction).take(id, reader.userId)))
          throw new Problem('seat-taken', 'You have a seat of this licence already.')
        await note(transaction, 'seat-given', reader.userId, id, by)
      })
    },

    leave: (reader: Reader, by: By) =>
      database.sql.transaction().execute(async (transaction) => {
        if ((await seatsStorage(transaction).leave(reader.userId)) === 0) throw new Problem('no-seat')
        await note(transaction, 'seat-taken', reader.userId, reader.userId, by)
      }),
  }
}

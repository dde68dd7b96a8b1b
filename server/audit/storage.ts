import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import { type AuditAction, type AuditDetails, auditAddressKeptDays, auditCatalogue, auditKeptDays } from '#contract/audit'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { onlyRow } from '../database/only-row.ts'

/** Who does it: an account or, without one, a visitor, each with the address of the request; a command of the operator; the program itself. */
export type By = { account: string | null; address: string | null } | 'operator' | 'system'

/** The account that does it; null where none does. */
export const accountOf = (by: By): string | null => (typeof by === 'string' ? null : by.account)

/** Something that was done, as it is recorded. */
export type NewAuditEntry = {
  [Action in AuditAction]: {
    action: Action
    by: By
    /** The account that it was done to. */
    person?: string | null
    /** The id of anything else that it was done to: a case, an import, a token, a licence. */
    object?: string | null
    details: AuditDetails<Action>
  }
}[AuditAction]

/** A person of an entry: the account, while there is one, and the number that stays. */
export interface AuditPerson {
  number: number
  account: string | null
}

export interface AuditEntry {
  id: number
  at: Date
  action: AuditAction
  by: 'account' | 'visitor' | 'operator' | 'system'
  actor: AuditPerson | null
  person: AuditPerson | null
  object: string | null
  address: string | null
  details: Record<string, unknown>
}

export interface AuditFilter {
  actions?: readonly AuditAction[] | undefined
  /** Done by or to this account. */
  account?: string | undefined
  from?: Date | undefined
  /** Before this moment. */
  to?: Date | undefined
}

const day = 86_400_000

/** Records what was done, in the transaction that does it: both are kept or neither is. `at` is the clock's; wrong details throw. */
export async function recordAudit(transaction: Transaction<Tables>, at: number, entry: NewAuditEntry): Promise<void> {
  const { action, by, person = null, object = null, details } = entry
  const [kind, actor, address] = typeof by === 'string' ? [by, null, null] : [by.account ? 'account' : 'visitor', by.account, by.address]
  const people = [...new Set([actor, person])].filter((id) => id !== null)
  if (people.length > 0)
    await sql`insert into audit_people (user_id) select id from unnest(${people}::uuid[]) as p (id) order by id
      on conflict (user_id) do nothing`.execute(transaction)
  await sql`
    insert into audit_entries (at, action, actor_kind, actor, person, object, address, details)
    values (${new Date(at)}, ${action}, ${kind}, ${numberOf(actor)}, ${numberOf(person)}, ${object}, ${address},
      ${JSON.stringify(auditCatalogue[action].parse(details))}::jsonb)`.execute(transaction)
}

const numberOf = (account: string | null) => sql`(select id from audit_people where user_id = ${account}::uuid)`

/** The log, for who may read it and for its keeping. */
export const auditLog = ({ sql: db, clock }: Pick<Database, 'sql' | 'clock'>) => ({
  /** Records what has no other change to be written with. */
  record: (entry: NewAuditEntry): Promise<void> => db.transaction().execute((transaction) => recordAudit(transaction, clock.now(), entry)),

  /** The latest first. */
  async list(filter: AuditFilter, { limit, offset }: { limit: number; offset: number }): Promise<AuditEntry[]> {
    const { rows } = await sql<AuditRow>`
      select e.id, e.at, e.action, e.actor_kind as by, e.object, e.address, e.details,
        e.actor, a.user_id as actor_account, e.person, p.user_id as person_account
      from audit_entries e left join audit_people a on a.id = e.actor left join audit_people p on p.id = e.person
      where ${matching(filter)} order by e.at desc, e.id desc limit ${limit} offset ${offset}`.execute(db)
    return rows.map(({ actor, actor_account, person, person_account, ...row }) => ({
      ...row,
      actor: actor === null ? null : { number: actor, account: actor_account },
      person: person === null ? null : { number: person, account: person_account },
    }))
  },

  count: (filter: AuditFilter): Promise<number> => countOf(db, matching(filter)),

  /** Forgets entries, and where requests came from, when their time is over. */
  async forgetOld(): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const before = (days: number) => new Date(clock.now() - days * day)
      await sql`select set_config('hukumu.forgets', 'audit', true)`.execute(transaction)
      await sql`delete from audit_entries where at <= ${before(auditKeptDays)}`.execute(transaction)
      await sql`update audit_entries set address = null where address is not null and at <= ${before(auditAddressKeptDays)}`.execute(
        transaction,
      )
      await sql`delete from audit_people p where user_id is null
        and not exists (select from audit_entries e where e.actor = p.id or e.person = p.id)`.execute(transaction)
    })
  },
})

interface AuditRow extends Omit<AuditEntry, 'actor' | 'person'> {
  actor: number | null
  actor_account: string | null
  person: number | null
  person_account: string | null
}

function matching({ actions, account, from, to }: AuditFilter): RawBuilder<unknown> {
  const conditions = [
    actions && sql`e.action = any (${actions})`,
    account &&
      sql`(e.actor = (select id from audit_people where user_id = ${account}::uuid)
      or e.person = (select id from audit_people where user_id = ${account}::uuid))`,
    from && sql`e.at >= ${from}`,
    to && sql`e.at < ${to}`,
  ].filter((condition) => condition !== undefined && condition !== '')
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

async function countOf(db: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entries e where ${condition}`.execute(db)
  return onlyRow(rows).count
}

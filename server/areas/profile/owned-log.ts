import { auditLog } from '../../audit/audit.ts'
import type { AccountData, Owner } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'

const atOnce = 200

/** What was done by an account and to it, as the log has it. When it goes, its entries stay under a number. */
export const ownedLog: AccountData = {
  name: 'log',
  tables: ['audit_people', 'audit_entries'],
  async *export(owner) {
    yield jsonList('account/log.json', entriesOf(owner))
  },
}

async function* entriesOf({ reader: { userId }, database }: Owner): AsyncGenerator<object> {
  const log = auditLog(database)
  for (let offset = 0; ; offset += atOnce) {
    const entries = await log.list({ account: userId }, { limit: atOnce, offset })
    for (const { at, action, by, actor, object, address, details } of entries) {
      const byYou = actor?.account === userId
      // Where others were when they did something is theirs.
      yield { at, action, by: byYou ? 'you' : by, object, ...(byYou && { address }), details }
    }
    if (entries.length < atOnce) return
  }
}

import { createAccess } from '../../access/access.ts'
import type { AccountData } from '../../account-data/account-data.ts'
import type { Database } from '../../database/open.ts'
import type { Caller } from '../../http/caller.ts'
import type { Client } from '../../http/client.ts'
import { Problem } from '../../problem.ts'
import type { Accounts } from '../accounts/accounts.ts'

interface TakenOverParts {
  accounts: Pick<Accounts, 'takenOverAt' | 'settleTakeOver'>
  accountData: readonly AccountData[]
  database: Database
}

/**
 * Settles what becomes of what a stranger had put into an account that its address's holder took over: deletes all of it, or keeps it.
 * `not-taken-over` for an account of which nobody else had anything. What was interrupted is finished by asking again.
 */
export async function settleTakeOver(
  { accounts, accountData, database }: TakenOverParts,
  caller: Caller,
  things: 'delete' | 'keep',
  client: Client,
): Promise<{ removed: number }> {
  const before = await accounts.takenOverAt(caller)
  if (!before) throw new Problem('not-taken-over')
  let removed = 0
  if (things === 'delete') {
    const owner = { reader: await createAccess(database).readerOf(caller), database }
    for (const { removeBefore } of accountData) removed += (await removeBefore?.(owner, before)) ?? 0
  }
  await accounts.settleTakeOver(caller, removed, client)
  return { removed }
}

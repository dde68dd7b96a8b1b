import { sql } from 'kysely'
import type { AccountData, Owner } from '../../account-data/account-data.ts'
import { jsonFile } from '../../account-data/json-file.ts'

interface Share {
  kind: string
  id: string
  role: string
  with: string
  since: Date
}

/** What somebody shares with others and others with them; members are known by name alone. Both end with either account. */
export const ownedShares: AccountData = {
  name: 'shares',
  tables: ['shares', 'share_links'],
  guide: ['shared.json', 'what you share with others and they with you'],
  async *export({ reader: { userId }, database }: Owner) {
    const rows = async (mine: 'shared_by' | 'member_id', other: 'shared_by' | 'member_id') =>
      (
        await sql<Share>`
          select s.object_kind as kind, s.object_id as id, s.role, u.name as "with", s.shared_at as since
          from shares s left join users u on u.id = ${sql.ref(`s.${other}`)}
          where ${sql.ref(`s.${mine}`)} = ${userId}::uuid order by s.shared_at, s.object_id`.execute(database.sql)
      ).rows
    yield jsonFile('shared.json', async () => ({
      by_you: await rows('shared_by', 'member_id'),
      with_you: await rows('member_id', 'shared_by'),
    }))
  },
}

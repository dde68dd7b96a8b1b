import { sql } from 'kysely'
import { ownerOf } from '../access/conditions-storage.ts'

/** The key of a form of a judge's name (`judges` as `j`), without the account before it that has a judge of private documents. */
export const nameKey = sql<string>`case when ${ownerOf('j')} is null then j.key else substr(j.key, length(${ownerOf('j')}::text) + 2) end`

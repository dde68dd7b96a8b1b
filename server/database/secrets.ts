import { randomBytes } from 'node:crypto'
import type { Database } from './open.ts'

/** The key of this name, 32 bytes, made when there is none. Processes that start together agree on one. */
export async function sharedKey({ sql }: Database, name: string): Promise<Buffer> {
  await sql
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await sql.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}

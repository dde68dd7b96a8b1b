import { makeTables, migrationNames } from '../database/migrate.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { connect } from '../backup/tables-storage.ts'

/** The migrations of a version before this one. */
export const namesBefore = migrationNames().filter((name) => name < '360')

/** A database as a version before this one left it, with one account where it is in use. */
export async function earlierDatabase(isUsed: boolean) {
  const place = await createEmptyDatabase()
  const client = await connect({ connectionString: place.address }, 'test')
  await client.query('begin')
  await makeTables(client, namesBefore)
  await client.query('insert into migrations (name) select unnest($1::text[])', [namesBefore])
  if (isUsed)
    await client.query(
      "insert into users (email, email_key, name, password_hash) values ('a@example.test', 'a@example.test', 'Achieng', '')",
    )
  await client.query('commit')
  await client.end()
  return place
}
export const settingsOf = (place: { address: string; dataDir: string }, backups: string) => ({
  databaseUrl: place.address,
  dataDir: place.dataDir,
  backups: { folder: backups, nightly: false, keep: 3, key: '' },
})

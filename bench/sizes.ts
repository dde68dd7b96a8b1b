import { openDatabase } from '../server/database/open.ts'

export interface Sizes {
  /** Megabytes. */
  text: number
  tables: number
  indexes: number
}

/** What the library takes, beside the server that runs it. */
export async function readSizes(environment: { DATABASE_URL: string; DATA_DIR: string }): Promise<Sizes> {
  const database = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR, visit: true })
  try {
    const { rows } = await database.pool.query<{ text: number; tables: number; indexes: number }>(`
      select (select sum(octet_length(content)) from revisions)::float8 / 1e6 as text,
        sum(pg_table_size(oid))::float8 / 1e6 as tables, sum(pg_indexes_size(oid))::float8 / 1e6 as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
    return rows[0]!
  } finally {
    await database.close()
  }
}

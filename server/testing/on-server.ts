import pg from 'pg'

/** Runs one statement on a PostgreSQL server, in a connection of its own. */
export async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

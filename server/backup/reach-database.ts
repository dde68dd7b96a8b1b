import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/open.ts'
import type { Config } from '../config.ts'
import { clusterFolder, openOwnServer } from '../database/postgresql/own-server.ts'

/** The PostgreSQL that the settings name, as it is: nothing in it is brought up to date. Beside a running server and without one. */
export async function reachDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<{
  address: Database['address']
  close: () => Promise<void>
}> {
  if (databaseUrl !== '') return { address: { connectionString: databaseUrl }, close: async () => {} }
  if (!existsSync(join(clusterFolder(dataDir), 'PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}: DATA_DIR says where it lies.`)
  return openOwnServer(dataDir, { visit: true, onEnded: () => {} })
}

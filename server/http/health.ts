import { getHealth } from '#contract/health'
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import type { Database } from '../database/open.ts'
import { pingDatabase } from '../database/ping.ts'
import { serve } from './serve.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

/** Says whether this process can answer: it can when its database does. */
export function healthRoutes(app: FastifyInstance, database: Database) {
  serve(app, getHealth, async () => {
    await pingDatabase(database)
    return { status: 'ok' as const, version, database: database.kind, ranking: database.ranking }
  })
}

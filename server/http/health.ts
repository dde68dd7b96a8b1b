import { getHealth, getLiveness } from '#contract/health'
import type { FastifyInstance } from 'fastify'
import { access, constants, statfs } from 'node:fs/promises'
import type { Database } from '../database/open.ts'
import { pingDatabase } from '../database/ping.ts'
import { Problem } from '../problem.ts'
import { version } from '../version.ts'
import { serve } from './serve.ts'

/** Milliseconds in which a database answers that has not gone. */
const maxPingLength = 3_000
const megabyte = 1024 * 1024
/** Below the first nothing can be relied on to be written; below the second somebody should make room. */
const diskFull = 64 * megabyte
const diskNearlyFull = 1024 * megabyte

interface HealthParts {
  database: Database
  /** The folder that this process writes to. */
  dataDir: string
  /** What Node tells of the disk of a folder, for tests. */
  diskOf?: ((folder: string) => Promise<{ bavail: number; bsize: number }>) | undefined
}

/** Says whether this process lives, and whether it can answer: it can when its database does and there is room to write. */
export function healthRoutes(app: FastifyInstance, { database, dataDir, diskOf = statfs }: HealthParts) {
  serve(app, getLiveness, async () => ({ status: 'ok' as const, version }))

  serve(app, getHealth, async () => {
    // First what a database suffers from that does not answer.
    await refuseReadOnly(dataDir)
    const free = await freeBytes(dataDir)
    if (free < diskFull) throw new Problem('disk-full')
    const { writable } = await Promise.race([pingDatabase(database), refuseAfter(maxPingLength)]).catch((error: unknown) => {
      app.log.error(error)
      throw new Problem('database-unreachable')
    })
    if (!writable) throw new Problem('read-only')
    const warnings = free < diskNearlyFull ? ['disk-nearly-full' as const] : []
    return { status: 'ok' as const, version, database: database.kind, warnings }
  })

  async function refuseReadOnly(folder: string) {
    try {
      await access(folder, constants.W_OK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      app.log.error(error)
      throw new Problem('read-only')
    }
  }

  /** Bytes that may still be written; a folder that is not there yet is not full. */
  async function freeBytes(folder: string): Promise<number> {
    try {
      const { bavail, bsize } = await diskOf(folder)
      return bavail * bsize
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') app.log.error(error)
      return Infinity
    }
  }
}

const refuseAfter = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The database did not answer within ${ms} ms.`)), ms).unref()
  })

import { z } from 'zod'
import type { BackupFailure, BackupState } from '#contract/backups'
import type { By } from '../../audit/audit.ts'
import { keepNewest, listArchives, madeAt } from '../../backup/archives.ts'
import { makeBackupAside } from '../../backup/make-aside.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import { createLookInto } from './look-into.ts'
import { backupsStorage } from './storage.ts'

interface BackupsParts {
  database: Database
  jobs: Jobs
  config: Pick<Config, 'dataDir' | 'backups'>
  onFailure: (error: unknown, words: string) => void
}

/** Milliseconds. */
const hour = 3_600_000
/** After so long without a new one it is late: a night was missed. */
const lateAfter = 36 * hour
const toldEvery = 24 * hour
const runsKeptFor = 365 * 24 * hour

const job = defineJob({
  name: 'backup',
  data: z.strictObject({ reason: z.enum(['schedule', 'screen']) }),
  longest: 24 * 3_600,
  // A process that was killed is followed by another try; what failed by itself waits for somebody, or for the next night.
  retries: 1,
})

const failures: Record<string, BackupFailure> = {
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  EACCES: 'not-writable',
  EEXIST: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOENT: 'not-writable',
  ENOTDIR: 'not-writable',
}

/** Backups that a running server makes: every night where a folder is set up for them, and when an administrator asks. */
export function createBackups({ database, jobs, config: { dataDir, backups: settings }, onFailure }: BackupsParts) {
  const { folder, nightly, keep, key } = settings
  const { clock } = database
  const storage = backupsStorage(database)
  const lookInto = createLookInto(folder, key)

  async function make(reason: 'schedule' | 'screen', signal: AbortSignal): Promise<void> {
    await storage.failAbandoned()
    const run = await storage.begin()
    let telling = Promise.resolve()
    try {
      await makeBackupAside({ address: database.address, dataDir, folder, key, reason, at: new Date(clock.now()) }, signal, (done) => {
        telling = telling
          .then(() => storage.progress(run, done))
          .catch((error: unknown) => onFailure(error, 'The progress of a backup was not kept'))
      })
      await keepNewest(folder, keep, clock.now())
      await telling
      await storage.end(run)
    } catch (error) {
      await telling
      if (signal.aborted) {
        await storage.stop(run)
        throw error
      }
      onFailure(error, 'The backup failed')
      await storage.fail(run, failures[(error as NodeJS.ErrnoException).code ?? ''] ?? 'unexpected')
    }
  }

  /** Tells of a backup that should have been made by now, once a day. */
  async function tellWhenLate(): Promise<void> {
    const [newest] = await listArchives(folder)
    const [since, latest] = [newest === undefined ? await storage.firstStarted() : madeAt(newest), await storage.latest()]
    if (since === null || clock.now() - since.getTime() < lateAfter) return
    if (latest && latest.state !== 'done' && clock.now() - latest.started_at.getTime() < toldEvery) return
    await storage.miss()
  }

  jobs.handle(job, async ({ data, signal }) => void (await storage.alone(() => make(data.reason, signal))))
  if (nightly) {
    jobs.schedule(job, { cron: '20 1 * * *', timeZone: 'Africa/Nairobi' }, { reason: 'schedule' })
    jobs.hourly('watch-backups', tellWhenLate)
  }

  return {
    async state(): Promise<BackupState> {
      const [latest, files] = await Promise.all([storage.latest(), listArchives(folder)])
      const found = await Promise.all(files.map(lookInto))
      const newest = files[0] === undefined ? 0 : madeAt(files[0]).getTime()
      const isWrong = latest !== undefined && latest.started_at.getTime() > newest
      return {
        folder,
        nightly,
        keep,
        sealed: key !== '',
        running: latest?.state === 'running' ? { started_at: latest.started_at.toISOString(), done: latest.done } : null,
        problem:
          isWrong && (latest.state === 'failed' || latest.state === 'missed')
            ? { kind: latest.state, at: latest.started_at.toISOString(), failure: latest.failure }
            : null,
        backups: found.filter((one) => one !== null),
      }
    },

    /** Has one made by a job. */
    ask: (by: By): Promise<void> => storage.asked(by, (transaction) => jobs.send(job, { reason: 'screen' }, { transaction })),

    forgetOld: () => storage.forgetOlderThan(new Date(clock.now() - runsKeptFor)),
  }
}

export type Backups = ReturnType<typeof createBackups>

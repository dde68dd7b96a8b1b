import { readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemState } from '#contract/administration'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { modelNamed } from '../../providers/language-model.ts'
import { version } from '../../version.ts'
import { modelUseStorage } from './model-use-storage.ts'
import { administrationStorage } from './storage.ts'

export interface StateParts {
  database: Database
  jobs: Pick<Jobs, 'counts'>
  config: Pick<
    Config,
    'dataDir' | 'smtpUrl' | 'llmBaseUrl' | 'llmModel' | 'llmPriceRead' | 'llmPriceWritten' | 'embeddingsModel' | 'embeddingsPrice'
  >
  /** How far the library has vectors; null where no model makes any. */
  meaning: () => Promise<Omit<NonNullable<SystemState['meaning']>, 'tokens' | 'cost_usd'> | null>
}

/** Days of which it is told what the language model cost. */
const modelDays = 30
const million = 1_000_000

/** How an installation is; nothing in it is a secret. */
export function createSystemState({ database, jobs, config, meaning: readMeaning }: StateParts) {
  const used = modelUseStorage(database)
  const storage = administrationStorage(database)
  const startedAt = new Date(database.clock.now() - process.uptime() * 1000)

  return async (): Promise<SystemState> => {
    const [stored, counted, disk, waiting, use, embedding, meaning] = await Promise.all([
      storage.state(),
      jobs.counts(),
      diskOf(config.dataDir),
      config.smtpUrl === '' ? waitingMails(join(config.dataDir, 'outbox')) : null,
      used.since(modelDays, { but: config.embeddingsModel }),
      used.since(modelDays, { of: config.embeddingsModel }),
      readMeaning(),
    ])
    return {
      at: new Date(database.clock.now()).toISOString(),
      versions: { hukumu: version, node: process.versions.node, database: stored.server },
      database: { kind: database.kind, bytes: stored.bytes, migration: stored.migration },
      process: { started_at: startedAt.toISOString(), memory: process.memoryUsage.rss() },
      disk,
      jobs: {
        waiting: counted.waiting,
        retrying: counted.retrying,
        running: counted.running,
        failed: counted.failed,
        oldest_waiting: counted.oldestWaiting?.toISOString() ?? null,
      },
      // The address of a mail server may hold a password.
      mail:
        config.smtpUrl === ''
          ? { by: 'outbox', server: null, waiting }
          : { by: 'smtp', server: new URL(config.smtpUrl).host, waiting: null },
      language_model: modelNamed(config),
      model_use: { days: modelDays, ...use, cost_usd: costOf(use, config) },
      meaning: meaning && {
        ...meaning,
        tokens: embedding.tokens_read,
        cost_usd: costOf(embedding, { llmPriceRead: config.embeddingsPrice, llmPriceWritten: 0 }),
      },
      library: {
        judgments: stored.judgments,
        digests: stored.digests,
        samples: stored.samples,
        private_documents: stored.private_documents,
        last_import: stored.last_import?.toISOString() ?? null,
      },
      accounts: {
        all: stored.accounts,
        verified: stored.verified,
        editors: stored.editors,
        admins: stored.admins,
        sessions: stored.sessions,
      },
    }
  }
}

/** In US dollars; null where no price is set. */
function costOf(
  use: { tokens_read: number; tokens_written: number },
  { llmPriceRead: read, llmPriceWritten: written }: Pick<Config, 'llmPriceRead' | 'llmPriceWritten'>,
): number | null {
  return read + written === 0 ? null : (use.tokens_read * read + use.tokens_written * written) / million
}

async function diskOf(folder: string): Promise<SystemState['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch (error) {
    // Beside PostgreSQL the folder is made when something is first written to it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function waitingMails(outbox: string): Promise<number> {
  try {
    return (await readdir(outbox)).filter((name) => name.endsWith('.eml')).length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

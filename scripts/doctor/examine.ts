import { type Config, readConfig } from '../../server/config.ts'
import { type Finding, good, mend, wordsOf } from './finding.ts'
import { checkBackup, checkClock, checkDisk, checkFolders, checkNode } from './machine.ts'
import { checkDatabase, checkIndex, checkMail, checkServer } from './parts.ts'

/** Looks at all that an installation needs, one thing after another, whether or not it runs. Changes nothing. */
export async function* examine(environment: NodeJS.ProcessEnv): AsyncGenerator<Finding, void, undefined> {
  yield checkNode()
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    yield mend('settings', wordsOf(error), 'docs/running.md says what each of them takes')
    return
  }
  yield good('settings', 'Every setting can be used')
  const backupDir = config.backups.nightly ? config.backups.folder : undefined
  yield* checkFolders(config, backupDir)
  yield await checkDisk(config.dataDir)
  yield await checkServer(config)
  const { finding, look } = await checkDatabase(config)
  try {
    yield finding
    yield checkClock(look)
    if (look !== null && finding.state === 'good') yield await checkIndex(config, look)
  } finally {
    await look?.close()
  }
  yield await checkMail(config)
  yield checkBackup(backupDir)
}

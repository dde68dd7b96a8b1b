import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../server/config.ts'
import { type Finding, good, mend, note, wordsOf } from './finding.ts'

/*
 * What the machine gives: Node.js, folders, disk, clock, backups.
 */

const GB = 1024 ** 3
const minute = 60_000
const day = 86_400_000
const oldestNode = 24

export const checkNode = (version = process.versions.node): Finding =>
  Number(version.split('.')[0]) >= oldestNode
    ? good('node', `Node.js ${version}`)
    : mend('node', `Node.js ${version} is too old`, `Install Node.js ${oldestNode}, or let npm ci bring it along`)

/** Bytes to write into, below which somebody should make room. */
const least = GB

export async function checkDisk(
  dataDir: string,
  diskOf: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<Finding> {
  // The folder is made at the first start.
  const place = nearest(dataDir)
  const { bavail, bsize } = await diskOf(place)
  const free = bavail * bsize
  const words = `${(free / GB).toFixed(1)} GB are free where ${dataDir} lies`
  return free < least
    ? mend('disk', words, 'Make room, or move DATA_DIR to a larger disk: below 64 MB nothing is taken in')
    : good('disk', words)
}

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))

type Access = (folder: string, mode: number) => void

/** The folders that are set, and what this account may do in them. */
export function checkFolders(
  { dataDir, importDir, sources }: Pick<Config, 'dataDir' | 'importDir' | 'sources'>,
  backupDir = '',
  access: Access = accessSync,
): Finding[] {
  const read = [
    ['IMPORT_DIR', importDir === join(dataDir, 'import') ? '' : importDir],
    ['SYNC_FOLDER', sources.folder],
  ] as const
  return [
    checkDataDir(dataDir, access),
    ...read.flatMap(([name, folder]) => (folder === '' ? [] : [checkFolder(name, folder, false, access)])),
    ...(backupDir === '' ? [] : [checkFolder('BACKUP_DIR', backupDir, true, access)]),
  ]
}

function checkDataDir(folder: string, access: Access): Finding {
  if (!existsSync(folder)) return note('folders', `DATA_DIR ${folder} is not there yet: the first start makes it`)
  const found = checkFolder('DATA_DIR', folder, true, access)
  // Windows has no such bits.
  const isOpen = process.platform !== 'win32' && (statSync(folder).mode & 0o007) !== 0
  return found.state === 'good' && isOpen
    ? mend('folders', `DATA_DIR ${folder} is open to every account of this machine`, `Close it: chmod o-rwx ${folder}`)
    : found
}

function checkFolder(name: string, folder: string, isWritten: boolean, access: Access): Finding {
  if (!existsSync(folder)) return mend('folders', `${name} ${folder} is not there`, `Make it, or set ${name} to another folder`)
  const how = isWritten ? 'written to' : 'read'
  try {
    access(folder, constants.R_OK | constants.X_OK | (isWritten ? constants.W_OK : 0))
    return good('folders', `${name} ${folder} can be ${how}`)
  } catch (error) {
    return mend(
      'folders',
      `${name} ${folder} cannot be ${how} by this account (${wordsOf(error)})`,
      'Give it to the account that runs Hukumu: chown',
    )
  }
}

/** Minutes by which clocks may differ. */
const maxApart = 2

/** The clock beside what was written last and, where it runs elsewhere, beside that of the database. */
export function checkClock(at: { now: Date; newest: Date | null } | null, now = Date.now()): Finding {
  const says = `The clock says ${new Date(now).toISOString()}`
  const todo = 'Set it, and keep it by the network: timedatectl set-ntp true'
  if (at?.newest && at.newest.getTime() - now > maxApart * minute)
    return mend('clock', `${says}, and what was written last is of ${at.newest.toISOString()}`, todo)
  const apart = at === null ? 0 : Math.abs(at.now.getTime() - now) / minute
  return apart > maxApart ? mend('clock', `${says}, and that of the database ${at!.now.toISOString()}`, todo) : good('clock', says)
}

/** Days after which a backup is too old. */
const oldestBackup = 2

export function checkBackup(folder = '', now = Date.now()): Finding {
  if (folder === '') return note('backup', 'No backups are made by themselves', 'Set BACKUP_DIR, or copy DATA_DIR while nothing runs')
  // That it is not there was said of the folders.
  const files = existsSync(folder) ? readdirSync(folder).map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs })) : []
  const newest = files.sort((a, b) => b.at - a.at)[0]
  if (newest === undefined) return mend('backup', `There is no backup in ${folder}`, 'Make one: npm run backup')
  const days = (now - newest.at) / day
  const words = `The newest in ${folder} is ${newest.name}, ${days < 1 ? 'of the last day' : `${Math.floor(days)} days old`}`
  return days > oldestBackup ? mend('backup', words, 'Make one, and look in the log why the schedule made none') : good('backup', words)
}

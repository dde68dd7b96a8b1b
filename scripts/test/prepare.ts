import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Say = (line: string) => void

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
const clusters = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** A browser for the journeys: the one that is here, else Debian's where it can be installed, else null. */
export function findChromium(say: Say): string | null {
  const present = () => process.env['CHROMIUM'] ?? chromiumPaths.find((path) => existsSync(path)) ?? null
  return present() ?? (install('chromium', say) ? present() : null)
}

/** A PostgreSQL server of the tests' own, in a temporary folder and on a socket there; null where none can be had. */
export async function openTestPostgreSQL(say: Say): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const binaries = () => newestBinaries() ?? (install('postgresql', say) ? newestBinaries() : null)
  const bin = binaries()
  if (!bin) return null
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-postgresql-'))
  // initdb refuses root: the cluster belongs to the account that Debian's package makes.
  const account = isRoot ? accountOf('postgres') : null
  if (account) chownSync(folder, account.uid, account.gid)
  const run = (program: string, options: string[]) =>
    execFileSync(join(bin, program), options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...account })
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'hukumu', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'])
  const settings = `-k "${folder}" -c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  return {
    url: `postgresql://hukumu@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newestBinaries(): string | null {
  if (!existsSync(clusters)) return null
  const versions = readdirSync(clusters)
    .filter((version) => existsSync(join(clusters, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))
  return versions[0] ? join(clusters, versions[0], 'bin') : null
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Installs a Debian package; false where this account or machine cannot. */
function install(name: string, say: Say): boolean {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false
  say(`Installing ${name} for the tests …`)
  const apt = (options: string[]) =>
    spawnSync('apt-get', options, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  return apt(['update', '-q']) && apt(['install', '-y', '-q', '--no-install-recommends', name])
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type Say = (line: string) => void

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** A browser for the journeys: the one that is here, else Debian's where it can be installed, else null. */
export function findChromium(say: Say): string | null {
  const present = () => process.env['CHROMIUM'] ?? chromiumPaths.find((path) => existsSync(path)) ?? null
  return present() ?? (install('chromium', say) ? present() : null)
}

/** Installs a Debian package; false where this account or machine cannot. */
function install(name: string, say: Say): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  say(`Installing ${name} for the tests …`)
  const apt = (options: string[]) =>
    spawnSync('apt-get', options, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  return apt(['update', '-q']) && apt(['install', '-y', '-q', '--no-install-recommends', name])
}

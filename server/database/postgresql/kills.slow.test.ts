import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWriter } from '../../testing/acknowledged-writes.ts'
import { addressOfHolder } from './lock.ts'
import { type RunningServer, startServerProcess } from '../../testing/start-process.ts'

/** How many times of all the database is struck: a fifth of the 200 that docs/decisions/080-sight.md tells of, unless more are wanted. */
const struck = Number(process.env['TEST_KILLS'] ?? 40)
/** Moments of each kind. */
const kills = { server: struck / 5, postgresql: (struck * 3) / 5, both: struck / 5 }
const powerCuts = Math.ceil((struck * 3) / 20)
/** Milliseconds in which the requests of a round are carried out. */
const maxRoundLength = 300

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-kills-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (dataDir: string) => startServerProcess({ DATA_DIR: dataDir, SAMPLE_LIBRARY: 'off' })
const numberOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n')[0])
const killPostgreSQL = (dataDir: string) => process.kill(numberOf(dataDir), 'SIGKILL')
/** All that runs in a folder. */
function processesIn(folder: string): number[] {
  const isIn = (pid: number) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      // It has ended meanwhile, or is one of the system's own.
      return false
    }
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isIn(pid))
}

/** Writes until the server is struck at some moment, has it up again, and repeats what was not acknowledged: so many times. */
async function strike(dataDir: string, rounds: number, blow: (server: RunningServer) => Promise<RunningServer>) {
  let server = await start(dataDir)
  try {
    const writer = await createWriter(server.address)
    for (let round = 0; round < rounds; round += 1) {
      const writing = writer.write(server.address)
      await setTimeout(Math.random() * maxRoundLength)
      const blown = blow(server)
      await writing
      server = await blown
      await writer.repeat(server.address)
    }
    return await writer.check(addressOfHolder(dataDir)!)
  } finally {
    await server.stop()
  }
}

const nothingAmiss = { acknowledged: expect.any(Number), lost: [], doubled: [] }

test(`${kills.server} kills of the server alone lose and double nothing that was acknowledged`, async () => {
  const found = await strike(folder, kills.server, async (server) => {
    await server.stop('SIGKILL')
    return start(folder)
  })
  expect(found).toEqual(nothingAmiss)
})

test(`${kills.postgresql} kills of PostgreSQL alone lose and double nothing, and it starts again by itself`, async () => {
  const found = await strike(folder, kills.postgresql, async (server) => {
    killPostgreSQL(folder)
    const isBack = () => fetch(`${server.address}/api/health`).then(({ ok }) => ok)
    await expect.poll(isBack, { interval: 50 }).toBe(true)
    return server
  })
  expect(found).toEqual(nothingAmiss)
})

test(`${kills.both} kills of both lose and double nothing`, async () => {
  const found = await strike(folder, kills.both, async (server) => {
    const stopped = server.stop('SIGKILL')
    killPostgreSQL(folder)
    await stopped
    return start(folder)
  })
  expect(found).toEqual(nothingAmiss)
})

/** A file system on a loop device, whose power can be cut. */
function mountDisk() {
  const image = join(folder, 'disk')
  const disk = join(folder, 'mounted')
  execFileSync('truncate', ['-s', '1G', image])
  execFileSync('mkfs.ext4', ['-q', '-F', image])
  execFileSync('mkdir', [disk])
  const mount = () => execFileSync('mount', ['-o', 'loop', image, disk])
  mount()
  return {
    disk,
    /** What had not been written through is gone: EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. */
    cut: () =>
      execFileSync('perl', ['-e', 'open(D, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl(D, 0x8004587d, $how) or die $!', disk]),
    mount,
    remove: () => execFileSync('umount', [disk]),
  }
}

function tryToMount(): ReturnType<typeof mountDisk> | string {
  if (process.getuid?.() !== 0) return 'only root may mount a file system'
  for (const program of ['mkfs.ext4', 'mount', 'perl']) if (spawnSync('which', [program]).status !== 0) return `there is no ${program} here`
  try {
    return mountDisk()
  } catch (error) {
    return `no file system can be mounted here: ${String(error).split('\n')[0]}`
  }
}

test(`${powerCuts} power cuts lose and double nothing that was acknowledged`, async ({ skip }) => {
  const disk = tryToMount()
  if (typeof disk === 'string') return skip(`power cuts: ${disk}`)
  const dataDir = join(disk.disk, 'data')
  try {
    const found = await strike(dataDir, powerCuts, async (server) => {
      disk.cut()
      const stopped = server.stop('SIGKILL')
      spawnSync('kill', ['-9', ...processesIn(dataDir).map(String)])
      await stopped
      await expect.poll(() => spawnSync('umount', [disk.disk]).status, { interval: 50 }).toBe(0)
      disk.mount()
      return start(dataDir)
    })
    expect(found).toEqual(nothingAmiss)
  } finally {
    disk.remove()
  }
})

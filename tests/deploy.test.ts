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

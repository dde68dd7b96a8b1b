import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const isSlow = (file: string) => file.includes('.slow.')
const files = globSync('{contract,citations,web,server,tests,scripts,bench}/**/*.test.ts').filter((file) => !isSlow(file))
const kindOf = (file: string): 'database' | 'processes' | 'pure' => {
  const text = readFileSync(file, 'utf8')
  if (/testing\/start-process/.test(text)) return 'processes'
  return /testing\/(create-test-app|test-database)|open-test-accounts/.test(text) ? 'database' : 'pure'
}
const of = (kind: ReturnType<typeof kindOf>) => files.filter((file) => kindOf(file) === kind)
const onServer = 'TEST_DATABASE_URL' in process.env

/** Tests that compute share threads and what is loaded in them; those of the database run once on each kind of database. */
export default defineConfig({
  test: {
    // A slow machine is no failed test: to start a server takes ten seconds of a processor, which a crowded one gives in two minutes.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
    retry: 0,
    projects: [
      { extends: true, test: { name: 'pure', include: of('pure'), isolate: false, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'database',
          // Those that start processes of their own do so on the embedded database, whatever the others run on.
          include: [...of('database'), ...(onServer ? [] : of('processes'))],
          isolate: false,
          globalSetup: 'server/testing/prepare-databases.ts',
        },
      },
    ],
  },
})

import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { kindOfTest, meetsPostgreSQL } from './tests/kind-of-test.ts'

const isSlow = (file: string) => file.includes('.slow.')
const files = globSync('{contract,citations,web,server,tests,scripts,bench}/**/*.test.ts').filter((file) => !isSlow(file))
const of = (kind: ReturnType<typeof kindOfTest>) => files.filter((file) => kindOfTest(file) === kind)
const onServer = 'TEST_DATABASE_URL' in process.env
/** Tests that compute share threads and what is loaded in them; those of the database run on each kind of it. */
export default defineConfig({
  test: {
    // A slow machine is no failed test: to start a server takes ten seconds of a processor, which a crowded one gives in two minutes.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
    retry: 0,
    projects: [
      ...(['pure', 'long'] as const).map((name) => ({
        extends: true as const,
        test: { name, include: of(name), isolate: false, pool: 'threads' as const },
      })),
      {
        extends: true,
        test: {
          name: 'database',
          // Those that start processes of their own do so on the embedded database, whatever the others run on.
          include: onServer ? files.filter((file) => meetsPostgreSQL(file) === 'at once') : [...of('database'), ...of('processes')],
          isolate: false,
          globalSetup: 'server/testing/prepare-databases.ts',
        },
      },
    ],
  },
})

import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { kindOfTest } from './tests/kind-of-test.ts'

const isSlow = (file: string) => file.includes('.slow.')
const files = globSync('{contract,citations,web,server,tests,scripts,bench}/**/*.test.ts').filter((file) => !isSlow(file))
const of = (kind: ReturnType<typeof kindOfTest>) => files.filter((file) => kindOfTest(file) === kind)
/** Tests that compute share threads and what is loaded in them; those of the database share one PostgreSQL, and each file has a database of its own. */
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
        test: { name: 'database', include: of('database'), isolate: false, globalSetup: 'server/testing/start-test-server.ts' },
      },
    ],
  },
})

import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const isSlow = (file: string) => file.includes('.slow.')
const files = globSync('{contract,citations,web,server,tests,scripts,bench}/**/*.test.ts').filter((file) => !isSlow(file))
const kindOf = (file: string): 'database' | 'processes' | 'pure' => {
  const text = readFileSync(file, 'utf8')
  if (/testing\/(create-test-app|test-database)/.test(text)) return 'database'
  return /testing\/start-process|openDatabase/.test(text) ? 'processes' : 'pure'
}
const of = (kind: ReturnType<typeof kindOf>) => files.filter((file) => kindOf(file) === kind)

/** Tests that compute share threads and what is loaded in them; those of the database run once on each kind of database. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: of('pure'), isolate: false, pool: 'threads' } },
      { extends: true, test: { name: 'processes', include: of('processes') } },
      {
        extends: true,
        test: { name: 'database', include: of('database'), isolate: false, globalSetup: 'server/testing/prepare-databases.ts' },
      },
    ],
  },
})

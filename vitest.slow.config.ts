import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { meetsPostgreSQL } from './tests/kind-of-test.ts'

const tests = globSync('{contract,citations,server,web,tests,scripts,bench}/**/*.test.ts')
const globalSetup = 'server/testing/prepare-databases.ts'
const onServer = 'TEST_DATABASE_URL' in process.env

/** Walks over everything, fuzzing and kills, and on PostgreSQL what `npm test` tries on the embedded database alone: an hour at most. */
export default defineConfig({
  test: {
    testTimeout: 1_200_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'slow',
          include: tests.filter((file) => file.includes('.slow.') && (!onServer || meetsPostgreSQL(file) === 'slow')),
          globalSetup,
        },
      },
      ...(onServer
        ? [
            {
              extends: true as const,
              test: {
                name: 'database',
                include: tests.filter((file) => !file.includes('.slow.') && meetsPostgreSQL(file) === 'slow'),
                isolate: false,
                globalSetup,
              },
            },
          ]
        : []),
    ],
  },
})

import { defineConfig } from 'vitest/config'

/** Walks over everything, fuzzing and kills: an hour at most. */
export default defineConfig({
  test: {
    include: ['{contract,citations,server,web,tests,scripts,bench}/**/*.slow.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: 'server/testing/prepare-databases.ts',
    passWithNoTests: false,
  },
})

import { defineConfig } from 'vitest/config'

/** Walks over everything, fuzzing, kills and power cuts: half an hour at most. */
export default defineConfig({
  test: {
    include: ['{contract,citations,server,web,tests,scripts,bench}/**/*.slow.test.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: false,
    globalSetup: 'server/testing/start-test-server.ts',
  },
})

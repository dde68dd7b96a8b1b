import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,citations,server,web,tests,scripts,bench}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

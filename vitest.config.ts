import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,citations,server,web,tests,scripts,bench}/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.ts'

/** The tests of one room. Those on long or made-up texts are left out: examples judge a mutant, in milliseconds. */
export default defineConfig({
  test: {
    include: [...rooms[process.env.MUTATED_ROOM ?? '']!.tests],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    testNamePattern: /^(?!.*(?:200 kB|any text|repeats itself|made up in every form))/,
    testTimeout: 400_000,
    setupFiles: ['bench/mutation/few-runs.ts'],
    isolate: false,
    pool: 'threads',
  },
})

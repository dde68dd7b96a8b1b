import { expect, test } from 'vitest'
import { listErrorBeside, listJourneyFailures, listVitestFailures } from './failures.ts'

test('a failed test is named with its file, line and first words; a file that does not load counts too', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
  const stack = 'AssertionError: expected 1 to be 2\n    at /root/server/a.test.ts:12:5'
  const report = {
    testResults: [
      {
        name: '/root/server/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds up', status: 'failed', failureMessages: [stack] },
          { fullName: 'is long', status: 'failed', failureMessages: [long] },
          { fullName: 'holds', status: 'passed', failureMessages: [] },
        ],
      },
      { name: '/root/b.test.ts', status: 'failed', message: '\u001b[31mno such module\u001b[39m', assertionResults: [] },
    ],
  }
  const [added, lengthy, unread] = listVitestFailures(report, '/root')
  expect(added).toEqual({ test: 'server/a.test.ts:12 › adds up', message: stack, file: 'server/a.test.ts' })
  expect(lengthy!.message.split('\n')).toHaveLength(20)
  expect(unread).toEqual({ test: 'b.test.ts', message: 'no such module', file: 'b.test.ts' })
})

test('journeys that failed are named at any depth, and those that passed when repeated', () => {
  const attempt = (message?: string) => ({ errors: message === undefined ? [] : [{ message }] })
  const spec = (title: string, status: string, results: ReturnType<typeof attempt>[]) => ({
    title,
    file: 'x.spec.ts',
    line: 7,
    tests: [{ status, results }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('holds', 'expected', [attempt()])],
        suites: [
          { specs: [spec('fails', 'unexpected', [attempt('one'), attempt('two')]), spec('wavers', 'flaky', [attempt('slow'), attempt()])] },
        ],
      },
    ],
  }
  expect(listJourneyFailures(report)).toEqual({
    failures: [{ test: 'e2e/x.spec.ts:7 › fails', message: 'one' }],
    repeated: ['e2e/x.spec.ts:7 › wavers (slow)'],
  })
})

test('an error beside the tests is shown from where it begins', () => {
  const output = 'one passed\n\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m\n\nError: canceling\n ❯ a file\n'
  expect(listErrorBeside(output)).toEqual([
    { test: 'an error beside the tests', message: '⎯⎯ Unhandled Errors ⎯⎯\n\nError: canceling\n ❯ a file\n' },
  ])
})

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const names = globSync('*/run.ts', { cwd: 'bench' }).map(dirname).toSorted()

function bench(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/run.ts', ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each(names)('what is measured by %s, and how it is called, stands beside it', (name) => {
  const [purpose = '', , usage = ''] = readFileSync(`bench/${name}/usage.txt`, 'utf8').split('\n')
  expect(purpose).toMatch(/^\S.{10,85}$/)
  expect(`${usage} `).toContain(`Usage: npm run bench -- ${name} `)
})

test('without a name, or with an unknown one, everything that can be measured is listed', () => {
  for (const args of [[], ['gravity'], ['../scripts'], ['--help']]) {
    const { status, stderr } = bench(...args)
    expect({ args, status }).toEqual({ args, status: 2 })
    for (const name of names) expect(stderr).toContain(`  ${name} `)
  }
  expect(bench('gravity').stderr).toContain("Nothing called 'gravity' is measured.")
})

test('one of them says how it is called, also to who gets its options wrong, and runs with those that it has', () => {
  expect(bench('treatment', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--misses') as string })
  expect(bench('notes', '--loops', '3')).toMatchObject({ status: 2, stderr: expect.stringContaining('[--rounds N]') as string })
  expect(bench('mutation', 'no-such-room').stderr).toContain('No room no-such-room')
})

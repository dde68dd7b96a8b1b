import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/security-asvs.md', 'utf8')
const [counted = '', atLevelThree = ''] = guide.split('\n## Level 3')

interface Row {
  item: string
  state: string
  here: string
  shownBy: string
}

/** | 1.2.3 | asks for | met | here | `file` (test) | */
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) *\|(.*)\|$/gm)].map(([, item, rest]) => {
    const [, state = '', here = '', shownBy = ''] = rest!.split('|').map((cell) => cell.trim())
    return { item: item!, state, here, shownBy }
  })
const rows = rowsOf(counted)
const all = [...rows, ...rowsOf(atLevelThree)]

/** How many items of levels 1 and 2 each section of release 5.0.0 has, from 1.1 on: they are numbered from 1, those of level 3 last. */
const sections: Record<number, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

test('every item of levels 1 and 2 is there once, in its order', () => {
  const items = Object.entries(sections).flatMap(([chapter, sizes]) =>
    sizes.flatMap((size, section) => Array.from({ length: size }, (_, n) => `${chapter}.${section + 1}.${n + 1}`)),
  )
  expect(rows.map(({ item }) => item)).toEqual(items)
})

test('each is met, not met with the reason, or of nothing that there is here', () => {
  expect(all.filter(({ state }) => !['met', 'not met', 'n/a'].includes(state))).toEqual([])
  expect(all.filter(({ state, here, shownBy }) => (state === 'met' ? shownBy === '' : here === ''))).toEqual([])
})

test('the counts are those of the tables', () => {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length
  expect(guide.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${rows.length} items ${count('met')} are met, ${count('not met')} are not, and ${count('n/a')} do not apply`,
  )
})

const named = (text: string) => [...text.matchAll(/`([\w/.-]+\.\w+)`/g)].map(([, path]) => path!)
const isThere = (path: string) => existsSync(path) || existsSync(`server/areas/accounts/${path}`)

test('what shows an item or a threat is there', () => {
  const threats = readFileSync('docs/security.md', 'utf8')
  const paths = [...all.flatMap(({ shownBy }) => named(shownBy)), ...named(threats).filter((path) => path.endsWith('.test.ts'))]
  expect(paths.length).toBeGreaterThan(200)
  expect([...new Set(paths)].filter((path) => !isThere(path))).toEqual([])
})

test('every key that is made is told of', () => {
  const keys = globSync('server/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/sharedKey\(\w+, '([\w-]+)'\)|const keyName = '([\w-]+)'/g)])
    .map(([, shared, own]) => shared ?? own!)
  const told = readFileSync('docs/security.md', 'utf8')
  expect(keys.length).toBeGreaterThan(8)
  expect(keys.filter((key) => !told.includes(`\`${key}\``))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '../server/config.ts'

const guides = ['docs/running.md', 'docs/library.md'].map((path) => readFileSync(path, 'utf8')).join('\n')

test('the guides tell of every setting, and of none that there is not', () => {
  expect(settingNames.filter((name) => !guides.includes(`\`${name}\``))).toEqual([])
  const told = [...guides.matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map(([, name]) => name!)
  expect(told.filter((name) => !settingNames.includes(name))).toEqual([])
})

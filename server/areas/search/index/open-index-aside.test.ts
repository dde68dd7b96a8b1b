import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/open.ts'
import { storeCases } from '../../../testing/store-cases.ts'
import { type TestDatabase, createTestDatabase } from '../../../testing/test-database.ts'
import { type Index, everything } from '../engine/engine.ts'
import { openIndexAside } from './open-index-aside.ts'

const documents = (words: string[]) => ({
  sight: { collection: 'judgments' as const, owner: '', shared: [], hidden: [] },
  meant: {
    kind: 'all' as const,
    of: [everything, ...words.map((word) => ({ kind: 'stands' as const, what: { kind: 'word' as const, word } }))],
  },
})

let created: TestDatabase
let database: Database
let problems: string[]
beforeEach(async () => {
  created = await createTestDatabase()
  database = await created.open()
  problems = []
})
afterEach(async () => {
  await database.close()
  await created.remove()
})
const open = (): Index => openIndexAside(database, created.folder, (words) => problems.push(words))
const storeWeir = () =>
  storeCases(database, [{ title: 'The weir', citation: '[2020] KEHC 50001 (KLR)', content: ['The weir was breached.'] }])

test('a library that holds nothing answers so, and what comes is found by the next question', async () => {
  const index = open()
  expect(await index.ask('match', [documents([])])).toEqual([[]])
  await storeWeir()
  expect(await index.ask('match', [documents(['weir']), documents(['mill'])])).toEqual([[expect.any(Number)], []])
  await index.close()
  expect(problems).toEqual([])
})

test('what takes longer than others can wait is answered all the same', async () => {
  await storeWeir()
  const index = open()
  const many = 100_000
  const found = await index.ask(
    'match',
    Array.from({ length: many }, () => documents(['weir'])),
  )
  expect(found.filter((one) => one.length === 1)).toHaveLength(many)
  await index.close()
  expect(problems).toEqual([])
})

test('what is answered soon does not wait for what takes long, however much of that there is', async () => {
  await storeWeir()
  const index = open()
  await index.ask('match', [documents(['weir'])])
  const told: string[] = []
  const long = Array.from({ length: 3 }, () =>
    index
      .ask(
        'match',
        Array.from({ length: 60_000 }, () => documents(['weir'])),
      )
      .then((found) => told.push(`long ${found.length}`)),
  )
  await setTimeout(50)
  expect(await index.ask('match', [documents(['weir'])]).then((found) => told.push('short') && found)).toEqual([[expect.any(Number)]])
  await Promise.all(long)
  expect(told).toEqual(['short', ...long.map(() => 'long 60000')])
  await index.close()
})

test('a document that cannot be read is told of, once, and holds up none of the others', async () => {
  const more = Array.from({ length: 60 }, (_, i) => ({
    title: `Case ${i}`,
    citation: `[2020] KEHC ${50_100 + i} (KLR)`,
    content: ['The mill stood.'],
  }))
  await storeWeir()
  await storeCases(database, more)
  await database.query(`update revisions set layout = '{"paragraphs": 7}' where content like '%weir%'`)
  const index = open()
  expect(await index.ask('match', [documents(['mill']), documents(['weir'])])).toEqual([more.map(() => expect.any(Number)), []])
  expect((await index.state()).behind).toBe(0)
  await index.close()
  expect(problems).toEqual([expect.stringMatching(/^What is stored under \d+ cannot be read for the index: /)])
})

test('a file that is damaged is made anew, and nobody is told an error', async () => {
  await storeWeir()
  const first = open()
  expect(await first.ask('match', [documents(['weir'])])).toEqual([[expect.any(Number)]])
  const files = () => readdirSync(created.folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.segment'))
  await expect.poll(files).toHaveLength(1)
  await first.close()
  const file = join(created.folder, files()[0]!)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(7, 0, bytes.length - 200))
  const again = open()
  await expect.poll(() => again.ask('match', [documents(['weir'])])).toEqual([[expect.any(Number)]])
  await again.close()
  expect(problems).toEqual([])
})

import { expect, test } from 'vitest'
import { storeCases } from '../../../testing/store-cases.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { everything } from '../engine/engine.ts'
import { openIndexAside } from './open-index-aside.ts'

const everybody = { collection: 'judgments' as const, owner: '', shared: [], hidden: [] }
const documents = (words: string[]) => ({
  sight: everybody,
  meant: {
    kind: 'all' as const,
    of: [everything, ...words.map((word) => ({ kind: 'stands' as const, what: { kind: 'word' as const, word } }))],
  },
})

test('a library that holds nothing answers so, and what comes is found by the next question', async () => {
  const { open, folder, remove } = await createTestDatabase()
  const database = await open()
  const problems: string[] = []
  const index = openIndexAside(database, folder, (words) => problems.push(words))
  expect(await index.ask('match', [documents([])])).toEqual([[]])
  await storeCases(database, [{ title: 'The weir', citation: '[2020] KEHC 50001 (KLR)', content: ['The weir was breached.'] }])
  expect(await index.ask('match', [documents(['weir']), documents(['mill'])])).toEqual([[expect.any(Number)], []])
  await index.close()
  expect(problems).toEqual([])
  await database.close()
  await remove()
})

import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { sharePrepared } from './shared-statements.ts'

const message = (kind: string, text = '') => new Uint8Array(Buffer.from(`${kind}0000${text}`, 'latin1'))
const parseOf = (name: string) => message('P', `${name}\0select 1\0`)
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** A database that answers whatever it is told with `answer` and remembers what that was. */
function recorded(now: () => number) {
  const told: string[] = []
  let answer = '1'
  const database = {
    execProtocolRawStream: async (bytes: Uint8Array, { onRawData }: { onRawData: (data: Uint8Array) => void }) => {
      const lengthEnds = 5
      told.push(textOf(bytes).slice(0, 1) + textOf(bytes).slice(lengthEnds))
      onRawData(message(answer))
    },
  }
  const shared = sharePrepared(database as unknown as PGlite, now)
  const tell = async (bytes: Uint8Array) => {
    let answered = ''
    await shared.execProtocolRawStream(bytes, { onRawData: (data) => (answered += textOf(data.subarray(0, 1))) })
    return answered
  }
  return { told, tell, answerWith: (kind: string) => (answer = kind) }
}

test('what one connection has prepared is prepared for the others; what has no name, or failed, is not', async () => {
  const { told, tell, answerWith } = recorded(() => 0)
  answerWith('E')
  expect(await tell(parseOf('one'))).toBe('E')
  answerWith('1')
  for (const name of ['one', 'one', '', '', 'two']) expect(await tell(parseOf(name))).toBe('1')
  expect(told).toEqual(['Pone', 'Pone', 'P', 'P', 'Ptwo'].map((begin) => `${begin}\0select 1\0`))
})

test('plans are made anew now and then, never in the middle of a statement', async () => {
  let now = 0
  const { told, tell } = recorded(() => now)
  const sync = message('S')
  await tell(parseOf('one'))
  now = 20_000
  await tell(message('B'))
  await tell(sync)
  await tell(message('B'))
  await tell(sync)
  now = 60_000
  await tell(message('Q', 'select 2\0'))
  expect(told).toEqual(['Pone\0select 1\0', 'B', 'S', 'Qdiscard plans\0', 'B', 'S', 'Qdiscard plans\0', 'Qselect 2\0'])
})

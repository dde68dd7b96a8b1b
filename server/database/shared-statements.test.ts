import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { messageOf as message } from './protocol-message.ts'
import { sharePrepared } from './shared-statements.ts'

const lengthEnds = 5
const parseOf = (name: string, text = 'select 1') => message('P', `${name}\0${text}\0`)
const bindOf = (name: string) => message('B', `\0${name}\0`)
const closeOf = (name: string) => message('C', `S${name}\0`)
const sync = message('S')
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const worn = message('E', 'SERROR\0C0A000\0Mcached plan must not change result type\0\0')

/** A database that answers whatever it is told with `answer` and remembers what that was. */
function recorded(now: () => number = () => 0) {
  const told: string[] = []
  let answer: Uint8Array[] = [message('1')]
  let inTransaction = false
  const database = {
    isInTransaction: () => inTransaction,
    execProtocolRawStream: async (bytes: Uint8Array, { onRawData }: { onRawData: (data: Uint8Array) => void }) => {
      told.push(textOf(bytes).slice(0, 1) + textOf(bytes).slice(lengthEnds))
      for (const part of answer) onRawData(part)
    },
  }
  const shared = sharePrepared(database as unknown as PGlite, now)
  const tell = async (bytes: Uint8Array) => {
    let answered = ''
    await shared.execProtocolRawStream(bytes, { onRawData: (data) => (answered += textOf(data.subarray(0, 1))) })
    return answered
  }
  return {
    told,
    tell,
    answerWith: (...parts: Uint8Array[]) => (answer = parts),
    setInTransaction: (value: boolean) => (inTransaction = value),
  }
}

test('what one connection has prepared is prepared for the others; what has no name, or failed, is not', async () => {
  const { told, tell, answerWith } = recorded()
  answerWith(message('E'))
  expect(await tell(parseOf('one'))).toBe('E')
  answerWith(message('1'))
  for (const name of ['one', 'one', '', '', 'two']) expect(await tell(parseOf(name))).toBe('1')
  expect(told).toEqual(['Pone', 'Pone', 'P', 'P', 'Ptwo'].map((begin) => `${begin}\0select 1\0`))
})

test('an answer that begins with a notice, or comes in pieces, tells that a statement is prepared', async () => {
  const { told, tell, answerWith } = recorded()
  const [notice, complete] = [textOf(message('N', 'E, a word of the notice')), textOf(message('1'))]
  const whole = Buffer.from(notice + complete, 'latin1')
  for (const [at, name] of [whole.length, 3, notice.length].map((one, i) => [one, `number ${i}`] as const)) {
    answerWith(whole.subarray(0, at), whole.subarray(at))
    await tell(parseOf(name))
    await tell(parseOf(name))
  }
  expect(told).toHaveLength(3)
})

test('nobody closes what is prepared for all, and another text under its name is left to the database to refuse', async () => {
  const { told, tell, answerWith } = recorded()
  await tell(parseOf('one'))
  expect(await tell(closeOf('one'))).toBe('3')
  answerWith(message('E'))
  expect(await tell(parseOf('one', 'select 2'))).toBe('E')
  expect(await tell(parseOf('one'))).toBe('1')
  expect(told).toEqual(['Pone\0select 1\0', 'Pone\0select 2\0'])
})

test('a statement whose columns have other types is prepared anew, once it can be', async () => {
  const { told, tell, answerWith, setInTransaction } = recorded()
  await tell(parseOf('one'))
  answerWith(worn)
  setInTransaction(true)
  await tell(bindOf('one'))
  await tell(sync)
  await tell(message('Q', 'rollback\0'))
  setInTransaction(false)
  const renewing = ['CSone\0', 'Pone\0select 1\0', 'S']
  await tell(sync)
  answerWith(message('1'))
  await tell(sync)
  await tell(bindOf('one'))
  expect(told.slice(1)).toEqual(['B\0one\0', 'S', 'Qrollback\0', ...renewing, 'S', ...renewing, 'S', 'B\0one\0'])
})

test('plans are made anew now and then, never in the middle of a statement or a transaction', async () => {
  let now = 0
  const { told, tell, setInTransaction } = recorded(() => now)
  await tell(parseOf('one'))
  now = 20_000
  await tell(bindOf('one'))
  setInTransaction(true)
  await tell(sync)
  await tell(bindOf('one'))
  await tell(sync)
  setInTransaction(false)
  await tell(message('Q', 'select 2\0'))
  now = 60_000
  await tell(message('Q', 'select 3\0'))
  expect(told.slice(1)).toEqual(['B\0one\0', 'S', 'B\0one\0', 'S', 'Qdiscard plans\0', 'Qselect 2\0', 'Qdiscard plans\0', 'Qselect 3\0'])
})

import { expect, test, vi } from 'vitest'
import { largestUpload } from '#contract/library'
import { createUploadQueue } from './upload-queue.ts'

type Send = Parameters<typeof createUploadQueue>[0]

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { name: string; answer: () => void; fail: (error: Error) => void; progress: (share: number) => void }[] = []
  const send = ((_endpoint, _input, file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      asked.push({
        name: (file as File).name,
        answer: () => resolve({ outcomes: [] } as never),
        fail: reject,
        progress: (share) => onProgress?.(share),
      })
    })) as Send
  return { asked, send }
}
const file = (name: string, bytes = 1) => Object.defineProperty(new File([], name), 'size', { value: bytes })
const states = (queue: ReturnType<typeof createUploadQueue>) => queue.read().map(({ file: { name }, state }) => [name, state])

test('one file is sent after the other, whatever became of the one before', async () => {
  const { asked, send } = slowServer()
  const queue = createUploadQueue(send)
  const finished = vi.fn()
  queue.onFinished(finished)
  queue.add([file('a'), file('b'), file('c')], 'private')
  expect(asked.map(({ name }) => name)).toEqual(['a'])
  asked[0]!.progress(0.5)
  expect(states(queue)[0]).toEqual(['a', 'uploading'])
  asked[0]!.progress(1)
  expect(states(queue)[0]).toEqual(['a', 'reading'])
  asked[0]!.fail(new Error('The disk is full.'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(queue.read()[0]).toMatchObject({ state: 'failed', problem: 'The disk is full.' })
  queue.stop(queue.read()[1]!.id)
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  asked[2]!.answer()
  await vi.waitFor(() => expect(finished).toHaveBeenCalledTimes(3))
  expect(states(queue)).toEqual([
    ['a', 'failed'],
    ['b', 'stopped'],
    ['c', 'done'],
  ])
  queue.again(queue.read()[0]!.id)
  expect(asked.at(-1)!.name).toBe('a')
  queue.clear()
  expect(states(queue)).toEqual([['a', 'uploading']])
})

test('a file that is empty or too large is not sent', () => {
  const { asked, send } = slowServer()
  const queue = createUploadQueue(send)
  queue.add([file('empty', 0), file('large', largestUpload + 1), file('full', largestUpload)], 'private')
  expect(queue.read().map(({ problem }) => problem)).toEqual([{ refused: 'empty' }, { refused: 'too-large' }, null])
  expect(asked.map(({ name }) => name)).toEqual(['full'])
})

test('who signs in next finds no file of whoever was there before, and none of them goes on', async () => {
  const { asked, send } = slowServer()
  const queue = createUploadQueue(send)
  queue.belongTo('one')
  queue.add([file('a'), file('b')], 'private')
  queue.belongTo('one')
  expect(queue.read()).toHaveLength(2)
  queue.belongTo('two')
  expect(queue.read()).toEqual([])
  queue.add([file('c')], 'private')
  await vi.waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['a', 'c']))
})

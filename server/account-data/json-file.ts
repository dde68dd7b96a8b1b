import type { ExportedFile } from './account-data.ts'

/** A file with a list of things, one a line, written as they are read. */
export const jsonList = (path: string, items: AsyncIterable<object>): ExportedFile => ({ path, content: linesOf(items) })

/** A file with one thing. */
export const jsonFile = (path: string, read: () => Promise<unknown>): ExportedFile => ({
  path,
  content: (async function* () {
    yield `${JSON.stringify(await read(), null, 2)}\n`
  })(),
})

async function* linesOf(items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield before + JSON.stringify(item)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

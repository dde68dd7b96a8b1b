import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** What the screen that most visits begin with may weigh: JavaScript, gzip, in bytes. */
const budget = 173_400

let chunks: Rolldown.OutputChunk[] = []
let pageOfCase = ''
beforeAll(async () => {
  // Else the build would hold the parts that React keeps for development.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  chunks = output.filter((part) => part.type === 'chunk')
  pageOfCase = String(output.filter((part) => part.type === 'asset').find(({ fileName }) => fileName === 'case.html')?.source)
})

afterAll(() => void vi.unstubAllEnvs())

/** The chunks that are asked for, with all that they import. */
function chunksOf(isFirst: (chunk: Rolldown.OutputChunk) => boolean): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const visit = (fileName: string) => {
    const chunk = chunks.find((part) => part.fileName === fileName)
    if (!chunk || found.has(fileName)) return
    found.set(fileName, chunk)
    chunk.imports.forEach(visit)
  }
  for (const chunk of chunks) if (isFirst(chunk)) visit(chunk.fileName)
  return [...found.values()]
}

/** What must arrive before the page is shown: the entry, the program that it starts, the page, and all that they import. */
const firstLoadOf = (page: string) => chunksOf(({ isEntry, name }) => isEntry || name === 'main' || name === page)

test('the case browser loads within its budget', () => {
  const parts = firstLoadOf('CasesPage')
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(budget)
})

test('the schema library, date pickers, markdown and charts are not in the first load', () => {
  const modules = firstLoadOf('CasesPage').flatMap(({ moduleIds }) => moduleIds)
  expect(modules.some((id) => id.includes('/react-dom/'))).toBe(true)
  expect(modules.filter((id) => /node_modules\/(zod|@mui\/x-|dayjs|react-markdown|recharts)/.test(id))).toEqual([])
})

test('the first screen of a case needs no library, and little of ours', () => {
  const parts = chunksOf(({ isEntry, name }) => isEntry || name === 'show-case')
  const modules = parts.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.some((id) => id.endsWith('/show-case.ts'))).toBe(true)
  expect(modules.filter((id) => /\/node_modules\/.*js$/.test(id))).toEqual([])
  expect(parts.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(20_900)
})

test('the page of a case asks at once for what shows its text, and once for each file', () => {
  const asked = [...pageOfCase.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(([, file]) => file)
  const needed = chunksOf(({ name }) => name === 'show-case').map(({ fileName }) => fileName)
  expect(needed.length).toBeGreaterThan(2)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toEqual(expect.arrayContaining(needed))
  expect(pageOfCase.match(/<link rel="stylesheet"/g)!.length).toBeGreaterThan(0)
  // The program's bytes as well, though they are not read before the text is there.
  expect(pageOfCase).toMatch(/<link rel="preload"[^>]* href="\/assets\/program-/)
})

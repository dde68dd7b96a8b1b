import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** What the screen that most visits begin with may weigh: JavaScript, gzip, in bytes. */
const budget = 176_800

let chunks: Rolldown.OutputChunk[] = []
let pages: Rolldown.OutputAsset[] = []
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
  pages = output.filter((part) => part.type === 'asset')
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

/** What must arrive before a screen is shown: the first script, the program that it starts, the screen, and all that they import. */
const firstLoadOf = (screen: string) => chunksOf(({ isEntry, name }) => (isEntry && name === 'index') || name === 'main' || name === screen)

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

/** What shows the text of a page before the program: the name of the page and of what shows it, and the bytes that they may weigh together. */
const firstScreens = [
  ['case', 'show-case', 20_900],
  ['law', 'show-law', 19_200],
] as const

test.each(firstScreens)('the first screen of a %s needs no library, and little of ours', (page, shown, most) => {
  const parts = chunksOf(({ isEntry, name }) => (isEntry && name === page) || name === shown)
  const modules = parts.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.some((id) => id.endsWith(`/${shown}.ts`))).toBe(true)
  expect(modules.filter((id) => /\/node_modules\/.*js$/.test(id))).toEqual([])
  expect(parts.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(most)
})

test.each(firstScreens)('the page of a %s asks at once for what shows its text, and once for each file', (page, shown) => {
  const source = String(pages.find(({ fileName }) => fileName === `${page}.html`)?.source)
  const asked = [...source.matchAll(/<link [^>]*rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(([, file]) => file)
  const needed = chunksOf(({ name }) => name === shown).map(({ fileName }) => fileName)
  expect(needed.length).toBeGreaterThan(2)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toEqual(expect.arrayContaining(needed))
  expect(source.match(/<link [^>]*rel="stylesheet"/g)!.length).toBeGreaterThan(0)
  // The program's bytes behind the text, with which they would share the line.
  expect(source.split('<template id="later">')[1]).toMatch(/<link [^>]*rel="preload"[^>]* href="\/assets\/program-/)
})

/** What the page on which one logs in may weigh: its script, and all that it imports before somebody types. */
const loginBudget = 18_500

test('one logs in without the program and its libraries', () => {
  const parts = chunksOf(({ isEntry, name }) => isEntry && name === 'login')
  expect(parts.flatMap(({ moduleIds }) => moduleIds).filter((id) => /\/node_modules\/.*js$|\/web\/app\//.test(id))).toEqual([])
  expect(parts.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(loginBudget)
  const source = String(pages.find(({ fileName }) => fileName === 'login.html')?.source)
  const [atOnce = '', later = ''] = source.split('<template id="later">')
  expect(atOnce).not.toMatch(/\/assets\/(?:program|groundwork)-/)
  expect(later).toMatch(/<link [^>]*rel="preload"[^>]* href="\/assets\/program-/)
})

test.each(['index', 'case', 'law', 'login'])('the page %s asks for the face of its headings before anything is shown', (page) => {
  const source = String(pages.find(({ fileName }) => fileName === `${page}.html`)?.source)
  const [, font] = /<link rel="preload" as="font"[^>]* href="\/([^"]+)"/.exec(source) ?? []
  expect(pages.some(({ fileName }) => fileName === font)).toBe(true)
  expect(source).toMatch(/@font-face\{font-family:"Source Serif 4";font-style:normal;[^}]*font-display:optional/)
  expect(source).toContain(`url(/${font})`)
})

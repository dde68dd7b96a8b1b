import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Import, circlesIn, importsIn, importsOf } from './imports.ts'

/** What tests are made of is bound by nothing. */
const testing = /\.test\.tsx?$|-tests\/|\/testing\/|open-test-\w+|\.d\.ts$/
const files = globSync('{contract,citations,server,web,scripts,bench}/**/*.{ts,tsx}').filter((file) => !testing.test(file))
const imports = files.flatMap(importsOf)

/** An area of the server, a feature of the web, or the room that a file stands in. */
const areaOf = (file: string): string =>
  /^(?:server\/areas|web\/features)\/[^/]+|^(?:server|web)\/[^/]+(?=\/)|^(?:contract|citations)(?=\/)/.exec(file)?.[0] ?? file

/** Types count: who reads a file reads them too. What is loaded late cannot meet a module that is half made. */
const circlesOfFiles = (all: readonly Import[]) => circlesIn(all.filter(({ late }) => !late).map(({ from, to }) => [from, to] as const))
/** Between areas a late import is a dependence like any other. */
const circlesOfAreas = (all: readonly Import[]) =>
  circlesIn(all.map(({ from, to }) => [areaOf(from), areaOf(to)] as const).filter(([from, to]) => from !== to))

/** Areas that are entered beside their door, `<area>.ts`: by an import of any kind, of types, late or of a worker. */
const besideDoors = (all: readonly Import[]) =>
  all.filter(({ from, to }) => {
    const area = /^server\/areas\/([^/]+)\//.exec(to)?.[1]
    return area !== undefined && from.startsWith('server/areas/') && areaOf(from) !== areaOf(to) && to !== `server/areas/${area}/${area}.ts`
  })

test('no file is imported in a circle', () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(circlesOfFiles(imports)).toEqual([])
})

test('no area needs in a circle what needs it', () => expect(circlesOfAreas(imports)).toEqual([]))

test('every area is entered by its door', () => expect(besideDoors(imports)).toEqual([]))

test('what is imported from these rooms is a file that is there', () => {
  const known = new Set(globSync('{contract,citations,server,web}/**/*.{ts,tsx,css}'))
  expect(imports.filter(({ to }) => /^(?:contract|citations|server|web)\//.test(to) && !known.has(to))).toEqual([])
})

describe('what is planted is found', () => {
  const plant = (from: string, source: string) => importsIn(from, source)
  const cases = 'server/areas/cases/cases.ts'
  const search = 'server/areas/search/search.ts'

  test('a circle of files, however long, and a file that imports itself', () => {
    const long = [
      ...plant('citations/a.ts', "import { b } from './b.ts'"),
      ...plant('citations/b.ts', "export { c } from './prose/c.ts'"),
      ...plant('citations/prose/c.ts', "import { type A } from '#citations/a'"),
      ...plant('citations/d.ts', "import './d.ts'"),
      ...plant('citations/e.ts', "import { a } from './a.ts'"),
    ]
    expect(circlesOfFiles(long)).toEqual([['citations/a.ts', 'citations/b.ts', 'citations/prose/c.ts'], ['citations/d.ts']])
  })

  test('a circle through types alone', () => {
    const back = plant(cases, "import type { Search } from '../search/search.ts'\nexport type { Hit } from '../search/search.ts'")
    const there = plant(search, "import type { Cases } from '../cases/cases.ts'")
    expect(circlesOfFiles([...there, ...back])).toEqual([[cases, search]])
    expect(circlesOfAreas([...there, ...back])).toEqual([['server/areas/cases', 'server/areas/search']])
  })

  test('one that is loaded late is none of files', () => {
    const late = plant(cases, "const { search } = await import('../search/search.ts')")
    const there = plant(search, "import { createCases } from '../cases/cases.ts'")
    expect(circlesOfFiles([...there, ...late])).toEqual([])
    expect(circlesOfAreas([...there, ...late])).toEqual([['server/areas/cases', 'server/areas/search']])
  })

  test('a circle of areas whose files make none', () => {
    const there = plant('server/areas/cases/storage.ts', "import { keep } from '../search/search.ts'")
    const back = plant('server/areas/search/proximity/read-text.ts', "import {\n  split,\n} from '../../cases/cases.ts'")
    expect(circlesOfFiles([...there, ...back])).toEqual([])
    expect(circlesOfAreas([...there, ...back])).toEqual([['server/areas/cases', 'server/areas/search']])
  })

  test.each([
    ["import { a } from '../search/plan.ts'"],
    ["import type { A } from '../search/plan.ts'"],
    ["export * from '../search/plan.ts'"],
    ["const { a } = await import('../search/plan.ts')"],
    ["new Worker(new URL('../search/phrases/worker.ts', import.meta.url))"],
    ["import '../search/storage.ts'"],
  ])('an area entered beside its door: %s', (source) => expect(besideDoors(plant(cases, source))).toHaveLength(1))

  test('the door of another area and any file of one’s own may be entered', () => {
    const allowed = "import { a } from '../search/search.ts'\nimport { b } from './storage.ts'\nimport { c } from '#contract/cases'"
    expect(besideDoors(plant(cases, allowed))).toEqual([])
    expect(plant(cases, allowed).map(({ to }) => to)).toEqual([search, 'server/areas/cases/storage.ts', 'contract/cases.ts'])
  })
})

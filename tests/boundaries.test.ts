import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsIn, importsOf } from './imports.ts'

interface Rule {
  says: string
  /** Which files it binds; the first group is what `$1` in `forbids` stands for. */
  files: RegExp
  /** What they may not import: a path from the root or a package name. */
  forbids: string
}

const rules: Rule[] = [
  { says: 'the contract imports only itself and zod', files: /^contract\//, forbids: '^(?!contract/|zod$)' },
  { says: 'citations import nothing but themselves', files: /^citations\//, forbids: '^(?!citations/)' },
  { says: 'the web meets neither server nor Node', files: /^web\/(?!vite\.config)/, forbids: '^(server/|scripts/|bench/|node:)' },
  { says: 'the server never imports the web', files: /^server\//, forbids: '^(web/|react|@mui/)' },
  {
    says: 'areas enter one another by <area>.ts only',
    files: /^server\/areas\/([^/]+)\//,
    forbids: String.raw`^server/areas/(?!$1/)([^/]+)/(?!\1\.ts$)`,
  },
  {
    says: 'only storage and the database speak SQL',
    files: /^server\/(?!database\/|testing\/)(?!.*storage\.ts$)/,
    forbids: '^(kysely|pg)$',
  },
  {
    says: 'what a reader sees is asked of the room at its doors',
    files: /^server\/(?!access\/|testing\/)/,
    forbids: String.raw`^server/access/(?!access\.ts$|conditions-storage\.ts$)`,
  },
  { says: 'storage knows nothing of HTTP', files: /^server\/.*storage\.ts$/, forbids: '^(fastify|server/http/serve)' },
  {
    says: 'what areas share knows no area',
    files:
      /^server\/(area|account-data|redactable|soft-delete|printing|database|access|audit|events|jobs|sealing|mailing|metrics|tracing)\//,
    forbids: '^server/areas/',
  },
  { says: 'features never import features', files: /^web\/features\/([^/]+)\//, forbids: '^web/(features/(?!$1/)|pages/)' },
  { says: 'shared components know no feature', files: /^web\/(ui|reader)\//, forbids: '^web/(features|pages)/' },
]

/** Words that may stand only in certain files. */
const words: { says: string; word: RegExp; mayStandIn: RegExp }[] = [
  {
    says: 'the environment is read in config.ts only',
    word: /process\.env\b/,
    mayStandIn: /^(server\/config\.ts|server\/testing\/|scripts\/|bench\/|web\/(vite\.config|build\/))/,
  },
  {
    says: 'whose a row is, and who sees it, is said in server/access only',
    word: /owner_id/,
    mayStandIn: /^server\/(access\/|database\/row-types\.ts)/,
  },
  {
    says: 'fetch is called in web/api and the worker only',
    word: /(?<![\w.])fetch\(/,
    mayStandIn: /^(web\/(api|worker)\/|server\/|scripts\/|bench\/)/,
  },
  {
    says: 'an area takes the time from the clock that tests move',
    word: /\bDate\.now\b|new Date\(\)/,
    // Threads that read files stand apart from the application: they doubt a date of the day after tomorrow, whatever the clock says.
    mayStandIn: /^(?!server\/areas\/)|^server\/areas\/documents\/import\/complete-case\.ts$/,
  },
  {
    says: 'SQL takes the time from the clock that tests move',
    word: /(?<![.\w])now\(\)|current_timestamp|make_interval/i,
    // The queue counts its waits by the database's clock, which all processes share; what a killed process has begun is found by it, too.
    mayStandIn: /^(?!server\/.*storage\.ts$)|^server\/(jobs|areas\/search\/phrases)\/storage\.ts$/,
  },
  { says: 'markup is never set from a string', word: /dangerouslySetInnerHTML|\.innerHTML\s*=/, mayStandIn: /^$/ },
]

// What tests are made of is bound as little as they are.
const files = globSync('{contract,citations,server,web}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|-tests\/|\.d\.ts$/.test(file))
/** What each of them says, and what it imports, types and workers included. */
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const imported = new Map([...sources].map(([file, source]) => [file, importsIn(file, source).map(({ to }) => to)]))

/** The imports of a file that a rule forbids. */
function breaches({ files: bound, forbids }: Rule, file: string, imports: readonly string[]): string[] {
  const match = bound.exec(file)
  if (!match) return []
  const forbidden = new RegExp(forbids.replace('$1', match[1] ?? ''))
  return imports.filter((to) => forbidden.test(to)).map((to) => `${file} → ${to}`)
}

test('there are files to check', () => {
  expect(files.length).toBeGreaterThan(50)
  for (const room of ['contract', 'citations', 'server', 'web']) expect(files.filter((file) => file.startsWith(`${room}/`))).not.toEqual([])
})

test.each(rules)('$says', (rule) => {
  expect([...imported].flatMap(([file, named]) => breaches(rule, file, named))).toEqual([])
})

const misplaced = (file: string, text: string) => words.filter(({ word, mayStandIn }) => !mayStandIn.test(file) && word.test(text))

test.each(words)('$says', (rule) => {
  expect([...sources].filter(([file, source]) => misplaced(file, source).includes(rule)).map(([file]) => file)).toEqual([])
})

test.each([
  ['server/areas/cases/storage.ts', 'sql`select title from documents where owner_id is null`'],
  ['server/areas/cases/cases.ts', 'const own = record.owner_id === reader.userId'],
])('a planted word is caught in %s: %s', (file, text) => {
  expect(misplaced(file, text)).not.toEqual([])
})

test.each([
  ['contract/cases.ts', 'kysely'],
  ['citations/find.ts', 'node:fs'],
  ['web/app/router.tsx', 'server/app.ts'],
  ['web/app/router.tsx', 'node:fs'],
  ['server/app.ts', 'web/main.tsx'],
  ['server/areas/cases/cases.ts', 'server/areas/search/storage.ts'],
  ['server/areas/documents/import/read.ts', 'server/areas/search/plan.ts'],
  ['server/areas/cases/cases.ts', 'kysely'],
  ['server/areas/cases/storage.ts', 'fastify'],
  ['server/areas/cases/cases.ts', 'server/access/reader.ts'],
  ['web/features/cases/queries.ts', 'web/features/search/queries.ts'],
  ['web/ui/toast.tsx', 'web/features/cases/queries.ts'],
])('a planted import is caught: %s → %s', (file, to) => {
  expect(rules.flatMap((rule) => breaches(rule, file, [to]))).not.toEqual([])
})

test.each([
  ['server/areas/search/search.ts', 'server/areas/cases/cases.ts'],
  ['server/areas/documents/import/storage.ts', 'kysely'],
  ['server/areas/cases/storage.ts', 'server/access/conditions-storage.ts'],
  ['web/pages/CasePage.tsx', 'web/features/cases/queries.ts'],
  ['contract/cases.ts', 'contract/endpoint.ts'],
])('what the architecture allows passes: %s → %s', (file, to) => {
  expect(rules.flatMap((rule) => breaches(rule, file, [to]))).toEqual([])
})

/** The packages among these that the thread which answers requests loads, at once or later, with the file that does. */
function loadedByTheServer(packages: readonly string[]): string[] {
  const reached = new Set(['server/main.ts'])
  const found: string[] = []
  for (const file of reached)
    for (const { to, typeOnly, apart } of importsOf(file)) {
      if (typeOnly || apart) continue
      if (packages.includes(to)) found.push(`${file} → ${to}`)
      if (sources.has(to)) reached.add(to)
    }
  expect(reached.size).toBeGreaterThan(500)
  return found
}

test('what writes pages and documents and reads pictures runs in threads with an end, never beside requests', () => {
  expect(loadedByTheServer(['pdfkit', 'docx', 'sharp'])).toEqual([])
})

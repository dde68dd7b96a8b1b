import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
  { says: 'storage knows nothing of HTTP', files: /^server\/.*storage\.ts$/, forbids: '^(fastify|server/http/serve)' },
  { says: 'features never import features', files: /^web\/features\/([^/]+)\//, forbids: '^web/(features/(?!$1/)|pages/)' },
  { says: 'shared components know no feature', files: /^web\/(ui|reader)\//, forbids: '^web/(features|pages)/' },
]

/** Words that may stand only in certain files. */
const words: { says: string; word: RegExp; mayStandIn: RegExp }[] = [
  {
    says: 'the environment is read in config.ts only',
    word: /process\.env\b/,
    mayStandIn: /^(server\/config\.ts|server\/testing\/|scripts\/|bench\/|web\/vite\.config)/,
  },
  { says: 'fetch is called in web/api only', word: /(?<![\w.])fetch\(/, mayStandIn: /^(web\/api\/|server\/|scripts\/|bench\/)/ },
  { says: 'markup is never set from a string', word: /dangerouslySetInnerHTML|\.innerHTML\s*=/, mayStandIn: /^$/ },
]

// What tests are made of is bound as little as they are.
const files = globSync('{contract,citations,server,web}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|-tests\/|\.d\.ts$/.test(file))
const subpath = /^#(contract|citations)\/(.*)$/

// import { a, b } from './x.ts' · export * as y from '#contract/y' · import './z.css' · import('../pages/P.tsx')
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(IMPORT)].map(([, stated, called]) => {
    const to = stated ?? called ?? ''
    if (to.startsWith('.')) return join(dirname(file), to)
    return subpath.test(to) ? to.replace(subpath, '$1/$2.ts') : to
  })
}

/** The imports of a file that a rule forbids. */
function breaches({ files: bound, forbids }: Rule, file: string, imports: string[]): string[] {
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
  expect(files.flatMap((file) => breaches(rule, file, importsOf(file)))).toEqual([])
})

test.each(words)('$says', ({ word, mayStandIn }) => {
  expect(files.filter((file) => !mayStandIn.test(file) && word.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['contract/cases.ts', 'kysely'],
  ['citations/find.ts', 'node:fs'],
  ['web/app/router.tsx', 'server/app.ts'],
  ['web/app/router.tsx', 'node:fs'],
  ['server/app.ts', 'web/main.tsx'],
  ['server/areas/cases/cases.ts', 'server/areas/search/storage.ts'],
  ['server/areas/cases/import/read.ts', 'server/areas/search/plan.ts'],
  ['server/areas/cases/cases.ts', 'kysely'],
  ['server/areas/cases/storage.ts', 'fastify'],
  ['web/features/cases/queries.ts', 'web/features/search/queries.ts'],
  ['web/ui/toast.tsx', 'web/features/cases/queries.ts'],
])('a planted import is caught: %s → %s', (file, to) => {
  expect(rules.flatMap((rule) => breaches(rule, file, [to]))).not.toEqual([])
})

test.each([
  ['server/areas/search/search.ts', 'server/areas/cases/cases.ts'],
  ['server/areas/cases/import/storage.ts', 'kysely'],
  ['web/pages/CasePage.tsx', 'web/features/cases/queries.ts'],
  ['contract/cases.ts', 'contract/endpoint.ts'],
])('what the architecture allows passes: %s → %s', (file, to) => {
  expect(rules.flatMap((rule) => breaches(rule, file, [to]))).toEqual([])
})

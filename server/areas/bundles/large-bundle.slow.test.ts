import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BundleFile } from '#contract/bundles'
import { readPages } from '../../testing/read-bundle.ts'
import { type RunningServer, runScript, startServerProcess } from '../../testing/start-process.ts'

/** So many judgments of some fifteen pages are a bundle such as is filed in the Supreme Court; three times as many are more than any court takes. */
const few = 24
const many = 3 * few
const paragraphs = 150
/** Megabytes that the server may grow by while it binds few, and by how many more while it binds many. */
const mayGrow = 400
const mayGrowFurther = 150

let dataDir: string
let server: RunningServer
let token: string
let ids: string[]

const words =
  'The court heard counsel for both sides on the weir, the sluice and the lake, and reserved what it would say of the costs of the application.'
const judgment = (n: number) => ({
  title: `Party${n}x v Republic [2019] KEHC ${90_000 + n} (KLR)`,
  court_code: 'KEHC',
  citation: `[2019] KEHC ${90_000 + n} (KLR)`,
  date: '2019-03-04',
  content: ['JUDGMENT', ...Array.from({ length: paragraphs }, (_, at) => `${at + 1}. Mark${n}x${at + 1}x ${words} ${words}`)].join('\n\n'),
})

async function ask<A>(method: string, path: string, body?: object): Promise<A> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`${server.address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)])
  return (answer.status === 204 ? undefined : await answer.json()) as A
}

async function projectOf(cases: readonly string[]): Promise<string> {
  const { id } = await ask<{ id: string }>('POST', '/research-hub/projects', { name: `Of ${cases.length}` })
  for (const one of cases) await ask('POST', `/research-hub/projects/${id}/items`, { type: 'document', id: one })
  return `/research-hub/projects/${id}`
}

/** VmRSS:   612345 kB */
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))![1]) / 1024

/** Makes the file; answers how far it said it was, and the most memory that the server took meanwhile. */
async function make(project: string, until: (file: BundleFile) => boolean = ({ status }) => status !== 'making') {
  await ask('POST', `${project}/bundle`)
  const done: number[] = []
  let most = 0
  for (;;) {
    const file = await ask<BundleFile>('GET', `${project}/bundle/file`)
    if (file.done !== done.at(-1)) done.push(file.done)
    most = Math.max(most, megabytes())
    if (until(file)) return { file, done, most }
    await sleep(50)
  }
}

// The memory of a process is told by Linux.
const onLinux = process.platform === 'linux'

beforeAll(async () => {
  if (!onLinux) return
  dataDir = mkdtempSync(join(tmpdir(), 'hukumu-large-bundle-'))
  const file = join(dataDir, 'judgments.jsonl')
  writeFileSync(file, Array.from({ length: many }, (_, n) => `${JSON.stringify(judgment(n + 1))}\n`).join(''))
  expect(await runScript('import', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_LIBRARY: 'off' })
  const account = { email: 'files-much@example.test', password: 'secret-enough' }
  await ask('POST', '/auth/signup', { ...account, name: 'Files Much' })
  token = (await ask<{ access_token: string }>('POST', '/auth/login', account)).access_token
  ids = (await ask<{ results: { id: string }[] }>('GET', `/cases/?limit=${many}`)).results.map(({ id }) => id)
  expect(ids).toHaveLength(many)
})
afterAll(async () => {
  await server?.stop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

test.runIf(onLinux)('more than 300 pages are bound in bounded memory, with progress, true page references and bookmarks', async () => {
  const project = await projectOf(ids.slice(0, few))
  // A passage in the middle of one of them, which the digest is to pinpoint.
  const { content } = await ask<{ content: string }>('GET', `/case-detail/${ids[3]}/content`)
  const passage = /Mark\d+x75x The court heard counsel/.exec(content)!
  const [start_offset, end_offset] = [passage.index, passage.index + passage[0].length]
  const mark = { case_id: ids[3], text_selection: passage[0], start_offset, end_offset }
  const { id } = await ask<{ id: string }>('POST', '/annotations', mark)
  await ask('POST', `${project}/items`, { type: 'annotation', id })

  const before = megabytes()
  const { file, done, most } = await make(project)
  expect(file).toMatchObject({ status: 'ready', done: few, total: few })
  expect(file.pages).toBeGreaterThan(300)
  expect(done).toEqual(done.toSorted((one, other) => one - other))
  expect(done.length).toBeGreaterThan(4)
  process.stdout.write(`${file.pages} pages: from ${before.toFixed(0)} to ${most.toFixed(0)} MB\n`)
  expect(most - before).toBeLessThan(mayGrow)

  const bytes = await fetch(`${server.address}/api${project}/bundle/download`, { headers: { authorization: `Bearer ${token}` } })
  const { pages, links, outline } = await readPages(new Uint8Array(await bytes.arrayBuffer()))
  expect(pages).toHaveLength(file.pages!)
  for (const [place, text] of pages.entries()) expect(text.slice(0, 160)).toMatch(new RegExp(String.raw`(^|\D)${place + 1}(\D|$)`))
  const pageOf = (title: string) => outline.find((entry) => entry.title.startsWith(title))!.page
  const [index, list, digest] = [pageOf('Index'), pageOf('List of Authorities'), pageOf('Digest of Authorities')]
  const rows = `${pages.slice(index - 1, list - 1).join(' ')} `
  for (const { key, page } of file.starts) {
    const [, party] = /Mark(\d+)x1x/.exec(pages[page - 1]!)!
    const [, tab] = new RegExp(String.raw`(\d+)\. ?Party${party}x v Republic`).exec(rows)!
    expect(rows, key).toMatch(new RegExp(String.raw`\D${tab}\. ?Party${party}x v Republic [^.]*? ?${page} `))
    expect(pageOf(`${tab}. Party${party}x v Republic`), key).toBe(page)
    expect(links.slice(index - 1, list - 1).flat(), key).toContain(page)
  }
  const [, pinpointed] = /Paragraph 75(?:, submission of a party)? ?page (\d+) of this bundle/.exec(
    pages.slice(digest - 1, file.starts[0]!.page - 1).join(' '),
  )!
  expect(pages[Number(pinpointed) - 1]).toContain(passage[0].slice(0, passage[0].indexOf(' ')))

  // Three times as many are cancelled in the middle, which leaves nothing behind, and made then.
  const larger = await projectOf(ids)
  await make(larger, ({ done: bound }) => bound >= 3)
  await ask('DELETE', `${larger}/bundle/file`)
  expect(await ask('GET', `${larger}/bundle/file`)).toMatchObject({ status: 'none' })
  await expect.poll(() => readdirSync(join(dataDir, 'bundles')).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(readdirSync(join(dataDir, 'bundles'))).toHaveLength(1)
  const made = await make(larger)
  process.stdout.write(`${made.file.pages} pages: to ${made.most.toFixed(0)} MB\n`)
  expect(made.file.pages).toBeGreaterThan(900)
  expect(made.most - most).toBeLessThan(mayGrowFurther)
})

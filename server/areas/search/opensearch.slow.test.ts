import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { whyNotHere } from '../../testing/opensearch/fetch.ts'
import { type OpenSearchNode, startOpenSearch } from '../../testing/opensearch/start.ts'
import { storeCases } from '../../testing/store-cases.ts'
import type { Index } from './engine/engine.ts'
import { testEngine } from './search-tests/suite.ts'
import { awaitIndex, forgetWords, inspectIndex, openIndexThere, rewriteIndex } from './search.ts'

const missing = await whyNotHere()

describe.skipIf(missing !== null)(`OpenSearch${missing === null ? '' : ` (${missing})`}`, () => {
  let folder: string
  let node: OpenSearchNode
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hukumu-opensearch-test-'))
    node = await startOpenSearch(folder, { isBrief: true })
  })
  afterAll(async () => {
    await node.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const problems: string[] = []
  const open = (database: TestApp['database'], shards = 2): Index =>
    openIndexThere(database, { url: node.url, shards }, (words) => problems.push(words))

  describe('finds', () => {
    testEngine(() => createTestApp({}, undefined, { openIndex: open }), { filtered: 12, language: 25, plain: 12 })
    afterAll(() => expect(problems).toEqual([]))
  })

  describe('is kept in step', () => {
    let app: TestApp
    let headers: { authorization: string }
    beforeEach(async () => {
      problems.length = 0
      app = await createTestApp({}, undefined, { openIndex: open })
      headers = await app.signedIn()
      await expect.poll(async () => (await ask('weir')).statusCode).toBe(200)
    })
    afterEach(() => app.close())

    let numbers = 0
    const store = (words: string) => {
      numbers += 1
      return storeCases(app.database, [{ title: `Weir ${numbers}`, citation: `[2020] KEHC ${50_000 + numbers} (KLR)`, content: [words] }])
    }
    const ask = (query: string) => app.inject({ url: `/api/cases?${new URLSearchParams({ query }).toString()}`, headers })
    const totalOf = async (query: string) => (await ask(query)).json<{ total: number }>().total
    const found = async (index: Index, word: string) =>
      (
        await index.ask('match', [
          {
            sight: { collection: 'judgments', owner: '', shared: [], hidden: [] },
            meant: { kind: 'stands', what: { kind: 'word', word } },
          },
        ])
      )[0]!.length
    const place = () => ({ dataDir: app.config.dataDir, openSearch: { url: node.url, shards: 2 } })
    const namesOfIndices = async () => {
      const { rows } = await app.database.pool.query<{ id: string }>('select id from search_library')
      const all = (await (await fetch(`${node.url}/_cat/indices/hukumu-${rows[0]!.id}-*?format=json&h=index,pri`)).json()) as {
        index: string
        pri: string
      }[]
      return all.filter(({ index }) => /-(?:judgments|law)(?:-passages)?-\d+$/.test(index))
    }

    test('by every process: what one has stored, the next search of any other finds, many of it at once', async () => {
      const other = open(app.database)
      try {
        await store('The quagga stood in the weir.')
        expect([await totalOf('quagga'), await found(other, 'quagga')]).toEqual([1, 1])
        await Promise.all(Array.from({ length: 20 }, () => store('The quagga went home.')))
        expect(await Promise.all([found(other, 'quagga'), totalOf('quagga'), found(other, 'quagga')])).toEqual([21, 21, 21])
        expect(await other.state()).toMatchObject({ held: 21, behind: 0 })
      } finally {
        await other.close()
      }
    })

    test('a beginning of more words than OpenSearch places is found beside others', async () => {
      await store(`${Array.from({ length: 1_100 }, (_, i) => `qa${i}`).join(' ')} weir.`)
      expect([await totalOf('qa* +1 weir'), await totalOf('qa11* +1 weir'), await totalOf('qa109* +1 weir')]).toEqual([1, 0, 1])
    })

    test('an outage is told in words, nothing else fails, and what was stored meanwhile is found by itself', async () => {
      await store('The quagga stood in the weir.')
      expect(await totalOf('quagga')).toBe(1)
      const { url } = node
      await node.kill()
      const refused = await ask('quagga')
      expect([refused.statusCode, refused.json()]).toEqual([503, expect.objectContaining({ code: 'search-unreachable' })])
      await store('Another quagga.')
      expect((await app.inject({ url: '/api/bookmarks', headers })).statusCode).toBe(200)
      expect(await inspectIndex(app.database, place())).toEqual({ state: 'unreachable' })
      node = await startOpenSearch(folder, { port: Number(new URL(url).port), isBrief: true })
      await expect.poll(async () => (await ask('quagga')).statusCode).toBe(200)
      expect(await totalOf('quagga')).toBe(2)
    })

    test('more parts are made beside what is searched, and take its place when they have everything', async () => {
      await Promise.all(Array.from({ length: 5 }, () => store('The quagga stood in the weir.')))
      expect(await totalOf('quagga')).toBe(5)
      const before = await namesOfIndices()
      const more = open(app.database, 3)
      try {
        await expect.poll(async () => (await namesOfIndices()).map(({ pri }) => pri)).toEqual(['3', '3', '3', '3'])
        expect((await namesOfIndices()).some(({ index }) => before.some((one) => one.index === index))).toBe(false)
        expect([await found(more, 'quagga'), (await more.state()).behind]).toEqual([5, 0])
      } finally {
        await more.close()
      }
    })

    test('a word that must leave is in none of the files afterwards', async () => {
      await store('Zyxwvut stood in the weir.')
      expect(await totalOf('zyxwvut')).toBe(1)
      expect(filesWith('zyxwvut')).not.toEqual([])
      const { rows } = await app.database.pool.query<{ id: number; revision: number }>('select id, revision from documents')
      await app.database.pool.query(`update revisions set content = 'A person stood in the weir.', layout = '{}' where document_id = $1`, [
        rows[0]!.id,
      ])
      await app.database.pool.query('update search_entries set changed = pg_current_xact_id() where document_id = $1', [rows[0]!.id])
      await app.database.sql.transaction().execute((transaction) => forgetWords(transaction, [rows[0]!.id]))
      await rewriteIndex(app.database, place())
      expect(await totalOf('zyxwvut')).toBe(0)
      expect(filesWith('zyxwvut')).toEqual([])
    }, 400_000)

    test('a command waits until all of it is read, and sees how far it is', async () => {
      expect(await inspectIndex(app.database, place())).toMatchObject({ state: 'whole' })
      await store('The quagga stood in the weir.')
      await awaitIndex(app.database, place(), { signal: AbortSignal.timeout(60_000), onWaiting: () => {} })
      expect(await inspectIndex(app.database, place())).toEqual({ state: 'whole', behind: 0 })
    })
  })

  /** The files of the node that have some letters; one that goes meanwhile has none. */
  const filesWith = (letters: string): string[] =>
    readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      return entry.isFile() && existsSync(path) && readFileSync(path).includes(letters) ? [path] : []
    })
})

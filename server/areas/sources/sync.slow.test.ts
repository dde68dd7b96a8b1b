import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SyncRun } from '#contract/sources'
import { readConfig } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { type SourceSite, siteKey, startSourceSite } from '../../testing/source-site.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createDocuments } from '../documents/documents.ts'
import { createSources } from './sources.ts'
import { sourcesStorage } from './storage.ts'
import type { SyncOptions } from './sync.ts'

let database: Database
let site: SourceSite
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  site = await startSourceSite()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-sources-'))
})
afterEach(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
  // Each test reads a site of its own into a library of its own.
  await database.pool.query('delete from documents; delete from works; delete from sources')
})

const open = () =>
  createSources({
    database,
    documents: createDocuments(database),
    config: readConfig({
      LAWS_AFRICA_URL: `${site.url}/v3`,
      LAWS_AFRICA_KEY: siteKey,
      PEACHJAM_URL: `${site.url}/api/v1`,
      PEACHJAM_KEY: siteKey,
      SYNC_FOLDER: folder,
      SYNC_FEED: `${site.url}/feed.xml`,
      SYNC_PAUSE: '0',
      PUBLIC_URL: 'https://hukumu.test',
    }),
  })

async function sync(name: string, options: Partial<SyncOptions> = {}): Promise<SyncRun> {
  const run = await (await open()).sync(name, { askedBy: 'command', signal: new AbortController().signal, ...options })
  if (typeof run === 'string') throw new Error(`It was not read: ${run}`)
  return run
}

/** What came of a run, in short. */
const came = ({ state, failure, added, updated, unchanged, withheld, rejected, withdrawn }: SyncRun) => ({
  ended: failure ?? state,
  ...Object.fromEntries(Object.entries({ added, updated, unchanged, withheld, rejected, withdrawn }).filter(([, count]) => count > 0)),
})

async function held(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select public_id as id from works w join documents d on d.work_id = w.id order by public_id',
  )
  return rows.map(({ id }) => id)
}

const texts = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ text: string }>(
    `select w.public_id || ' ' || e.date as text from expressions e join documents d on d.id = e.document_id join works w on w.id = d.work_id order by 1`,
  )
  return rows.map(({ text }) => text)
}

const addWorks = (...numbers: number[]) => {
  for (const number of numbers) {
    const texts = { '2031-02-03': `This Act may be cited as the Reed Act No. ${number}.`, '2033-04-05': `It is called Reed Act ${number}.` }
    site.works.set(`/akn/ke/act/2031/${number}`, { title: `Reed Act No. ${number}`, updated: '2033-05-01T08:00:00Z', texts })
  }
}
const uriOf = (number: number) => `/akn/ke/judgment/kehc/2031/${number}/eng@2031-03-04`
const addJudgments = (updated: string, ...numbers: number[]) => {
  for (const number of numbers) {
    site.judgments.set(uriOf(number), {
      title: `Applicant ${number} v Reed Growers`,
      mnc: `[2031] KEHC ${number} (KLR)`,
      date: '2031-03-04',
      updated,
      html: `<p>1. The application ${number} is about reeds.</p><p>2. It is dismissed.</p>`,
    })
  }
}

describe('statutes of Laws.Africa', () => {
  test('come with all their texts, once; what changed is fetched, what went is taken down', async () => {
    addWorks(90_001, 90_002, 90_003)
    expect(came(await sync('laws-africa'))).toEqual({ ended: 'done', added: 3, updated: 3 })
    expect(await texts()).toEqual(
      [90_001, 90_002, 90_003].flatMap((number) => ['2031-02-03', '2033-04-05'].map((date) => `ke-act-2031-${number} ${date}`)),
    )
    expect(site.asked[0]!.headers).toMatchObject({
      authorization: `Token ${siteKey}`,
      'user-agent': expect.stringMatching(/^Hukumu\/[\d.]+ \(\+https:\/\/hukumu\.test; mailto:/) as string,
    })

    site.look()
    expect(came(await sync('laws-africa'))).toEqual({ ended: 'done' })
    expect(site.look()).toEqual(['/v3/akn/ke/.json', '/v3/akn/ke/.json?page=2'])

    const changed = site.works.get('/akn/ke/act/2031/90001')!
    site.works.set('/akn/ke/act/2031/90001', {
      ...changed,
      updated: '2034-01-01T00:00:00Z',
      texts: { '2031-02-03': changed.texts['2031-02-03']!, '2034-01-01': 'Another text.' },
    })
    site.works.delete('/akn/ke/act/2031/90002')
    expect(came(await sync('laws-africa'))).toEqual({ ended: 'done', updated: 1, unchanged: 1, withdrawn: 3 })
    expect(await texts()).toEqual([
      'ke-act-2031-90001 2031-02-03',
      'ke-act-2031-90001 2034-01-01',
      'ke-act-2031-90003 2031-02-03',
      'ke-act-2031-90003 2033-04-05',
    ])
    expect(await held()).toEqual(['ke-act-2031-90001', 'ke-act-2031-90003'])
  })

  test('wherever it is broken off, the next run brings the rest: nothing twice, nothing lost', async () => {
    addWorks(90_001, 90_002, 90_003, 90_004)
    for (let stops = 0; ; stops += 1) {
      const stopping = new AbortController()
      let told = 0
      const run = await sync('laws-africa', { signal: stopping.signal, onProgress: () => (told += 1) > 1 && stopping.abort() })
      if (run.state === 'done') break
      expect([run.state, stops < 20]).toEqual(['stopped', true])
    }
    expect(await texts()).toHaveLength(8)
    const { rows } = await database.pool.query<{ count: number }>('select count(*) as count from revisions')
    expect(rows[0]!.count).toBe(8)
  })

  test.each([
    ['another host', () => (site.next = 'http://127.0.0.2:1/v3/akn/ke/.json?page=2'), 'elsewhere'],
    ['its own pages for ever', () => (site.stuck = true), 'repeats'],
    ['a page that is none', () => site.fail(/page=2/, 'nonsense'), 'nonsense'],
    ['a refusal of the key', () => site.fail(/page=2/, { status: 403 }), 'refused'],
    ['a redirect to another host', () => site.fail(/page=2/, { status: 302, headers: { location: 'http://127.0.0.2/' } }), 'elsewhere'],
    ['nothing but broken lines', () => site.fail(/page=2/, 'cut in the middle', 4), 'unreachable'],
    ['errors', () => site.fail(/page=2/, { status: 502 }, 4), 'unavailable'],
  ])('a listing that leads to %s ends the run, and what it had named is kept', async (_, goWrong, failure) => {
    addWorks(90_001, 90_002, 90_003)
    goWrong()
    expect(came(await sync('laws-africa'))).toEqual({ ended: failure, added: 2, updated: 2 })
    Object.assign(site, { stuck: false, next: null })
    expect(came(await sync('laws-africa'))).toEqual({ ended: 'done', added: 1, updated: 1 })
    expect(await texts()).toHaveLength(6)
  })

  test('what fails on the way is tried again at once', async () => {
    addWorks(90_001)
    site.fail(/\.akn$/, 'cut')
    site.fail(/\.akn$/, { status: 503, headers: { 'retry-after': '0' } })
    site.fail(/\.json$/, { status: 500 })
    expect(came(await sync('laws-africa'))).toEqual({ ended: 'done', added: 1, updated: 1 })
  })

  test('a source that asks to be left alone for long is not asked before', async () => {
    addWorks(90_001)
    site.fail(/akn\/ke\/\.json/, { status: 429, headers: { 'retry-after': '7200' } })
    expect(came(await sync('laws-africa'))).toEqual({ ended: 'throttled' })
    const sources = await open()
    expect(await sources.sync('laws-africa', { askedBy: 'schedule', signal: new AbortController().signal })).toBe('left alone')
    const [state] = await sources.states(null)
    expect(Date.parse(state!.not_before!) - database.clock.now()).toBeGreaterThan(7_000_000)
  })
})

describe('judgments of a Peachjam site', () => {
  test('come in the order of their change; what is withdrawn there is withdrawn here', async () => {
    // A page is full of documents of one time.
    addJudgments('2031-04-01T10:00:00+03:00', 90_001, 90_002, 90_003)
    addJudgments('2031-04-02T10:00:00+03:00', 90_004, 90_005)
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', added: 5 })
    expect(await held()).toEqual([1, 2, 3, 4, 5].map((number) => `kehc-2031-9000${number}`))

    site.look()
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done' })
    expect(site.look().filter((path) => path.includes('.html'))).toEqual([])

    site.judgments.delete(uriOf(90_002))
    addJudgments('2031-05-01T10:00:00+03:00', 90_006)
    Object.assign(site.judgments.get(uriOf(90_001))!, { updated: '2031-05-02T10:00:00+03:00', html: '<p>1. Another text of the case.</p>' })
    const gone = await database.sql.selectFrom('cases').where('case_id', '=', 'kehc-2031-90002').select('id').executeTakeFirstOrThrow()
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', added: 1, updated: 1, withdrawn: 1 })
    // Its words leave the files of the index, too.
    expect(
      await database.sql.selectFrom('search_rewrites').select('document_id').where('document_id', '=', gone.id).execute(),
    ).toHaveLength(1)
    expect(await held()).toEqual([1, 3, 4, 5, 6].map((number) => `kehc-2031-9000${number}`))
  })

  test('one without a page gives its text, and one that comes back after it was withdrawn is there again', async () => {
    addJudgments('2031-04-01T10:00:00+03:00', 90_001)
    const judgment = site.judgments.get(uriOf(90_001))!
    Object.assign(judgment, { html: undefined, text: '1. The reeds are the growers’.\n\n2. Costs follow.' })
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', added: 1 })
    const { rows } = await database.pool.query<{ content: string; url: string }>(
      'select r.content, d.url from revisions r join documents d on d.id = r.document_id',
    )
    expect(rows).toEqual([{ content: expect.stringContaining('The reeds are the growers') as string, url: `${site.url}${uriOf(90_001)}` }])
    site.judgments.clear()
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', withdrawn: 1 })
    site.judgments.set(uriOf(90_001), judgment)
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', added: 1 })
    expect(await held()).toEqual(['kehc-2031-90001'])
  })

  test('what was taken down here is left out, and fetched again once it is restored', async () => {
    addJudgments('2031-03-05T08:00:00Z', 90_041, 90_042)
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', added: 2 })
    const { takedowns } = createDocuments(database)
    await takedowns.takeDown({ caseId: 'kehc-2031-90041', reason: 'Ordered', reference: 'E1/2031' }, 'operator')
    site.judgments.get(uriOf(90_041))!.updated = '2031-03-06T08:00:00Z'
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', withheld: 1 })
    expect(await held()).toEqual(['kehc-2031-90042'])
    await takedowns.restore('kehc-2031-90041', 'operator')
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done' })
    await sourcesStorage(database).fetchAgain('kehc-2031-90041')
    expect(came(await sync('peachjam'))).toEqual({ ended: 'done', added: 1 })
    expect(await held()).toEqual(['kehc-2031-90041', 'kehc-2031-90042'])
  })

  test('a source that has lost nearly everything is not believed without a word', async () => {
    site.pageSize = 50
    addJudgments('2031-04-01T10:00:00+03:00', ...Array.from({ length: 24 }, (_, index) => 90_001 + index))
    await sync('peachjam')
    site.judgments.clear()
    expect(came(await sync('peachjam'))).toEqual({ ended: 'too-many-withdrawn' })
    expect(await held()).toHaveLength(24)
    expect(came(await sync('peachjam', { acceptWithdrawals: true }))).toEqual({ ended: 'done', withdrawn: 24 })
    expect(await held()).toEqual([])
  })
})

describe('a watched folder', () => {
  const write = (name: string, words: string, age = 60_000) => {
    const path = join(folder, name)
    mkdirSync(join(path, '..'), { recursive: true })
    const record = {
      title: 'A v Reed Growers',
      court: 'High Court',
      citation: '[2031] KEHC 90011 (KLR)',
      date: '2031-03-04',
      content: words,
    }
    writeFileSync(path, JSON.stringify(record))
    const at = new Date(database.clock.now() - age)
    utimesSync(path, at, at)
  }

  test('is mirrored: new, changed, renamed and removed files; one that is being written waits', async () => {
    write('2031/a.json', '1. The first words of the case.')
    write('b.json', 'nothing yet', 0)
    expect(came(await sync('folder'))).toEqual({ ended: 'done', added: 1 })
    expect(came(await sync('folder'))).toEqual({ ended: 'done' })
    write('2031/a.json', '1. Other words of the case, and more of them.', 50_000)
    rmSync(join(folder, 'b.json'))
    expect(came(await sync('folder'))).toEqual({ ended: 'done', updated: 1 })
    renameSync(join(folder, '2031/a.json'), join(folder, 'c.json'))
    expect(came(await sync('folder'))).toEqual({ ended: 'done', unchanged: 1, withdrawn: 1 })
    expect(await held()).toEqual(['kehc-2031-90011'])
    rmSync(join(folder, 'c.json'))
    expect(came(await sync('folder'))).toEqual({ ended: 'done', withdrawn: 1 })
    expect(await held()).toEqual([])
  })

  test('a folder that is not there takes nothing down; a file that is no document is told of', async () => {
    write('a.json', '1. The first words of the case.')
    writeFileSync(join(folder, 'b.zip'), Buffer.from('PK\u0003\u0004nothing'))
    utimesSync(join(folder, 'b.zip'), new Date(0), new Date(0))
    expect(came(await sync('folder'))).toEqual({ ended: 'done', added: 1, rejected: 1 })
    const refused = await (await open()).refused('folder', { limit: 10, offset: 0 })
    expect(refused).toMatchObject({ total: 1, results: [{ name: 'b.zip', reason_codes: [{ code: expect.any(String) as string }] }] })
    renameSync(folder, `${folder}-away`)
    expect(came(await sync('folder'))).toEqual({ ended: 'folder-missing' })
    expect(await held()).toEqual(['kehc-2031-90011'])
    renameSync(`${folder}-away`, folder)
  })
})

describe('a feed', () => {
  const record = (words: string) =>
    JSON.stringify({ title: 'B v Reeds', court: 'High Court', citation: '[2031] KEHC 90021 (KLR)', date: '2031-03-04', content: words })
  const feed = (...entries: string[]) => `<feed xmlns="http://www.w3.org/2005/Atom"><title>New</title>${entries.join('')}</feed>`
  const entry = (id: string, href: string, updated: string) =>
    `<entry><id>${id}</id><updated>${updated}</updated><link rel="enclosure" href="${href}"/></entry>`

  test('is asked whether it changed; files on its host come in, others are refused, deleted ones go', async () => {
    site.files.set('/files/one.json', { body: record('1. The first words.'), etag: '"one"' })
    const entries = [entry('tag:one', '/files/one.json', '2031-04-01'), entry('tag:two', 'http://127.0.0.2/two.json', '2031-04-01')]
    site.files.set('/feed.xml', { body: feed(...entries), etag: '"a"' })
    expect(came(await sync('feed'))).toEqual({ ended: 'done', added: 1 })
    expect((await (await open()).refused('feed', { limit: 10, offset: 0 })).results).toMatchObject([
      { name: 'two.json', failure: 'elsewhere' },
    ])
    site.look()
    expect(came(await sync('feed'))).toEqual({ ended: 'done' })
    expect(site.look()).toEqual(['/feed.xml'])

    site.files.set('/feed.xml', {
      body: feed('<at:deleted-entry xmlns:at="http://purl.org/atompub/tombstones/1.0" ref="tag:one"/>'),
      etag: '"b"',
    })
    expect(came(await sync('feed'))).toEqual({ ended: 'done', withdrawn: 1 })
    expect(await held()).toEqual([])
  })
})

test('one run at a time reads a source', async () => {
  addWorks(90_001)
  site.fail(/\.json/, 'silence')
  const sources = await open()
  const stopping = new AbortController()
  const first = sources.sync('laws-africa', { askedBy: 'command', signal: stopping.signal })
  await expect.poll(() => site.asked.length).toBe(1)
  expect(await sources.sync('laws-africa', { askedBy: 'command', signal: new AbortController().signal })).toBe('busy')
  stopping.abort()
  expect(await first).toMatchObject({ state: 'stopped' })
  expect(came(await sync('laws-africa'))).toEqual({ ended: 'done', added: 1, updated: 1 })
})

import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../database/open.ts'
import { storeAct } from '../../../testing/store-act.ts'
import { storeCases } from '../../../testing/store-cases.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { type Collection, everything } from '../engine/engine.ts'
import { createBudget } from '../engine/segments/budget.ts'
import { findAll } from '../engine/segments/search-segments.ts'
import { forgetWords } from '../indexing/storage.ts'
import { changesStorage } from './changes-storage.ts'
import { type Keeper, createKeeper } from './keeper.ts'
import { makeSegments } from './make-segments.ts'
import { rewriteFiles } from './rewrite-files.ts'
import { openFolder } from './segment-files.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-index-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const open = (folder: string | null, { mayWrite = true, pause = async () => {}, mostAwaited = 1_000 } = {}): Keeper =>
  createKeeper({
    storage: changesStorage(database.sql),
    folder: folder === null ? null : openFolder(folder),
    mayWrite: async () => mayWrite,
    pause,
    mostAwaited,
  })
const having = (keeper: Keeper, word: string, collection: Collection = 'judgments') =>
  findAll(
    keeper.held(),
    { collection, owner: '', shared: [], hidden: [] },
    { kind: 'all', of: [everything, { kind: 'stands', what: { kind: 'word', word } }] },
    createBudget(10_000),
  ).length
let cases = 0
const store = (content: string, identity?: string) => {
  cases += 1
  return storeCases(database, [
    { title: identity ?? `Case ${cases}`, citation: `[2020] KEHC ${identity ?? 50_000 + cases} (KLR)`, content: [content] },
  ])
}
const change = (word: string, into: string) =>
  database.sql.transaction().execute(async (transaction) => {
    const ids = await database.query(
      `update revisions set content = replace(content, '${word}', '${into}') where content like '%${word}%' returning document_id`,
    )
    const rows = (ids as { rows: { document_id: number }[] }).rows
    await forgetWords(
      transaction,
      rows.map(({ document_id }) => document_id),
    )
    await database.query(
      `update search_entries set year = year where document_id = any (array[${rows.map(({ document_id }) => document_id).join()}])`,
    )
  })
const filesHave = (folder: string, word: string) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(word))

test('what is stored, changed or removed is found as it is at the next look, and so it is after a restart', async () => {
  const folder = newFolder()
  const keeper = open(folder)
  await keeper.follow()
  await store('The aardvark trespassed.')
  await store('The aardvark and the bongo trespassed.')
  await keeper.follow()
  expect([having(keeper, 'aardvark'), having(keeper, 'bongo')]).toEqual([2, 1])
  await keeper.keep()
  await store('Another aardvark.')
  await database.query(`delete from documents where id in (select document_id from revisions where content like '%bongo%')`)
  await keeper.follow()
  expect([having(keeper, 'aardvark'), having(keeper, 'bongo')]).toEqual([2, 0])
  // As after a kill: nothing was written since.
  const again = open(folder)
  await again.follow()
  expect([having(again, 'aardvark'), having(again, 'bongo')]).toEqual([2, 0])
  await again.keep()
  const third = open(folder, { mayWrite: false })
  await third.follow()
  expect(having(third, 'aardvark')).toBe(2)
  for (const one of [keeper, again, third]) one.close()
})

test('texts of Acts are followed beside judgments of the same ids, and leave by themselves', async () => {
  const folder = newFolder()
  const keeper = open(folder)
  const { id } = await storeAct(database, 'Gerenuk Pastures Act', 1999)
  await store('The gerenuk trespassed.')
  const { rows } = (await database.query('select d.id from documents d join expressions e on e.id = d.id')) as { rows: object[] }
  expect(rows.length).toBeGreaterThan(0)
  await keeper.follow()
  const both = (one: Keeper) => [having(one, 'gerenuk'), having(one, 'gerenuk', 'law')]
  // What stands before the section has the title, too.
  expect(both(keeper)).toEqual([1, 2])
  await keeper.keep()
  const again = open(folder)
  await again.follow()
  expect(both(again)).toEqual([1, 2])
  await database.query(`delete from documents where id in (select document_id from revisions where content like '%gerenuk trespassed%')`)
  await again.follow()
  expect(both(again)).toEqual([0, 2])
  await database.query(`delete from documents d using works w where w.id = d.work_id and w.public_id = '${id}'`)
  await again.follow()
  expect(both(again)).toEqual([0, 0])
  await again.keep()
  expect(filesHave(folder, 'pastures')).toBe(false)
  for (const one of [keeper, again]) one.close()
})

test('what goes while a large library is still being read does not come back', async () => {
  const [id] = await store('The pangolin left while others were read.')
  const storage = changesStorage(database.sql)
  let meanwhile = async () => {}
  const keeper = createKeeper({
    storage: {
      ...storage,
      extent: async () => ({ ...(await storage.extent()), documents: 1_000_000 }),
      texts: async (...asked) => {
        const read = await storage.texts(...asked)
        if (asked[0] === 'judgments') await meanwhile()
        return read
      },
    },
    folder: null,
    mayWrite: async () => false,
    pause: async () => {},
    mostAwaited: 0,
  })
  await keeper.follow()
  let times = 0
  meanwhile = async () => {
    if ((times += 1) > 1) return
    await database.query(`delete from search_entries where document_id = (select id from cases where case_id = '${id}')`)
    await keeper.follow()
  }
  while (await keeper.readOn()) continue
  expect(having(keeper, 'pangolin')).toBe(0)
  expect(having(keeper, 'aardvark')).toBeGreaterThan(0)
})

test('of much that changed at once the newest is found at the next look, the rest when it was read, and nothing as it was', async () => {
  const folder = newFolder()
  const keeper = open(folder, { mostAwaited: 20 })
  const okapis = Array.from({ length: 130 }, (_, i) => ({
    title: `Okapi ${i}`,
    citation: `[2019] KEHC ${60_000 + i} (KLR)`,
    content: [`The okapi trespassed ${i === 0 ? 'and the quagga too' : ''}.`],
  }))
  await keeper.follow()
  await storeCases(database, okapis)
  await store('A hartebeest came last.')
  await keeper.follow()
  expect([having(keeper, 'hartebeest'), having(keeper, 'okapi'), keeper.isWhole()]).toEqual([1, 49, false])
  expect(await keeper.state()).toMatchObject({ behind: 81 })
  // Of those that wait some change, some go; and what comes now is not behind them.
  await change('quagga', 'zorilla')
  await database.query(
    `delete from documents where id in (select document_id from revisions where content like '%okapi trespassed%' limit 10)`,
  )
  await store('A second hartebeest came.')
  await keeper.follow()
  expect([having(keeper, 'hartebeest'), having(keeper, 'quagga')]).toEqual([2, 0])
  await keeper.readOn()
  await keeper.keep()
  const again = open(folder, { mostAwaited: 20 })
  for (const one of [keeper, again]) {
    await one.follow()
    while (await one.readOn()) continue
    expect([having(one, 'okapi'), having(one, 'quagga'), one.isWhole()]).toEqual([120, 0, true])
    expect(await one.state()).toMatchObject({ behind: 0 })
  }
  for (const one of [keeper, again]) one.close()
})

test('what changes while much is read behind is as it is now, once', async () => {
  const some = Array.from({ length: 60 }, (_, i) => ({
    title: `Sitatunga ${i}`,
    citation: `[2018] KEHC ${70_000 + i} (KLR)`,
    content: ['The sitatunga swam.'],
  }))
  let meanwhile = async () => {}
  const storage = changesStorage(database.sql)
  const keeper = createKeeper({
    storage: {
      ...storage,
      texts: async (...asked) => {
        const read = await storage.texts(...asked)
        await meanwhile()
        return read
      },
    },
    folder: null,
    mayWrite: async () => false,
    pause: async () => {},
    mostAwaited: 10,
  })
  await keeper.follow()
  await storeCases(database, some)
  await keeper.follow()
  let times = 0
  meanwhile = async () => {
    times += 1
    if (times > 1) return
    await database.query(`update search_entries e set year = 1901 from revisions r
      where r.document_id = e.document_id and r.content like '%sitatunga swam%'`)
    await keeper.follow()
  }
  while (await keeper.readOn()) continue
  expect(times).toBeGreaterThan(2)
  expect(having(keeper, 'sitatunga')).toBe(60)
})

test('a load of which nobody asks is gathered, and read at once by whoever asks; where that fails it waits again', async () => {
  let fails = 0
  const keeper = createKeeper({
    storage: changesStorage(database.sql),
    folder: null,
    mayWrite: async () => false,
    pause: async () => {},
    make: {
      atOnce: 2,
      make: async (collection, ids) => {
        if ((fails -= 1) === 0) throw new Error('The thread has ended')
        return makeSegments(changesStorage(database.sql), collection, ids, async () => {})
      },
    },
  })
  await keeper.follow()
  fails = 1
  await storeCases(
    database,
    Array.from({ length: 70 }, (_, i) => ({
      title: `Oribi ${i}`,
      citation: `[2017] KEHC ${80_000 + i} (KLR)`,
      content: ['The oribi grazed.'],
    })),
  )
  await keeper.follow({ isAsked: false })
  expect([having(keeper, 'oribi'), keeper.isWhole(), keeper.isComing()]).toEqual([0, false, true])
  await expect(keeper.follow()).rejects.toThrow('The thread has ended')
  await keeper.follow()
  expect([having(keeper, 'oribi'), keeper.isWhole()]).toEqual([70, true])
})

test('what is committed later than what came after it is found too', async () => {
  const keeper = open(null)
  await keeper.follow()
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  await store('The cheetah came while another was still writing.')
  await keeper.follow()
  expect(having(keeper, 'cheetah')).toBe(1)
  await client.query(
    `update search_entries set year = 1901 where document_id = (select document_id from revisions where content like '%aardvark%' limit 1)`,
  )
  await client.query('commit')
  client.release()
  await keeper.follow()
  const years = keeper.held().flatMap(({ segment, live }) => {
    const { values, starts, ids } = segment.columns.dimensions.year
    return [...live].flatMap((is, slot) => (is === 1 ? [values[ids[starts[slot]!]!]] : []))
  })
  expect(years).toContain('1901')
})

test('wherever a writing of files is broken off, what is there is right, and the next one goes on', async () => {
  for (let i = 0; i < 12; i += 1) await store(`The dikdik number ${i} ran over the boundary of the parcel.`)
  for (const stopsAfter of [0, 1, 2, 3]) {
    const folder = newFolder()
    let steps = 0
    let isWriting = false
    const dying = open(folder, {
      pause: async () => {
        if (isWriting) steps += 1
        if (steps > stopsAfter) throw new Error('killed')
      },
    })
    await dying.follow()
    isWriting = true
    await dying.keep().catch(() => {})
    appendFileSync(join(folder, 'left-behind.segment'), 'half a file')
    const keeper = open(folder)
    await keeper.follow()
    expect(having(keeper, 'dikdik')).toBe(12)
    await keeper.keep()
    expect(readdirSync(folder)).not.toContain('left-behind.segment')
    const again = open(folder)
    await again.follow()
    expect(having(again, 'dikdik')).toBe(12)
    for (const one of [dying, keeper, again]) one.close()
  }
})

test('files that are damaged, of another format or of another library are made anew', async () => {
  const folder = newFolder()
  const keeper = open(folder)
  await keeper.follow()
  await keeper.keep()
  keeper.close()
  const name = readdirSync(folder).find((one) => one.endsWith('.segment'))!
  const bytes = readFileSync(join(folder, name))
  for (const damage of [
    bytes.subarray(0, bytes.length >> 1),
    Buffer.concat([bytes.subarray(0, -8), Buffer.from('HUKUMU00')]),
    Buffer.alloc(0),
  ]) {
    writeFileSync(join(folder, name), damage)
    const again = open(folder)
    await again.follow()
    expect(having(again, 'dikdik')).toBe(12)
    again.close()
    writeFileSync(join(folder, name), bytes)
  }
  const manifest = join(folder, 'segments.json')
  const written = readFileSync(manifest, 'utf8')
  const others = [/"library":"[^"]*"/, /"format":"[^"]*"/].map((part) =>
    written.replace(part, (said) => said.replace(/"[^"]*"$/, '"another"')),
  )
  for (const other of ['{', ...others.map((one) => one.replace(/"files":.*$/, '"files":[]}'))]) {
    writeFileSync(manifest, other)
    const again = open(folder)
    await again.follow()
    expect(having(again, 'dikdik')).toBe(12)
    again.close()
  }
  // A list that is not as it was written is found by reading it through.
  const listed = Buffer.from(bytes)
  listed[40]! ^= 255
  writeFileSync(join(folder, name), listed)
  writeFileSync(manifest, written)
  const damaged = open(folder)
  await damaged.follow()
  await expect(damaged.check()).rejects.toThrow('not as they were written')
  damaged.forget()
  await damaged.follow()
  expect(having(damaged, 'dikdik')).toBe(12)
  damaged.close()
})

test('where no server runs, whoever redacts writes the files anew itself', async () => {
  await store('The fennec Otienosecret was seen.')
  const folder = newFolder()
  const keeper = open(folder)
  await keeper.follow()
  await keeper.keep()
  keeper.close()
  expect(filesHave(folder, 'otienosecret')).toBe(true)
  await change('Otienosecret', 'someone')
  await rewriteFiles(database, folder)
  expect(filesHave(folder, 'otienosecret')).toBe(false)
  const again = open(folder)
  await again.follow()
  expect(having(again, 'fennec')).toBe(1)
  again.close()
})

test('words that must leave leave every file before that counts as done', async () => {
  await store('The eland Wanjikusecret was seen.')
  const folder = newFolder()
  const keeper = open(folder)
  await keeper.follow()
  await keeper.keep()
  expect(filesHave(folder, 'wanjikusecret')).toBe(true)
  await change('Wanjikusecret', 'somebody')
  await keeper.follow()
  expect(having(keeper, 'wanjikusecret')).toBe(0)
  await keeper.keep()
  expect(filesHave(folder, 'wanjikusecret')).toBe(false)
  expect((await database.query('select document_id from search_rewrites')) as object).toMatchObject({ rows: [] })
  expect(having(keeper, 'somebody')).toBe(1)
  keeper.close()
})

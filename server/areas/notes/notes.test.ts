import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { NoteFolder } from '#contract/note-folders'
import type { Output } from '#contract/endpoint'
import type { getPassage } from '#contract/passages'
import type { NoteAuthority } from '#contract/note-authorities'
import type { NoteQuote } from '#contract/note-quotes'
import { type Note, type NoteInBrief, type NoteReference, type NoteVersion, type NoteVersionInBrief, longestNote } from '#contract/notes'
import { prepareNotes } from '../../testing/prepare-notes.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { countWords, previewOf } from './plain-text.ts'

const { app, me, other, ids, project, ask, make, change, clear } = await prepareNotes()
afterAll(() => app.close())
beforeEach(clear)

const list = async (query = '') => (await ask<{ results: NoteInBrief[]; total: number }>(me, 'GET', query)).body
const titles = async (query = '') => (await list(query)).results.map(({ title }) => title)
const versions = async (id: string) => (await ask<{ results: NoteVersionInBrief[] }>(me, 'GET', `/${id}/versions`)).body.results
/** The versions of a note were begun so long ago. */
const age = (id: string, minutes: number) =>
  app.database.pool.query(`update note_versions set created_at = created_at - make_interval(mins => $2) where note_id = $1`, [id, minutes])

describe('a note', () => {
  test('is made, read, changed, listed, deleted and brought back', async () => {
    const made = await ask<Note>(me, 'POST', '', {
      title: '  Possession ',
      content: '## Law\n\nTwelve **years**.',
      tags: ['Land', 'LAND', 'Title'],
    })
    expect(made).toMatchObject({
      status: 201,
      body: {
        title: 'Possession',
        content: '## Law\n\nTwelve **years**.',
        preview: 'Law Twelve years.',
        tags: ['Land', 'Title'],
        revision: 1,
      },
    })
    const { id } = made.body
    expect((await ask<Note>(me, 'GET', `/${id}?_=1763700000`)).body).toEqual(made.body)
    const changed = await change(id, { content: 'Twelve years.', project_id: project, tags: [] })
    expect(changed.body).toMatchObject({
      title: 'Possession',
      content: 'Twelve years.',
      project_id: project,
      tags: [],
      revision: 2,
      version: 1,
    })
    expect((await change(id, {})).body).toEqual(changed.body)

    expect((await ask(me, 'DELETE', `/${id}`)).status).toBe(204)
    expect(await ask(me, 'GET', `/${id}`)).toMatchObject({ status: 404, body: { detail: 'Note not found' } })
    expect((await change(id, { title: 'x' })).status).toBe(404)
    expect((await list()).total).toBe(0)
    expect((await ask<Note>(me, 'POST', `/${id}/restore`)).body).toEqual(changed.body)
    await ask(me, 'DELETE', `/${id}`)
    await app.database.pool.query(`update notes set deleted_at = now() - interval '30 days 1 hour'`)
    expect((await ask(me, 'POST', `/${id}/restore`)).status).toBe(404)
  })

  test('is listed by time or title, by project, tag, and words of title and tags', async () => {
    const first = await make('banks', { tags: ['Équité'], project_id: project, content: 'Achieng' })
    await make('Adverse possession', { tags: ['Land', 'Time bars'] })
    await make('100% of it')
    await change(first.id, { content: 'Later' })
    expect(await titles()).toEqual(['banks', '100% of it', 'Adverse possession'])
    expect(await titles('?sort=created&limit=2')).toEqual(['100% of it', 'Adverse possession'])
    expect(await titles('?sort=title&offset=1')).toEqual(['Adverse possession', 'banks'])
    expect(await titles(`?project_id=${project}`)).toEqual(['banks'])
    expect(await titles(`?tag=${encodeURIComponent('équité')}`)).toEqual(['banks'])
    expect(await titles('?tag=Lan')).toEqual([])
    expect(await titles('?query=TIME adverse')).toEqual(['Adverse possession'])
    expect(await titles('?query=%25')).toEqual(['100% of it'])
    expect(await titles('?query=LATER')).toEqual(['banks'])
    // A title and a tag by any part, a text by the beginnings of its words, whatever signs stand between them.
    expect(await titles('?query=ossess')).toEqual(['Adverse possession'])
    expect(await titles('?query=quit')).toEqual(['banks'])
    await change(first.id, { content: 'See **Wekulo**/Barasa, [2017] eKLR and o’clock \\ a:b' })
    for (const found of ['wekul', 'BARASA', '[2017] ekl', "b wekulo 'a'", 'a:b', 'possession wekulo'])
      expect(await titles(`?query=${encodeURIComponent(found)}`), found).toEqual(found.startsWith('poss') ? [] : ['banks'])
    for (const missed of ['ekulo', '& | !', "';", 'achieng'])
      expect(await titles(`?query=${encodeURIComponent(missed)}`), missed).toEqual([])
    expect((await ask<{ results: unknown }>(me, 'GET', '/tags')).body).toMatchObject({
      total: 3,
      results: expect.arrayContaining([{ tag: 'Équité', count: 1 }]),
    })
    expect((await list('?limit=1')).results[0]).not.toHaveProperty('content')
  })

  test.each([
    ['of plain letters', (n: number) => n.toString(36)],
    ['of others', (n: number) => String.fromCharCode(0x4e00 + (n % 20_000), 0x4e00 + Math.floor(n / 20_000))],
  ])('the longest note is searched, whatever its words: %s', async (_, word) => {
    const content = Array.from({ length: 200_000 }, (_, n) => word(n + 46_656))
      .join(' ')
      .slice(0, longestNote)
    await make('The longest', { content })
    expect(await titles(`?query=${encodeURIComponent(word(46_700))}`)).toEqual(['The longest'])
  })

  test('saved elsewhere since it was read is not overwritten', async () => {
    const { id, revision } = await make('Draft')
    const saves = await Promise.all(['one', 'two', 'three'].map((content) => change(id, { content, revision })))
    expect(saves.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
    expect(saves.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'note-changed' })
    expect((await ask<Note>(me, 'GET', `/${id}`)).body.revision).toBe(2)
    expect((await change(id, { content: 'whatever' })).status).toBe(200)
  })

  test.each([
    [{}, 'Field required'],
    [{ title: '  ' }, 'A note needs a title'],
    [{ title: 'x'.repeat(301) }, 'at most 300 characters'],
    [{ title: 'a\nb' }, 'on one line'],
    [{ title: 'a', content: 'x'.repeat(500_001) }, 'at most 500000 characters'],
    [{ title: 'a', content: 'a\u0000' }, 'NUL'],
    [{ title: 'a', tags: [' '] }, 'cannot be empty'],
    [{ title: 'a', tags: ['a,b'] }, 'without a comma'],
    [{ title: 'a', tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'At most 20 tags'],
    [{ title: 'a', tags: 'land' }, 'Must be a list'],
  ])('that cannot be is refused (%#)', async (payload, words) => {
    const answer = await ask(me, 'POST', '', payload)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining(words)])
    expect((await list()).total).toBe(0)
  })

  test('belongs to one account, as do its versions and references', async () => {
    const { id } = await make('Mine')
    const reference = (await ask<NoteReference>(me, 'POST', `/${id}/references`, { case_id: ids[0] })).body
    for (const bad of [id, 'nothing', '00000000-0000-0000-0000-000000000000']) {
      const calls: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, object?][] = [
        ['GET', ''],
        ['PATCH', '', { title: 'Theirs' }],
        ['PATCH', '', {}],
        ['DELETE', ''],
        ['POST', '/restore'],
        ['GET', '/versions'],
        ['GET', '/versions/1'],
        ['POST', '/versions/1/restore'],
        ['GET', '/references'],
        ['POST', '/references', { case_id: ids[1] }],
        ['DELETE', `/references/${reference.id}`],
      ]
      for (const [method, path, payload] of calls)
        expect([method, path, (await ask(other, method, `/${bad}${path}`, payload)).status]).toEqual([method, path, 404])
    }
    expect(await titles()).toEqual(['Mine'])
    expect((await ask<{ total: number }>(me, 'GET', `/${id}/references`)).body.total).toBe(1)
  })
})

describe('versions', () => {
  test('hold each text that was left for some minutes, and can be brought back', async () => {
    const { id } = await make('Draft', { content: 'one' })
    await change(id, { content: 'one two' })
    expect(await versions(id)).toMatchObject([{ version: 1, preview: 'one two', words: 2 }])
    await age(id, 11)
    expect((await change(id, { content: 'three' })).body.version).toBe(2)
    expect((await change(id, { title: 'Final' })).body.version).toBe(2)
    await age(id, 11)
    // Neither a tag nor the same text again is a version.
    expect((await change(id, { tags: ['Land'], content: 'three' })).body.version).toBe(2)
    expect((await ask<NoteVersion>(me, 'GET', `/${id}/versions/1`)).body).toMatchObject({ title: 'Draft', content: 'one two' })
    const restored = await ask<Note>(me, 'POST', `/${id}/versions/1/restore`)
    expect(restored.body).toMatchObject({ title: 'Draft', content: 'one two', tags: ['Land'], version: 3 })
    expect((await versions(id)).map(({ version, title }) => [version, title])).toEqual([
      [3, 'Draft'],
      [2, 'Final'],
      [1, 'Draft'],
    ])
    for (const bad of ['9', '1000000']) expect((await ask(me, 'GET', `/${id}/versions/${bad}`)).status).toBe(404)
    for (const bad of ['0', 'x']) expect((await ask(me, 'GET', `/${id}/versions/${bad}`)).status).toBe(422)
  })

  test('keep a text apart when it is asked for, and one that was not taken', async () => {
    const { id } = await make('Draft', { content: 'theirs' })
    expect((await change(id, { content: 'merged', apart: true })).body).toMatchObject({ version: 2, author: 'Test Reader' })
    const kept = await ask<Note>(me, 'POST', `/${id}/versions`, { title: 'Draft', content: 'mine' })
    expect(kept).toMatchObject({ status: 201, body: { content: 'merged', version: 3, revision: 2 } })
    expect((await versions(id)).map(({ version, preview }) => [version, preview])).toEqual([
      [3, 'merged'],
      [2, 'mine'],
      [1, 'theirs'],
    ])
    expect((await ask(other, 'POST', `/${id}/versions`, { title: 'x', content: 'y' })).status).toBe(404)
  })

  test('are of one hand each: what another member writes is another version', async () => {
    const { id } = await make('Draft', { content: 'mine' })
    await app.database.pool.query('update note_versions set author_id = null where note_id = $1', [id])
    expect((await change(id, { content: 'theirs' })).body.version).toBe(2)
  })

  test('are the last two hundred', async () => {
    const { id } = await make('Draft')
    await app.database.pool.query(
      `insert into note_versions (note_id, version, title, content, words) select $1, n, 't', 'c', 1 from generate_series(2, 200) n`,
      [id],
    )
    await app.database.pool.query('update notes set version = 200 where id = $1', [id])
    await age(id, 11)
    await change(id, { content: 'new' })
    expect((await versions(id)).map(({ version }) => version)).toEqual(Array.from({ length: 200 }, (_, at) => 201 - at))
  })
})

test('a copy is a note of one’s own, with what the first one rests on', async () => {
  const { id } = await make('x'.repeat(300), { tags: ['Land'], content: 'See [it](/cases/a).' })
  await ask(me, 'POST', `/${id}/references`, { case_id: ids[0], comment: 'Lead' })
  const copy = await ask<Note>(me, 'POST', `/${id}/duplicate`)
  expect(copy).toMatchObject({ status: 201, body: { tags: ['Land'], content: 'See [it](/cases/a).', revision: 1, role: 'owner' } })
  expect(copy.body.title).toBe(`${'x'.repeat(293)} (Copy)`)
  expect((await ask<{ results: NoteReference[] }>(me, 'GET', `/${copy.body.id}/references`)).body.results).toMatchObject([
    { comment: 'Lead' },
  ])
  expect((await ask(other, 'POST', `/${id}/duplicate`)).status).toBe(404)
})

test('notes about a case are those that link to it, rest on it or quote it', async () => {
  const linked = await make('Linked', { content: `[Achieng](/cases/${ids[0]}#para-1) and [nothing](/cases/none)` })
  const rests = await make('Rests')
  await ask(me, 'POST', `/${rests.id}/references`, { case_id: ids[0] })
  await make('Neither', { content: `[Chebet](https://hukumu.example/cases/${ids[1]})` })
  expect((await titles(`?case_id=${ids[0]}`)).sort()).toEqual(['Linked', 'Rests'])
  expect(await titles(`?case_id=${ids[1]}`)).toEqual(['Neither'])
  await change(linked.id, { content: 'No link' })
  expect(await titles(`?case_id=${ids[0]}`)).toEqual(['Rests'])
  expect(await titles('?case_id=nothing')).toEqual([])
})

test('words of a case go behind the text of a note, and tell when the case is not as it was', async () => {
  const [caseId] = await storeCases(app.database, [
    {
      title: 'Gatheru v Hinga',
      citation: '[2020] KEHC 90503 (KLR)',
      date: '2020-03-04',
      content: ['1. The onus lies on who asserts.', '2. Allowed.'],
    },
  ])
  const quote = (words: string) => ({
    case_id: caseId,
    quote: words,
    paragraph: 1,
    place: 'para-1',
    text: `> “${words}”\n>\n> [Gatheru v Hinga](/cases/${caseId}#para-1)`,
  })
  const { id } = await make('Onus', { content: 'First.' })
  const added = await ask<Note>(me, 'POST', `/${id}/quotes`, quote('The onus lies'))
  expect(added).toMatchObject({ status: 201, body: { revision: 2 } })
  expect(added.body.content).toBe(`First.\n\n> “The onus lies”\n>\n> [Gatheru v Hinga](/cases/${caseId}#para-1)\n`)
  const begun = await ask<Note>(me, 'POST', '', { title: 'Begun with it', quote: quote('Allowed.') })
  expect(begun).toMatchObject({ status: 201, body: { content: expect.stringMatching(/^> “Allowed/) as string } })
  expect((await titles(`?case_id=${caseId}`)).sort()).toEqual(['Begun with it', 'Onus'])
  const quotes = async (note = id, headers = me) => (await ask<{ results: NoteQuote[] }>(headers, 'GET', `/${note}/quotes`)).body.results
  expect(await quotes()).toMatchObject([
    { case_id: caseId, place: 'para-1', quote: 'The onus lies', state: 'same', standing_changed: false },
  ])

  expect(await ask(me, 'POST', `/${id}/quotes`, quote('The onus shifts'))).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'quote'], msg: 'These words do not stand in the text of the case' }] },
  })
  expect((await ask(me, 'POST', `/${id}/quotes`, { ...quote('Allowed.'), case_id: 'none' })).status).toBe(404)
  expect((await ask(me, 'POST', `/${id}/quotes`, { ...quote('Allowed.'), place: 'javascript:' })).status).toBe(422)
  expect((await ask(other, 'POST', `/${id}/quotes`, quote('Allowed.'))).status).toBe(404)
  expect((await ask(other, 'GET', `/${id}/quotes`)).status).toBe(404)
  expect((await ask<Note>(me, 'GET', `/${id}`)).body.revision).toBe(2)

  // A corrected text in which one of the two passages reads otherwise.
  await storeCases(app.database, [
    {
      title: 'Gatheru v Hinga',
      citation: '[2020] KEHC 90503 (KLR)',
      date: '2020-03-04',
      content: ['1. The onus lies on who asserts.', '2. Dismissed.'],
    },
  ])
  expect(await quotes()).toMatchObject([{ state: 'text changed' }])
  expect(await quotes(begun.body.id)).toMatchObject([{ state: 'words changed' }])
  const copy = await ask<Note>(me, 'POST', `/${id}/duplicate`)
  expect(await quotes(copy.body.id)).toMatchObject([{ state: 'text changed' }])
  await app.database.pool.query(`update note_quotes set signal = 'overruled' where note_id = $1`, [id])
  expect(await quotes()).toMatchObject([{ signal_then: 'overruled', standing_changed: true, case: { signal: null } }])
})

describe('the authorities of a note', () => {
  const authorities = async (id: string, query = '') =>
    (await ask<{ results: NoteAuthority[]; total: number }>(me, 'GET', `/${id}/authorities${query}`)).body.results

  test('are the cases that it links to, cites, quotes and rests on, each once with its pinpoints, and the law that it cites', async () => {
    const content = [
      `> The law is _settled_: [Achieng v Barasa [2021] KEHC 90501 (KLR), para 3](/cases/${ids[0]}#para-3) and [again](/cases/${ids[0]}#p-7).`,
      '',
      'See Chebet v Duale [2022] KEELC 90502 (KLR) at para 9, and **Nowhere v Nobody [2019] KEHC 91111 (KLR)**.',
      '',
      `[Achieng v Barasa [2021] KEHC 90501 (KLR), para 12](/cases/${ids[0]}#para-12)`,
      '',
      'See Otieno v Pala [2018] KEHC 91112 (KLR).',
      '',
      '- section 3A of the Civil Procedure Act',
      '',
      '[A gone case](/cases/gone)',
    ].join('\n')
    const { id } = await make('Draft', { content })
    await ask(me, 'POST', `/${id}/references`, { case_id: ids[1], paragraph: 1, comment: 'Distinguish' })
    const [achieng, chebet, nowhere, otieno, gone, act, ...others] = await authorities(id)
    expect(achieng).toMatchObject({
      kind: 'case',
      case_id: ids[0],
      case: { title: 'Achieng v Barasa', signal: null },
      verdict: 'resolved',
      doubt: null,
      times: 3,
      origins: ['link'],
      pinpoints: [
        { unit: 'paragraph', value: '3', place: 'para-3' },
        { unit: 'passage', value: '7', place: 'p-7' },
        { unit: 'paragraph', value: '12', place: 'para-12' },
      ],
    })
    expect(otieno!.text).toBe('Otieno v Pala [2018] KEHC 91112 (KLR)')
    expect(achieng!.text).toBe('Achieng v Barasa [2021] KEHC 90501 (KLR)')
    expect(chebet).toMatchObject({
      case_id: ids[1],
      times: 1,
      origins: ['citation', 'added'],
      comment: 'Distinguish',
      pinpoints: [
        { unit: 'paragraph', value: '9', place: 'para-9' },
        { unit: 'passage', value: '1', place: 'p-1' },
      ],
    })
    expect(chebet!.reference).not.toBeNull()
    expect(nowhere).toMatchObject({ case_id: null, case: null, verdict: 'not in library', doubt: 'not held', times: 1 })
    expect(nowhere!.text).toContain('Nowhere v Nobody')
    expect(gone).toMatchObject({ case_id: 'gone', case: null, doubt: 'not held', origins: ['link'] })
    expect(act).toMatchObject({ kind: 'statute', verdict: null, doubt: null, case_id: null })
    expect(others).toEqual([])
    expect((await authorities(id, '?style=oscola'))[0]!.italics).not.toEqual([])
    expect((await ask(other, 'GET', `/${id}/authorities`)).status).toBe(404)
    expect((await ask(me, 'GET', `/${id}/authorities?style=latin`)).status).toBe(422)
  })

  test('in words alone are found from the case as well, once the note is saved', async () => {
    await app.jobs.start()
    const about = () => titles(`?case_id=${ids[1]}`)
    const { id } = await make('In words', { content: 'See Chebet v Duale [2022] KEELC 90502 (KLR).' })
    await app.jobs.settled()
    expect(await about()).toEqual(['In words'])
    await change(id, { content: 'No more of it.' })
    await app.jobs.settled()
    expect(await about()).toEqual([])
  })
})

test('a link to a paragraph says what stands there', async () => {
  const passage = async (query: string, headers = me, id = ids[0]) => {
    const answer = await app.inject({ url: `/api/case-detail/${id}/passage${query}`, headers })
    return { status: answer.statusCode, body: answer.json<Output<typeof getPassage>>() }
  }
  expect((await passage('?place=para-1')).body).toMatchObject({
    case: { id: ids[0], title: 'Achieng v Barasa', signal: null },
    paragraph: { id: 1, number: '1', text: '1. Heard.', cut: false, others: 0 },
  })
  expect((await passage('?place=p-1')).body.paragraph?.number).toBe('1')
  expect((await passage('?place=para-99')).body.paragraph).toBeNull()
  expect((await passage('')).body.paragraph).toBeNull()
  expect((await passage('?place=12')).status).toBe(422)
  expect((await passage('', me, 'nothing')).status).toBe(404)
})

test('folders hold notes, one of a name; what lies in one that goes stays', async () => {
  const folder = async (name: string) => ask<NoteFolder>(me, 'POST', '/folders', { name })
  const land = (await folder(' Land ')).body
  expect(land).toMatchObject({ name: 'Land', note_count: 0 })
  expect(await folder('LAND')).toMatchObject({ status: 409, body: { code: 'folder-exists' } })
  expect((await folder(' ')).status).toBe(422)
  const tax = (await folder('Tax')).body
  const { id } = await make('Possession', { folder_id: land.id })
  await make('Loose')
  expect(await titles(`?folder_id=${land.id}`)).toEqual(['Possession'])
  expect(await titles('?folder_id=none')).toEqual(['Loose'])
  expect((await ask(me, 'GET', '?folder_id=nowhere')).status).toBe(404)
  expect((await ask(me, 'GET', '/folders')).body).toMatchObject({
    total: 2,
    notes: 2,
    unfiled: 1,
    results: [{ name: 'Land', note_count: 1 }, { name: 'Tax' }],
  })
  const rename = (one: string, name: string) => ask<NoteFolder>(me, 'PATCH', `/folders/${one}`, { name })
  expect((await rename(tax.id, 'land')).status).toBe(409)
  expect((await rename(land.id, 'LAND')).body.name).toBe('LAND')
  expect((await change(id, { folder_id: tax.id })).body.folder_id).toBe(tax.id)
  expect((await change(id, { folder_id: 'nowhere' })).status).toBe(404)
  for (const [method, payload] of [
    ['PATCH', { name: 'Mine' }],
    ['DELETE', undefined],
  ] as const)
    expect((await ask(other, method, `/folders/${tax.id}`, payload)).status).toBe(404)
  expect((await ask(other, 'POST', '', { title: 'Theirs', folder_id: tax.id })).status).toBe(404)
  expect((await ask(me, 'DELETE', `/folders/${tax.id}`)).status).toBe(204)
  expect((await ask<Note>(me, 'GET', `/${id}`)).body.folder_id).toBeNull()
})

test('references are cases, one to a paragraph, with what the library says of them', async () => {
  const { id } = await make('Draft')
  const add = (payload: object) => ask<NoteReference>(me, 'POST', `/${id}/references`, payload)
  const first = await add({ case_id: ids[0], paragraph: 1, comment: ' On time ' })
  expect(first).toMatchObject({ status: 201, body: { comment: 'On time', paragraph: 1, case: { title: 'Achieng v Barasa' } } })
  await add({ case_id: ids[1] })
  expect((await add({ case_id: ids[1], comment: 'Distinguish' })).body.paragraph).toBeNull()
  const all = await ask<{ results: NoteReference[]; total: number }>(me, 'GET', `/${id}/references`)
  expect(all.body).toMatchObject({ total: 2, results: [{ id: first.body.id }, { case_id: ids[1], comment: 'Distinguish' }] })
  expect(await add({ case_id: 'nothing' })).toMatchObject({ status: 404, body: { detail: 'Case not found' } })
  expect((await add({})).status).toBe(422)
  expect((await add({ case_id: ids[0], paragraph: 0 })).status).toBe(422)
  expect((await ask(me, 'DELETE', `/${id}/references/${first.body.id}`)).status).toBe(204)
  expect((await ask(me, 'DELETE', `/${id}/references/${first.body.id}`)).status).toBe(404)
})

test.each([
  ['# Facts\n\n- one\n- two', 'Facts one two', 3],
  ['> “Quoted” [here](/cases/a) with `code`', '“Quoted” here with code', 4],
  ['See [A v B [2024] KEHC 1 (KLR)](/cases/a) [sic]', 'See A v B [2024] KEHC 1 (KLR) [sic]', 9],
  ['1. First\n2. *Second* and __third__', 'First Second and third', 4],
  ['snake_case_name stays, _this_ goes', 'snake_case_name stays, this goes', 6],
  ['', '', 0],
  [`${'x'.repeat(149)}\u{1F410}`, 'x'.repeat(149), 1],
])('the preview and words of a text (%#)', (markdown, preview, words) => {
  expect(previewOf(markdown)).toBe(preview)
  expect(countWords(markdown)).toBe(words)
})

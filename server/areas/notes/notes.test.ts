import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createNoteFolder, deleteNoteFolder, listNoteFolders, updateNoteFolder } from '#contract/note-folders'
import { getPassage } from '#contract/passages'
import { listNoteAuthorities } from '#contract/note-authorities'
import { addNoteQuote, listNoteQuotes } from '#contract/note-quotes'
import {
  createNote,
  createNoteReference,
  deleteNote,
  deleteNoteReference,
  duplicateNote,
  getNote,
  getNoteVersion,
  keepNoteVersion,
  listNoteReferences,
  listNoteTags,
  listNoteVersions,
  listNotes,
  maxNoteLength,
  restoreNote,
  restoreNoteVersion,
  updateNote,
} from '#contract/notes'
import { prepareNotes } from '../../testing/prepare-notes.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { countWords, previewOf } from './plain-text.ts'

const { app, me, other, ids, project, make, change, clear } = await prepareNotes()
afterAll(() => app.close())
beforeEach(clear)

const titles = async (query = {}) => (await app.call(listNotes, { query }, me)).results.map(({ title }) => title)
const versions = async (id: string) => (await app.call(listNoteVersions, { params: { id } }, me)).results
/** The versions of a note were begun so long ago. */
const age = (id: string, minutes: number) =>
  app.database.pool.query(`update note_versions set created_at = created_at - make_interval(mins => $2) where note_id = $1`, [id, minutes])

describe('a note', () => {
  test('is made, read, changed, listed, deleted and brought back', async () => {
    const made = await make('  Possession ', { content: '## Law\n\nTwelve **years**.', tags: ['Land', 'LAND', 'Title'] })
    expect(made).toMatchObject({
      title: 'Possession',
      content: '## Law\n\nTwelve **years**.',
      preview: 'Law Twelve years.',
      tags: ['Land', 'Title'],
      revision: 1,
    })
    const { id } = made
    expect(await app.answer(getNote, { params: { id }, query: { _: 1763700000 } }, me)).toEqual({ status: 200, body: made })
    const changed = await change(id, { content: 'Twelve years.', project_id: project, tags: [] })
    expect(changed).toMatchObject({
      title: 'Possession',
      content: 'Twelve years.',
      project_id: project,
      tags: [],
      revision: 2,
      version: 1,
    })
    expect(await change(id, {})).toEqual(changed)

    await app.call(deleteNote, { params: { id } }, me)
    expect(await app.answer(getNote, { params: { id } }, me)).toMatchObject({ status: 404, body: { detail: 'Note not found' } })
    expect((await app.answer(updateNote, { params: { id }, body: { title: 'x' } }, me)).status).toBe(404)
    expect((await app.call(listNotes, {}, me)).total).toBe(0)
    expect(await app.call(restoreNote, { params: { id } }, me)).toEqual(changed)
    await app.call(deleteNote, { params: { id } }, me)
    await app.database.pool.query(`update notes set deleted_at = now() - interval '30 days 1 hour'`)
    expect((await app.answer(restoreNote, { params: { id } }, me)).status).toBe(404)
  })

  test('is listed by time or title, by project, tag, and words of title and tags', async () => {
    const first = await make('banks', { tags: ['Équité'], project_id: project, content: 'Achieng' })
    await make('Adverse possession', { tags: ['Land', 'Time bars'] })
    await make('100% of it')
    await change(first.id, { content: 'Later' })
    expect(await titles()).toEqual(['banks', '100% of it', 'Adverse possession'])
    expect(await titles({ sort: 'created', limit: 2 })).toEqual(['100% of it', 'Adverse possession'])
    expect(await titles({ sort: 'title', offset: 1 })).toEqual(['Adverse possession', 'banks'])
    expect(await titles({ project_id: project })).toEqual(['banks'])
    expect(await titles({ tag: 'équité' })).toEqual(['banks'])
    expect(await titles({ tag: 'Lan' })).toEqual([])
    expect(await titles({ query: 'TIME adverse' })).toEqual(['Adverse possession'])
    expect(await titles({ query: '%' })).toEqual(['100% of it'])
    expect(await titles({ query: 'LATER' })).toEqual(['banks'])
    // A title and a tag by any part, a text by the beginnings of its words, whatever signs stand between them.
    expect(await titles({ query: 'ossess' })).toEqual(['Adverse possession'])
    expect(await titles({ query: 'quit' })).toEqual(['banks'])
    await change(first.id, { content: 'See **Wekulo**/Barasa, [2017] eKLR and o’clock \\ a:b' })
    for (const found of ['wekul', 'BARASA', '[2017] ekl', "b wekulo 'a'", 'a:b', 'possession wekulo'])
      expect(await titles({ query: found }), found).toEqual(found.startsWith('poss') ? [] : ['banks'])
    for (const missed of ['ekulo', '& | !', "';", 'achieng']) expect(await titles({ query: missed }), missed).toEqual([])
    expect(await app.call(listNoteTags, {}, me)).toMatchObject({
      total: 3,
      results: expect.arrayContaining([{ tag: 'Équité', count: 1 }]),
    })
    expect((await app.call(listNotes, { query: { limit: 1 } }, me)).results[0]).not.toHaveProperty('content')
  })

  test.each([
    ['of plain letters', (n: number) => n.toString(36)],
    ['of others', (n: number) => String.fromCharCode(0x4e00 + (n % 20_000), 0x4e00 + Math.floor(n / 20_000))],
  ])('the longest note is searched, whatever its words: %s', async (_, word) => {
    const content = Array.from({ length: 200_000 }, (_, n) => word(n + 46_656))
      .join(' ')
      .slice(0, maxNoteLength)
    await make('The longest', { content })
    expect(await titles({ query: word(46_700) })).toEqual(['The longest'])
  })

  test('saved elsewhere since it was read is not overwritten', async () => {
    const { id, revision } = await make('Draft')
    const saves = await Promise.all(
      ['one', 'two', 'three'].map((content) => app.answer(updateNote, { params: { id }, body: { content, revision } }, me)),
    )
    expect(saves.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
    expect(saves.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'note-changed' })
    expect((await app.call(getNote, { params: { id } }, me)).revision).toBe(2)
    await change(id, { content: 'whatever' })
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
    const answer = await app.answer(createNote, { body: payload }, me)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining(words)])
    expect((await app.call(listNotes, {}, me)).total).toBe(0)
  })

  test('belongs to one account, as do its versions and references', async () => {
    const { id } = await make('Mine')
    const reference = await app.call(createNoteReference, { params: { id }, body: { case_id: ids[0] } }, me)
    for (const bad of [id, 'nothing', '00000000-0000-0000-0000-000000000000']) {
      const asked = [
        [getNote],
        [updateNote, { title: 'Theirs' }],
        [updateNote, {}],
        [deleteNote],
        [restoreNote],
        [listNoteVersions],
        [getNoteVersion],
        [restoreNoteVersion],
        [listNoteReferences],
        [createNoteReference, { case_id: ids[1] }],
        [deleteNoteReference],
      ] as const
      const params = { id: bad, version: '1', reference: reference.id }
      for (const [endpoint, body] of asked)
        expect([endpoint.summary, (await app.answer(endpoint, { params, body }, other)).status]).toEqual([endpoint.summary, 404])
    }
    expect(await titles()).toEqual(['Mine'])
    expect((await app.call(listNoteReferences, { params: { id } }, me)).total).toBe(1)
  })
})

describe('versions', () => {
  test('hold each text that was left for some minutes, and can be brought back', async () => {
    const { id } = await make('Draft', { content: 'one' })
    await change(id, { content: 'one two' })
    expect(await versions(id)).toMatchObject([{ version: 1, preview: 'one two', words: 2 }])
    await age(id, 11)
    expect((await change(id, { content: 'three' })).version).toBe(2)
    expect((await change(id, { title: 'Final' })).version).toBe(2)
    await age(id, 11)
    // Neither a tag nor the same text again is a version.
    expect((await change(id, { tags: ['Land'], content: 'three' })).version).toBe(2)
    expect(await app.call(getNoteVersion, { params: { id, version: '1' } }, me)).toMatchObject({ title: 'Draft', content: 'one two' })
    const restored = await app.call(restoreNoteVersion, { params: { id, version: '1' } }, me)
    expect(restored).toMatchObject({ title: 'Draft', content: 'one two', tags: ['Land'], version: 3 })
    expect((await versions(id)).map(({ version, title }) => [version, title])).toEqual([
      [3, 'Draft'],
      [2, 'Final'],
      [1, 'Draft'],
    ])
    for (const bad of ['9', '1000000']) expect((await app.answer(getNoteVersion, { params: { id, version: bad } }, me)).status).toBe(404)
    for (const bad of ['0', 'x']) expect((await app.answer(getNoteVersion, { params: { id, version: bad } }, me)).status).toBe(422)
  })

  test('keep a text apart when it is asked for, and one that was not taken', async () => {
    const { id } = await make('Draft', { content: 'theirs' })
    expect(await change(id, { content: 'merged', apart: true })).toMatchObject({ version: 2, author: 'Test Reader' })
    const kept = await app.call(keepNoteVersion, { params: { id }, body: { title: 'Draft', content: 'mine' } }, me)
    expect(kept).toMatchObject({ content: 'merged', version: 3, revision: 2 })
    expect((await versions(id)).map(({ version, preview }) => [version, preview])).toEqual([
      [3, 'merged'],
      [2, 'mine'],
      [1, 'theirs'],
    ])
    expect((await app.answer(keepNoteVersion, { params: { id }, body: { title: 'x', content: 'y' } }, other)).status).toBe(404)
  })

  test('are of one hand each: what another member writes is another version', async () => {
    const { id } = await make('Draft', { content: 'mine' })
    await app.database.pool.query('update note_versions set author_id = null where note_id = $1', [id])
    expect((await change(id, { content: 'theirs' })).version).toBe(2)
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
  await app.call(createNoteReference, { params: { id }, body: { case_id: ids[0], comment: 'Lead' } }, me)
  const copy = await app.call(duplicateNote, { params: { id } }, me)
  expect(copy).toMatchObject({ tags: ['Land'], content: 'See [it](/cases/a).', revision: 1, role: 'owner' })
  expect(copy.title).toBe(`${'x'.repeat(293)} (Copy)`)
  expect((await app.call(listNoteReferences, { params: { id: copy.id } }, me)).results).toMatchObject([{ comment: 'Lead' }])
  expect((await app.answer(duplicateNote, { params: { id } }, other)).status).toBe(404)
})

test('notes about a case are those that link to it, rest on it or quote it', async () => {
  const linked = await make('Linked', { content: `[Achieng](/cases/${ids[0]}#para-1) and [nothing](/cases/none)` })
  const rests = await make('Rests')
  await app.call(createNoteReference, { params: { id: rests.id }, body: { case_id: ids[0] } }, me)
  await make('Neither', { content: `[Chebet](https://hukumu.example/cases/${ids[1]})` })
  expect((await titles({ case_id: ids[0] })).sort()).toEqual(['Linked', 'Rests'])
  expect(await titles({ case_id: ids[1] })).toEqual(['Neither'])
  await change(linked.id, { content: 'No link' })
  expect(await titles({ case_id: ids[0] })).toEqual(['Rests'])
  expect(await titles({ case_id: 'nothing' })).toEqual([])
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
    case_id: caseId!,
    quote: words,
    paragraph: 1,
    place: 'para-1',
    text: `> “${words}”\n>\n> [Gatheru v Hinga](/cases/${caseId}#para-1)`,
  })
  const { id } = await make('Onus', { content: 'First.' })
  const added = await app.call(addNoteQuote, { params: { id }, body: quote('The onus lies') }, me)
  expect(added).toMatchObject({ revision: 2 })
  expect(added.content).toBe(`First.\n\n> “The onus lies”\n>\n> [Gatheru v Hinga](/cases/${caseId}#para-1)\n`)
  const begun = await app.call(createNote, { body: { title: 'Begun with it', quote: quote('Allowed.') } }, me)
  expect(begun).toMatchObject({ content: expect.stringMatching(/^> “Allowed/) as string })
  expect((await titles({ case_id: caseId })).sort()).toEqual(['Begun with it', 'Onus'])
  const quotes = async (note = id, headers = me) => (await app.call(listNoteQuotes, { params: { id: note } }, headers)).results
  expect(await quotes()).toMatchObject([
    { case_id: caseId, place: 'para-1', quote: 'The onus lies', state: 'same', standing_changed: false },
  ])

  expect(await app.answer(addNoteQuote, { params: { id }, body: quote('The onus shifts') }, me)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'quote'], msg: 'These words do not stand in the text of the case' }] },
  })
  expect((await app.answer(addNoteQuote, { params: { id }, body: { ...quote('Allowed.'), case_id: 'none' } }, me)).status).toBe(404)
  expect((await app.answer(addNoteQuote, { params: { id }, body: { ...quote('Allowed.'), place: 'javascript:' } }, me)).status).toBe(422)
  expect((await app.answer(addNoteQuote, { params: { id }, body: quote('Allowed.') }, other)).status).toBe(404)
  expect((await app.answer(listNoteQuotes, { params: { id } }, other)).status).toBe(404)
  expect((await app.call(getNote, { params: { id } }, me)).revision).toBe(2)

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
  expect(await quotes(begun.id)).toMatchObject([{ state: 'words changed' }])
  const copy = await app.call(duplicateNote, { params: { id } }, me)
  expect(await quotes(copy.id)).toMatchObject([{ state: 'text changed' }])
  await app.database.pool.query(`update note_quotes set signal = 'overruled' where note_id = $1`, [id])
  expect(await quotes()).toMatchObject([{ signal_then: 'overruled', standing_changed: true, case: { signal: null } }])
})

describe('the authorities of a note', () => {
  const authorities = async (id: string, query = {}) => (await app.call(listNoteAuthorities, { params: { id }, query }, me)).results

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
    await app.call(createNoteReference, { params: { id }, body: { case_id: ids[1], paragraph: 1, comment: 'Distinguish' } }, me)
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
    expect((await authorities(id, { style: 'oscola' }))[0]!.italics).not.toEqual([])
    expect((await app.answer(listNoteAuthorities, { params: { id } }, other)).status).toBe(404)
    expect((await app.answer(listNoteAuthorities, { params: { id }, query: { style: 'latin' } }, me)).status).toBe(422)
  })

  test('in words alone are found from the case as well, once the note is saved', async () => {
    await app.jobs.start()
    const about = () => titles({ case_id: ids[1] })
    const { id } = await make('In words', { content: 'See Chebet v Duale [2022] KEELC 90502 (KLR).' })
    await app.jobs.settled()
    expect(await about()).toEqual(['In words'])
    await change(id, { content: 'No more of it.' })
    await app.jobs.settled()
    expect(await about()).toEqual([])
  })
})

test('a link to a paragraph says what stands there', async () => {
  expect(await app.call(getPassage, { params: { id: ids[0] }, query: { place: 'para-1' } }, me)).toMatchObject({
    case: { id: ids[0], title: 'Achieng v Barasa', signal: null },
    paragraph: { id: 1, number: '1', text: '1. Heard.', cut: false, others: 0 },
  })
  expect((await app.call(getPassage, { params: { id: ids[0] }, query: { place: 'p-1' } }, me)).paragraph?.number).toBe('1')
  expect((await app.call(getPassage, { params: { id: ids[0] }, query: { place: 'para-99' } }, me)).paragraph).toBeNull()
  expect((await app.call(getPassage, { params: { id: ids[0] }, query: {} }, me)).paragraph).toBeNull()
  expect((await app.answer(getPassage, { params: { id: ids[0] }, query: { place: 12 } }, me)).status).toBe(422)
  expect((await app.answer(getPassage, { params: { id: 'nothing' }, query: {} }, me)).status).toBe(404)
})

test('folders hold notes, one of a name; what lies in one that goes stays', async () => {
  const folder = (name: string) => app.answer(createNoteFolder, { body: { name } }, me)
  const land = await app.call(createNoteFolder, { body: { name: ' Land ' } }, me)
  expect(land).toMatchObject({ name: 'Land', note_count: 0 })
  expect(await folder('LAND')).toMatchObject({ status: 409, body: { code: 'folder-exists' } })
  expect((await folder(' ')).status).toBe(422)
  const tax = await app.call(createNoteFolder, { body: { name: 'Tax' } }, me)
  const { id } = await make('Possession', { folder_id: land.id })
  await make('Loose')
  expect(await titles({ folder_id: land.id })).toEqual(['Possession'])
  expect(await titles({ folder_id: 'none' })).toEqual(['Loose'])
  expect((await app.answer(listNotes, { query: { folder_id: 'nowhere' } }, me)).status).toBe(404)
  expect(await app.call(listNoteFolders, {}, me)).toMatchObject({
    total: 2,
    notes: 2,
    unfiled: 1,
    results: [{ name: 'Land', note_count: 1 }, { name: 'Tax' }],
  })
  const rename = (one: string, name: string) => app.answer(updateNoteFolder, { params: { folder: one }, body: { name } }, me)
  expect((await rename(tax.id, 'land')).status).toBe(409)
  expect(await rename(land.id, 'LAND')).toMatchObject({ status: 200, body: { name: 'LAND' } })
  expect((await change(id, { folder_id: tax.id })).folder_id).toBe(tax.id)
  expect((await app.answer(updateNote, { params: { id }, body: { folder_id: 'nowhere' } }, me)).status).toBe(404)
  for (const [endpoint, body] of [[updateNoteFolder, { name: 'Mine' }], [deleteNoteFolder]] as const)
    expect((await app.answer(endpoint, { params: { folder: tax.id }, body }, other)).status).toBe(404)
  expect((await app.answer(createNote, { body: { title: 'Theirs', folder_id: tax.id } }, other)).status).toBe(404)
  await app.call(deleteNoteFolder, { params: { folder: tax.id } }, me)
  expect((await app.call(getNote, { params: { id } }, me)).folder_id).toBeNull()
})

test('references are cases, one to a paragraph, with what the library says of them', async () => {
  const { id } = await make('Draft')
  const add = (payload: object) => app.answer(createNoteReference, { params: { id }, body: payload }, me)
  const first = await app.call(createNoteReference, { params: { id }, body: { case_id: ids[0], paragraph: 1, comment: ' On time ' } }, me)
  expect(first).toMatchObject({ comment: 'On time', paragraph: 1, case: { title: 'Achieng v Barasa' } })
  await add({ case_id: ids[1] })
  expect((await add({ case_id: ids[1], comment: 'Distinguish' })).body).toMatchObject({ paragraph: null })
  const all = await app.call(listNoteReferences, { params: { id } }, me)
  expect(all).toMatchObject({ total: 2, results: [{ id: first.id }, { case_id: ids[1], comment: 'Distinguish' }] })
  expect(await add({ case_id: 'nothing' })).toMatchObject({ status: 404, body: { detail: 'Case not found' } })
  expect((await add({})).status).toBe(422)
  expect((await add({ case_id: ids[0], paragraph: 0 })).status).toBe(422)
  await app.call(deleteNoteReference, { params: { id, reference: first.id } }, me)
  expect((await app.answer(deleteNoteReference, { params: { id, reference: first.id } }, me)).status).toBe(404)
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

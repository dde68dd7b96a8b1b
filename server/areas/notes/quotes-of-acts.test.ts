import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listNoteAuthorities } from '#contract/note-authorities'
import { addNoteQuote, listNoteQuotes } from '#contract/note-quotes'
import { createNote, duplicateNote, getNote, listNoteVersions, listNotes, updateNote } from '#contract/notes'
import { type NoteFormat, exportNote } from '#contract/note-exports'
import { createAccess } from '../../access/access.ts'
import { prepareNotes } from '../../testing/prepare-notes.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { redactionTargets } from '../../areas.ts'
import { importSources, redactNames } from '../documents/documents.ts'
import { ownedNotes } from './owned-notes-storage.ts'

const act = 'ke-act-1990-4'
const { app, me, other, make } = await prepareNotes()
const folder = mkdtempSync(join(tmpdir(), 'hukumu-quotes-'))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const section = (number: string, ...texts: string[]) =>
  `<section eId="sec_${number}"><num>${number}.</num><heading>Section ${number}</heading>${texts
    .map((text, at) => `<subsection eId="s"><num>(${at + 1})</num><content><p>${text}</p></content></subsection>`)
    .join('')}</section>`
async function importText(date: string, ...sections: string[]) {
  const path = join(folder, `reed-${date}.xml`)
  writeFileSync(
    path,
    `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
    <FRBRWork><FRBRuri value="/akn/ke/act/1990/4"/><FRBRalias value="Reed Act"/></FRBRWork>
    <FRBRExpression><FRBRuri value="/akn/ke/act/1990/4/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
    <body><part eId="part_I"><num>Part I</num><heading>Harvest</heading>${sections.join('')}</part></body></act></akomaNtoso>`,
  )
  await importSources(app.database, [path], {})
}
const penalty = 'A person who does so is liable to a fine not exceeding ten shillings.'
await importText(
  '1990-06-01',
  section('1', 'No person shall cut reeds without a licence.', penalty),
  section('2', 'A boat of Zawadi Kerubo carries a number.', penalty),
)

const quote = (words: string, eid: string | null, more: object = {}) => ({
  case_id: act,
  quote: words,
  paragraph: null,
  place: null,
  eid,
  text: `> “${words}”\n>\n> [Reed Act, 1990, s 1(1)](/legal-library/legislation/${act}?as_at=1990-06-01#sec_1__subsec_1) (as at 1 June 1990)`,
  ...more,
})
const quotes = async (id: string, headers = me) => (await app.call(listNoteQuotes, { params: { id } }, headers)).results
const add = (id: string, added: object, headers = me) => app.answer(addNoteQuote, { params: { id }, body: added }, headers)
const stateOf = async (id: string) => (await quotes(id)).map(({ eid, state }) => [eid, state])

test('words of an Act go behind the text of a note by their provision, and are told when the latest text has them no more', async () => {
  const { id } = await make('Reeds', { content: 'First.' })
  const added = await add(id, quote('cut reeds without  a licence', 'sec_1__subsec_1'))
  expect(added).toMatchObject({ status: 201, body: { content: expect.stringContaining('First.\n\n> “cut reeds') as string } })
  const begun = await app.call(createNote, { body: { title: 'Begun with it', quote: quote(penalty, 'sec_1__subsec_2') } }, me)
  // A whole section, and words of two.
  const whole = `No person shall cut reeds without a licence.\n${penalty}`
  await add(begun.id, quote(whole, 'sec_1'))
  await add(begun.id, quote(`${penalty}\n2. Section 2\n(1) A boat of Zawadi Kerubo carries a number.`, 'sec_1__subsec_2'))
  expect(await quotes(id)).toMatchObject([
    {
      case_id: act,
      eid: 'sec_1__subsec_1',
      quoted_as_at: '1990-06-01',
      state: 'same',
      paragraph: null,
      case: null,
      act: { id: act, title: 'Reed Act' },
      standing_changed: false,
    },
  ])
  expect(await stateOf(begun.id)).toEqual([
    ['sec_1__subsec_2', 'same'],
    ['sec_1', 'same'],
    ['sec_1__subsec_2', 'same'],
  ])
  const about = async () => (await app.call(listNotes, { query: { case_id: act } }, me)).results.map(({ title }) => title).sort()
  expect(await about()).toEqual(['Begun with it', 'Reeds'])

  for (const [wrong, status] of [
    [quote('cut reeds without a permit', 'sec_1__subsec_1'), 422],
    // What reads alike in another section is another rule.
    [quote('cut reeds without a licence', 'sec_2'), 422],
    [quote('cut reeds without a licence', 'sec_9'), 422],
    [quote('cut reeds without a licence', null, { as_at: '1980-01-01' }), 404],
    [quote('cut reeds without a licence', null, { as_at: '0000-01-01' }), 422],
    [quote('cut reeds without a licence', null, { case_id: 'ke-act-1990-5' }), 404],
  ] as const)
    expect((await add(id, wrong)).status, JSON.stringify(wrong)).toBe(status)
  expect((await add(id, quote('cut reeds without a licence', 'sec_1'), other)).status).toBe(404)
  expect((await app.call(getNote, { params: { id } }, me)).revision).toBe(2)

  // Words that moved within their section still stand; what only another section has does not.
  await importText(
    '2012-12-31',
    section('1', 'A licence is green.', 'No person shall cut reeds without a licence.', 'A fine is twenty shillings.'),
    section('2', 'A boat of Zawadi Kerubo carries a number.', penalty),
  )
  expect(await stateOf(id)).toEqual([['sec_1__subsec_1', 'text changed']])
  expect((await stateOf(begun.id)).map(([, state]) => state)).toEqual(['words changed', 'words changed', 'words changed'])
  const copy = await app.call(duplicateNote, { params: { id: begun.id } }, me)
  expect(await stateOf(copy.id)).toEqual(await stateOf(begun.id))

  // From the text of an earlier day, which says so, and from the latest.
  const early = await make('Of 1999')
  await add(early.id, quote(penalty, 'sec_1', { as_at: '1999-01-01' }))
  await add(early.id, quote('A fine is twenty shillings', 'sec_1__subsec_3'))
  expect(await quotes(early.id)).toMatchObject([
    { eid: 'sec_1__subsec_2', quoted_as_at: '1990-06-01', state: 'words changed' },
    { eid: 'sec_1__subsec_3', quoted_as_at: '2012-12-31', state: 'same' },
  ])
})

test('the provision stands among what the note rests on, once, and leaves with it', async () => {
  const { id } = await make('Licences', { content: 'See section 1(2) of the Reed Act, 1990.' })
  await add(id, quote('cut reeds without a licence', 'sec_1__subsec_1', { as_at: '1999-01-01' }))
  await add(id, {
    ...quote('A licence is green', 'sec_1__subsec_1'),
    text: `> “A licence is green”\n>\n> [Reed Act, 1990, First Schedule](/legal-library/legislation/${act}#sched_first)`,
  })
  const authorities = async (note: string) => (await app.call(listNoteAuthorities, { params: { id: note } }, me)).results
  expect(await authorities(id)).toMatchObject([
    { kind: 'statute', law: { act, eid: 'sec_1__subsec_2' }, case: null, verdict: null, origins: ['citation'] },
    {
      kind: 'statute',
      text: expect.stringMatching(/Reed Act.*1\(1\)|1\(1\).*Reed Act/) as string,
      law: { act, eid: 'sec_1__subsec_1' },
      pinpoints: [
        { unit: 'text', value: '1990-06-01' },
        { unit: 'text', value: '2012-12-31' },
      ],
      origins: ['link', 'quotation'],
    },
    { kind: 'statute', text: 'Reed Act, 1990, First Schedule', law: { act, eid: 'sched_first' } },
  ])
  // The words alone, where the reader took the reference out of the text.
  const { content } = await app.call(getNote, { params: { id } }, me)
  const bare = await make('Bare', { content: 'x', quote: quote('A licence is green', 'sec_1__subsec_1') })
  await app.call(updateNote, { params: { id: bare.id }, body: { content: '> A licence is green' } }, me)
  expect(await authorities(bare.id)).toMatchObject([
    { kind: 'statute', text: expect.stringContaining('Reed Act') as string, origins: ['quotation'] },
  ])

  const leave = (format: NoteFormat) => app.call(exportNote, { params: { id }, query: { format } }, me)
  expect(readDocxText(await (await leave('docx')).bytes()).join('\n')).toMatch(/Reed Act, 1990.*, as at 1 June 1990/)
  expect(await (await leave('html')).text()).toContain(`/legal-library/legislation/${act}?as_at=1990-06-01#sec_1__subsec_1`)
  expect(await (await leave('md')).text()).toContain('First Schedule](')
  expect((await (await leave('pdf')).text()).slice(0, 5)).toBe('%PDF-')
  expect(content).toContain('(as at 1 June 1990)')
})

test('a redaction of the Act reaches the quoted words, an account takes them along, and an Act that goes is told', async () => {
  const { id } = await make('Boats')
  await add(id, quote('A boat of Zawadi Kerubo carries a number', 'sec_2__subsec_1'))
  const { rows } = await app.database.pool.query<{ id: string }>(`select user_id as id from notes where id = $1`, [id])
  const owner = { reader: await createAccess(app.database).readerOf({ userId: rows[0]!.id, role: 'user' }), database: app.database }
  let exported = ''
  for await (const file of ownedNotes.export!(owner)) for await (const piece of file.content) exported += String(piece)
  expect(exported).toMatch(/"provision"\s*:\s*"sec_2__subsec_1"/)
  expect(exported).toMatch(/"as_at"\s*:\s*"2012-12-31"/)

  await redactNames(app.database, redactionTargets, {
    caseId: act,
    replacements: [{ name: 'Zawadi Kerubo', initials: 'Z.K.' }],
    by: 'registry',
    outbox: join(folder, 'outbox'),
  })
  expect(await quotes(id)).toMatchObject([{ quote: 'A boat of Z.K. carries a number', state: 'text changed' }])
  expect((await app.call(getNote, { params: { id } }, me)).content).toContain('“A boat of Z.K. carries')
  expect(JSON.stringify(await app.answer(listNoteVersions, { params: { id } }, me))).not.toContain('Zawadi')

  await app.database.pool.query(`delete from documents where work_id = (select id from works where public_id = $1)`, [act])
  expect(await quotes(id)).toMatchObject([{ state: 'not held', act: null, standing_changed: false }])
  const { results } = await app.call(listNoteAuthorities, { params: { id } }, me)
  expect(results.map(({ law }) => law)).toEqual([null, null])
})

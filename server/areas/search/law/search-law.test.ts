import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../database/open.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { testReader } from '../../../testing/test-reader.ts'
import { importSources } from '../../documents/documents.ts'
import { redactNames } from '../../documents/redaction/redact-names.ts'
import { redactionTargets } from '../../../areas.ts'
import { createSearchLaw } from '../search.ts'
import type { Index } from '../engine/engine.ts'
import { openIndexHere } from '../index/open-index.ts'

const reader = testReader('00000000-0000-0000-0000-000000000000')
let database: Database
let index: Index
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  index = openIndexHere(database)
  folder = mkdtempSync(join(tmpdir(), 'hukumu-law-'))
})
afterAll(async () => {
  await index.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Takes in a text of an Act; sections are [number, heading, words]. */
async function arrive(title: string, number: number, date: string, sections: readonly [string, string, string][], country = 'ke') {
  const path = join(folder, `${number}-${date}.xml`)
  const body = sections.map(
    ([num, heading, words]) =>
      `<section eId="sec_${num}"><num>${num}.</num><heading>${heading}</heading><content><p>${words}</p></content></section>`,
  )
  writeFileSync(
    path,
    `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
    <FRBRWork><FRBRuri value="/akn/${country}/act/1991/${number}"/><FRBRalias value="${title}"/></FRBRWork>
    <FRBRExpression><FRBRuri value="/akn/${country}/act/1991/${number}/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression>
    </identification></meta><body>${body.join('')}</body></act></akomaNtoso>`,
  )
  await importSources(database, [path])
}
const anywhere = { asAt: null, act: null, unit: null }
const page = { limit: 10, offset: 0 }
const find = async (words: string, filters: Partial<typeof anywhere | { asAt: string }> = {}) => {
  const { results, total } = await createSearchLaw({ database, index }).find(reader, words, { ...anywhere, ...filters }, page)
  expect(total).toBe(results.length)
  return results.map(({ act, eid }) => `${act.title} ${eid}`)
}

test('every provision of a text that arrived is found at once, and listed in its order where nothing is asked', async () => {
  await arrive('Weir Keepers Act', 1, '1991-01-01', [
    ['1', 'Sluices', 'The keeper shall open the sluice at dawn.'],
    ['2', 'Eels', 'Nobody shall take an eel from a weir without a permit.'],
    ['10', 'Offences', 'Whoever takes an eel commits an offence and the sluice is shut to him.'],
  ])
  expect(await find('eel offence')).toEqual(['Weir Keepers Act sec_10', 'Weir Keepers Act sec_2'])
  expect((await find('sluice')).toSorted()).toEqual(['Weir Keepers Act sec_1', 'Weir Keepers Act sec_10'])
  expect(await find('', { act: 'weir' } as object)).toEqual(['Weir Keepers Act sec_1', 'Weir Keepers Act sec_2', 'Weir Keepers Act sec_10'])
  expect(await find('')).toEqual([])
})

test.for([
  ['slui*', ['sec_1', 'sec_10']],
  ['eel NOT permit', ['sec_10']],
  ['open /2 sluice', ['sec_1']],
  ['open /1 sluice', []],
  ['permit OR dawn', ['sec_1', 'sec_2']],
  // What is no query is words, and the fields of cases say nothing of the law.
  ['(dawn', ['sec_1']],
  ['dawn court:kesc', ['sec_1']],
  ['court:kesc', []],
] as const)('the law is asked in the language of the box: %s', async ([query, found]) => {
  expect((await find(query)).toSorted()).toEqual(found.map((eid) => `Weir Keepers Act ${eid}`))
})

test('a section is found by what a question says beside its number, which no section says of itself', async () => {
  expect(await find('an eel under section 10')).toContain('Weir Keepers Act sec_10')
})

test('a title that a later text brings is a word of the earlier texts too', async () => {
  await arrive('Mill Race Act', 2, '1991-01-01', [['1', 'Grinding', 'The miller grinds.']])
  expect(await find('race grinds')).toEqual(['Mill Race Act sec_1'])
  await arrive('Tide Mill Act', 2, '2001-01-01', [['1', 'Grinding', 'The miller may grind.']])
  expect(await find('tide miller', { asAt: '1995-01-01' })).toEqual(['Tide Mill Act sec_1'])
  expect(await find('race grinds', { asAt: '1995-01-01' })).toEqual([])
})

test('a name that is taken out of an Act is to leave the files of the index', async () => {
  await arrive('Ferry Act', 3, '1991-01-01', [['1', 'Ferryman', 'Wanjikusecret keeps a ferry.']])
  // The same file, corrected.
  await arrive('Ferry Act', 3, '1991-01-01', [['1', 'Ferryman', 'Wanjikusecret keeps the ferry.']])
  const ids = async (select: string) => ((await database.query(select)) as { rows: { id: number }[] }).rows.map(({ id }) => id)
  await redactNames(database, redactionTargets, {
    caseId: 'ke-act-1991-3',
    replacements: [{ name: 'Wanjikusecret', initials: 'W' }],
    by: 'registry@example.test',
    outbox: folder,
  })
  const select = `select e.id, e.document_id from expressions e join documents d on d.id = e.document_id where d.title = 'Ferry Act'`
  const [text] = await ids(select)
  const [before] = await ids(`select g.document_id as id from search_gone g join (${select}) of on of.document_id = g.act_id`)
  expect(await ids(`select document_id as id from search_rewrites where collection = 'law'`)).toEqual([text, before])
  expect(await find('wanjikusecret')).toEqual([])
})

test('what is asked about is read from Kenyan law, what has most of it first, and with the words of the law alone', async () => {
  await arrive('Weir Act of Elsewhere', 4, '1991-01-01', [['1', 'Eels', 'An eel and a sluice.']], 'ug')
  const about = (...things: string[][][]) => createSearchLaw({ database, index }).about(reader, things, 5)
  const found = await about([['eels']], [['gate'], ['sluices']])
  expect(found.map(({ act, eid }) => `${act.title} ${eid}`)).toEqual([
    'Weir Keepers Act sec_10',
    'Weir Keepers Act sec_2',
    'Weir Keepers Act sec_1',
  ])
  expect(found[0]!.paragraphs).toEqual(['Whoever takes an eel commits an offence and the sluice is shut to him.'])
  expect(await about([['the']])).toEqual([])
})

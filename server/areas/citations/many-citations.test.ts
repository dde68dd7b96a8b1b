import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/open.ts'
import { storeCases } from '../../testing/store-cases.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { readDocument } from './read-document.ts'

let database: Database
beforeAll(async () => (database = await openTestDatabase()))
afterAll(() => database.close())

interface Sent {
  text: string
  /** The most rows or values that one parameter brings. */
  rows: number
}

/** The database, and every statement that is sent to it. */
function watched(): { watched: Database; sent: Sent[] } {
  const sent: Sent[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') {
        const values = node.parameters.map((one) => ('value' in one ? one.value : null))
        const text = node.sqlFragments.join('?').replaceAll(/\s+/g, ' ').trim()
        sent.push({ text, rows: Math.max(0, ...values.map(countRows)) })
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { watched: { ...database, sql: database.sql.withPlugin(plugin) }, sent }
}

function countRows(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'string' || !value.startsWith('[')) return 0
  const read: unknown = JSON.parse(value)
  return Array.isArray(read) ? read.length : 0
}

const says = ['was overruled', 'is distinguishable', 'was decided per incuriam', 'is instructive', 'does not assist the appellant']
const judgment = (number: number, citations: number) => ({
  title: `Moraa v Kibet [2024] KEHC ${number} (KLR)`,
  citation: `[2024] KEHC ${number} (KLR)`,
  content: [
    'JUDGMENT',
    ...Array.from(
      { length: citations },
      (_, at) => `${at + 1}. Achieng v Barasa [2019] KEHC ${number * 10 + at} (KLR) ${says[at % says.length]}.`,
    ),
  ],
})

const graph = /\b(?:citations|citation_keys|treatments|appeal_steps)\b/
const storing = async (number: number, citations: number) => {
  const { watched: one, sent } = watched()
  await storeCases(one, [judgment(number, citations)])
  return sent.filter(({ text }) => text.startsWith('insert into') && graph.test(text))
}

test('what a judgment cites is written by statements of bounded size, which do not unpack its text', async () => {
  const [some, many] = [await storing(90101, 150), await storing(90102, 600)]
  expect(Math.max(...many.map(({ rows }) => rows))).toBeLessThanOrEqual(1500)
  expect(many.filter(({ text }) => /\bcontent\b|\brevisions\b/.test(text))).toEqual([])
  expect(many.length).toBeLessThanOrEqual(4 * some.length)
  const { rows } = await database.pool.query('select count(*)::integer as leads from treatments')
  expect(rows).toEqual([{ leads: 750 }])
})

test('the hash of the words is the one that the database makes of them', async () => {
  const { rows } = await database.pool.query(
    `select count(*)::integer as wrong from treatments t join documents d on d.id = t.citing_id
      join revisions r on r.document_id = d.id and r.number = d.revision
      where t.words_hash is distinct from md5(substr(r.content, t.quote_from + 1, t.quote_length))`,
  )
  expect(rows).toEqual([{ wrong: 0 }])
})

test('a text of nothing but citations is kept in part', () => {
  const content = Array.from({ length: 2100 }, (_, at) => `Achieng v Barasa [2019] KEHC ${at + 1} (KLR) was overruled.`).join(' ')
  const layout = { parts: [{ kind: 'opinion' }], paragraphs: [[0, content.length, 1, null, null, 0]] } as unknown as StoredLayout
  const facts = { title: 'Moraa v Kibet', applicant: null, respondent: null, citations: [], case_number: null, frbr_uri: null, year: null }
  expect(readDocument(facts, content, layout).references).toHaveLength(2000)
})

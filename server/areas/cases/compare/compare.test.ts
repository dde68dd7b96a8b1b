import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareCases, exportComparison } from '#contract/compare'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../../testing/store-cases.ts'

const sample = (name: string): GivenRecord => JSON.parse(readFileSync(`library/judgments/${name}.json`, 'utf8')) as GivenRecord

let app: TestApp
let headers: { authorization: string }
let ids: string[]

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => Date.parse('2026-11-21T09:00:00Z') } })
  headers = await app.signedIn()
  const landmarks = JSON.parse(readFileSync('library/landmarks.json', 'utf8')) as GivenRecord[]
  ids = await storeCases(app.database, [
    sample('2026-kesc-90007-wekulo-v-mlima-crest-bank'),
    sample('2025-keca-90112-mlima-crest-bank-v-wekulo'),
    sample('2024-kehc-90147-wekulo-v-mlima-crest-bank'),
    ...landmarks.slice(0, 40),
  ])
})
afterAll(() => app.close())

test('cases stand side by side, with what they share and where', async () => {
  const { cases, authorities, passages } = await app.call(compareCases, { body: { case_ids: ids.slice(0, 3) } }, headers)
  expect(cases.map(({ case: { id } }) => id)).toEqual(ids.slice(0, 3))
  expect(cases[0]!.orders[0]).toMatchObject({ text: 'the appeal is allowed in part;', paragraphs: [{ number: '25' }] })
  expect(cases[0]!.case).toMatchObject({
    outcome: 'Appeal allowed in part',
    parties: expect.arrayContaining([{ name: 'Ruth Nasimiyu Wekulo', role: 'Appellant' }]),
  })
  expect(cases[0]!.holdings.every(({ opinion_kind }) => opinion_kind === 'majority')).toBe(true)
  expect(cases[0]!.dissents.every(({ opinion_kind }) => opinion_kind === 'dissenting')).toBe(true)

  const pipeplastic = authorities.common.find(({ title }) => title?.includes('Pipeplastic'))
  expect(pipeplastic!.cited_in.length).toBeGreaterThan(1)
  expect(authorities.common.every(({ cited_in }) => new Set(cited_in.map(({ case_id }) => case_id)).size > 1)).toBe(true)
  expect(authorities.apart.every(({ cited_in }) => cited_in.length === 1)).toBe(true)
  const names = [...authorities.common, ...authorities.apart].map(({ title, citation }) => `${title} ${citation}`)
  expect(new Set(names).size).toBe(names.length)

  expect(passages.length).toBeGreaterThan(3)
  const used = passages.flatMap(({ places }) => places.map(({ case_id, paragraph }) => `${case_id} ${paragraph}`))
  expect(new Set(used).size).toBe(used.length)
  for (const { places, terms, authorities: shared, score } of passages) {
    expect(new Set(places.map(({ case_id }) => case_id)).size).toBe(places.length)
    expect(terms.length + shared.length).toBeGreaterThan(1)
    expect(score > 0 && score <= 1).toBe(true)
  }
  // all three courts on Speaker of the National Assembly v Karume and section 65 of the Data Protection Act
  const numbers = passages.map(({ places }) => places.map(({ number }) => number).join(' '))
  expect(numbers).toContain('22 16 26')
  // A sentence that leads to a quotation stands with it.
  for (const { text } of passages.flatMap(({ places }) => places)) expect(text).not.toMatch(/:$/)
})

test('a digest stands beside a judgment and says that it has no text', async () => {
  const { cases } = await app.call(compareCases, { body: { case_ids: [ids[0]!, ids[5]!] } }, headers)
  expect(cases[1]).toMatchObject({ issues: [], holdings: [], orders: [], reason: expect.stringContaining('not its text') })
})

test.each([
  ['one case', ['a'], 'Choose at least two cases to compare'],
  ['none', [], 'Choose at least two cases to compare'],
  ['five cases', ['a', 'b', 'c', 'd', 'e'], 'At most four cases can be compared'],
  ['a case twice', ['a', 'a'], 'Each case can be chosen only once'],
])('%s: a clear error', async (_, asked, msg) => {
  for (const endpoint of [compareCases, exportComparison])
    expect(await app.answer(endpoint, { body: { case_ids: asked } }, headers)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'case_ids'], msg }] },
    })
})

test('unknown cases are named, and another account’s document is unknown', async () => {
  const owner = await app.signedIn()
  const ruling = 'IN THE HIGH COURT AT NAIROBI\n\nAtieno v Kamau\n\nRULING\n\n1. The application is dismissed.'
  const own = await app.upload('a.txt', ruling, owner)
  const answer = await app.answer(compareCases, { body: { case_ids: [ids[0], own, 'nothing'] } }, headers)
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'not-found', detail: `No case in the library has the id “${own}” or “nothing”.` },
  ])
})

test('the Word document holds the record, the sentences with their paragraphs, and its source and date', async () => {
  const file = await app.call(exportComparison, { body: { case_ids: ids.slice(0, 2) } }, headers)
  expect([file.type, file.name]).toEqual([exportComparison.file, `comparison-${ids[0]}-${ids[1]}.docx`])
  const text = textOfDocx(Buffer.from(await file.arrayBuffer()))
  for (const words of [
    'Made with Hukumu on 21 November 2026',
    'Some of these judgments are invented samples',
    '[2026] KESC 90007 (KLR)',
    'Ruth Nasimiyu Wekulo (Appellant)',
    'the appeal is allowed in part; [25]',
    'RADING, SCJ, dissenting',
    'Authorities in common',
    'Likeness ',
  ])
    expect(text).toContain(words)
})

/** The words of word/document.xml, out of the directory at the end of the file. */
function textOfDocx(bytes: Buffer): string {
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16)
  for (;;) {
    const [packed, nameLength, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? bytes.readUInt32LE(at + 20) : bytes.readUInt16LE(at + offset),
    )
    if (bytes.toString('latin1', at + 46, at + 46 + nameLength!) === 'word/document.xml') {
      const local = bytes.readUInt32LE(at + 42)
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      return inflateRawSync(bytes.subarray(start, start + packed!))
        .toString()
        .replace(/<\/w:p>/g, '\n')
        .replace(/<[^>]+>/g, '')
    }
    at += 46 + nameLength! + extra! + comment!
  }
}

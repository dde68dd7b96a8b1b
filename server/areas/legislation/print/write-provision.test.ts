import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { importSources } from '../../documents/documents.ts'
import { titleOf } from '../../../printing/law/title-of.ts'

let app: TestApp
let headers: { authorization: string }
let folder: string

const section = (number: number) =>
  `<section eId="sec_${number}"><num>${number}.</num><heading>Reeds of kind ${number}</heading>
    <subsection eId="a"><num>(1)</num><content><p>Whoever cuts reeds of kind ${number} keeps a register of them.</p></content></subsection></section>`
const akn = (
  date: string,
  sections: number,
) => `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
  <FRBRWork><FRBRuri value="/akn/ke/act/2031/90041"/><FRBRalias value="Reed Kinds Act, 2031"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/2031/90041/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body><part eId="part_I"><num>Part I</num><heading>KINDS</heading>${Array.from({ length: sections }, (_, index) => section(index + 1)).join('')}</part></body></act></akomaNtoso>`

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => Date.parse('2036-11-21T09:00:00Z') } })
  headers = await app.signedIn()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-pages-'))
  for (const [date, sections] of [
    ['2031-02-03', 3],
    ['2035-06-01', 60],
  ] as const)
    writeFileSync(join(folder, `reeds-${date}.xml`), akn(date, sections))
  await importSources(app.database, [folder])
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

async function pagesOf(eid: string, query = '') {
  const answer = await app.inject({ url: `/api/legislation/ke-act-2031-90041/provisions/${eid}/pdf${query}`, headers })
  if (answer.statusCode !== 200) return { answer, pages: [] }
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return { answer, pages }
}

test('a section says of which Act it is, where it stands and from when', async () => {
  const { answer, pages } = await pagesOf('sec_2')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('section%202') as string,
  })
  expect(pages).toHaveLength(1)
  for (const words of [
    'Reed Kinds Act, 2031',
    'No. 90041 of 2031',
    'As it stands from 1 June 2035',
    'Part I',
    '(1)',
    'Whoever cuts reeds of kind 2 keeps',
    'Page 1 of 1',
  ])
    expect(pages[0]).toContain(words)
  expect(pages[0]).not.toContain('kind 3')
  expect(pages[0]!.match(/\(1\)/g)).toHaveLength(1)
})

test('a part has all of its sections on as many pages as it takes, also as it once stood', async () => {
  const { pages } = await pagesOf('part_I')
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[0]).not.toMatch(/Part Part|KINDS.*KINDS.*KINDS/)
  for (let number = 1; number <= 60; number += 1) expect(pages.join(' ')).toContain(`Whoever cuts reeds of kind ${number} keeps`)
  const then = await pagesOf('part_I', '?as_at=2032-01-01')
  expect(then.pages.join(' ')).toContain('As it stood from 3 February 2031 to 31 May 2035')
  expect(then.pages.join(' ')).not.toContain('kind 4')
})

test.each([
  ['section', '41.', 'Hearing', 'Section 41. Hearing'],
  ['part', 'Part VI', 'TERMINATION', 'Part VI. TERMINATION'],
  ['part', 'VI', null, 'Part VI'],
  ['schedule', null, 'FEES', 'Schedule. FEES'],
])('a %s of number %s and heading %s is called so', (type, num, heading, title) => {
  expect(titleOf('Reed Act', { eid: 'x', type, num, heading })).toBe(title)
})

test('what is not there has no pages', async () => {
  expect((await pagesOf('sec_99')).answer.statusCode).toBe(404)
  expect((await pagesOf('sec_9', '?as_at=2032-01-01')).answer.statusCode).toBe(404)
})

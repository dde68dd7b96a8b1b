import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../../testing/store-cases.ts'
import { layOutPages } from '../../../printing/judgment/page-blocks.ts'
import { toPrintable } from '../../../printing/printable.ts'

const sample = (name: string): GivenRecord => JSON.parse(readFileSync(`library/judgments/${name}.json`, 'utf8')) as GivenRecord

describe('the pages of a case', () => {
  let app: TestApp
  let headers: { authorization: string }

  beforeAll(async () => {
    app = await createTestApp({}, undefined, { clock: { now: () => Date.parse('2026-11-21T09:00:00Z') } })
    headers = await app.signedIn()
  })
  afterAll(() => app.close())

  const pdfOf = async (id: string, as = headers) => {
    const answer = await app.inject({ url: `/api/case-detail/${id}/pdf`, headers: as })
    return { answer, ...(answer.statusCode === 200 && (await readPdf(answer.rawPayload))) }
  }

  test('hold every word, the citation and their number on each, the opinions by author and kind, and an outline', async () => {
    const given = sample('2026-kesc-90007-wekulo-v-mlima-crest-bank')
    const [id] = await storeCases(app.database, [given])
    const { answer, pages, info, outline } = await pdfOf(id!)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(encodeURIComponent('[2026] KESC 90007 (KLR).pdf')),
    })
    expect(info).toMatchObject({ Title: given.title, Author: 'Supreme Court' })
    expect(pages!.length).toBeGreaterThan(4)
    for (const [index, page] of pages!.entries()) {
      expect(page).toContain('[2026] KESC 90007 (KLR)')
      expect(page).toContain(`Page ${index + 1} of ${pages!.length}`)
    }
    expect(pages![0]).toContain('Sample. This judgment was invented')
    expect(pages!.at(-1)).toContain('Dissenting opinion · RADING, SCJ')

    const all = wordsOf(pages!.join(' '))
    const lost = given.content!.flatMap((block) => [...wordsOf(block.replace('Neutral citation: ', ''))]).filter((word) => !all.has(word))
    expect(lost).toEqual([])
    expect(outline!.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Opinion of the majority · KITONYI/),
      'F. ORDERS',
      'Dissenting opinion · RADING, SCJ',
    ])
    expect(outline![0]!.items.map(({ title }: { title: string }) => title)).toContain('D. JURISDICTION')
  })

  test('show signs of all kinds: letters of Kenyan languages, quotation marks, and what the typeface lacks in words', async () => {
    const [id] = await storeCases(app.database, [
      {
        title: 'Ngũgĩ v Mĩcheni [2024] KEHC 90701 (KLR)',
        content: [
          'JUDGMENT',
          '1. “Ng’ombe” – the cow — cost ₤40, ½ of €80; π ≤ 4, ✓ and 漢\u00a0字.',
          '[fn 1] A note below.',
          '2. The claim is dismissed.',
        ],
      },
    ])
    const text = (await pdfOf(id!)).pages!.join(' ')
    for (const words of [
      'Ngũgĩ v Mĩcheni',
      '“Ng’ombe” – the cow — cost ₤40, ½ of €80; π <= 4, [tick] and [U+6F22] [U+5B57].',
      'A note below.',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('\0')
  })

  test('say of a digest that its text is not here', async () => {
    const [id] = await storeCases(app.database, [
      {
        kind: 'digest',
        title: 'Anyango v Republic [2019] KECA 90702 (KLR)',
        summary: 'A confession needs a caution.',
        key_points: ['Caution first.'],
      },
    ])
    const { pages } = await pdfOf(id!)
    expect(pages).toHaveLength(1)
    for (const words of [
      'This is a digest. The library holds what the case stands for',
      'A confession needs a caution.',
      'Caution first.',
      'Page 1 of 1',
    ])
      expect(pages![0]).toContain(words)
  })

  test('are for the owner alone where the document is private, and for nobody where there is none', async () => {
    const owner = await app.signedIn()
    const ruling = 'IN THE HIGH COURT AT NAIROBI\n\nAtieno v Kamau\n\nRULING\n\n1. The application is dismissed.'
    const id = await app.upload('a.txt', ruling, owner)
    expect((await pdfOf(id, owner)).pages![0]).toContain('From a private library.')
    expect((await pdfOf(id)).answer.statusCode).toBe(404)
    expect((await pdfOf('nothing')).answer.json()).toMatchObject({ code: 'not-found' })
  })
})

async function readPdf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
  }
  const { info } = await document.getMetadata()
  return { pages, info, outline: await document.getOutline() }
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])

const ascii = (codePoint: number) => codePoint < 128 || codePoint === 0x2022
test.each([
  ['plain words, 12/=', 'plain words, 12/='],
  ['a\u00a0b\u2003c\td\u2028e', 'a b c d e'],
  ['x ≤ y → z ✓', 'x <= y -> z [tick]'],
  ['\uF0B7 first ● second', '• first • second'],
  ['ﬁnding of ＡＢ', 'finding of AB'],
  ['co\u00adoperate\u200b now\ufeff', 'cooperate now'],
  ['漢 and 𝄞', '[U+6F22] and [U+1D11E]'],
])('%j is set as %j', (text, set) => expect(toPrintable(text, ascii)).toBe(set))

test('numbers and letters hang before their text; footnotes and repeated lines of the head are told apart', () => {
  const lines = [
    'Kibet v Moraa',
    'Neutral citation: [2024] KEHC 1',
    'Republic of Kenya',
    '1. The facts.',
    '(a) an item',
    '[fn 2] A note.',
    'No number',
  ]
  const content = lines.join('\n\n')
  const at = (line: number) => content.indexOf(lines[line]!)
  const paragraph = (line: number, kind: 'line' | 'paragraph' | 'item', number: string | null, part: number) => ({
    id: line + 1,
    part,
    kind,
    number,
    depth: kind === 'item' ? 1 : 0,
    start: at(line),
    end: at(line) + lines[line]!.length,
  })
  const [header, opinion] = layOutPages(
    {
      content,
      parts: [
        { position: 0, kind: 'header', opinion_kind: null, author: null, start: 0, end: at(3) },
        { position: 1, kind: 'opinion', opinion_kind: 'sole', author: null, start: at(3), end: content.length },
      ],
      paragraphs: [
        ...[0, 1, 2].map((line) => paragraph(line, 'line', null, 0)),
        paragraph(3, 'paragraph', '1', 1),
        paragraph(4, 'item', 'a', 1),
        paragraph(5, 'paragraph', null, 1),
        paragraph(6, 'paragraph', null, 1),
      ],
    },
    ['Kibet v Moraa', '[2024] KEHC 1'],
  )
  expect(header!.blocks.map(({ text }) => text)).toEqual(['Republic of Kenya'])
  expect(opinion).toMatchObject({ isNumbered: true, isOneOfSeveral: false })
  expect(opinion!.blocks.map(({ kind, marker, text }) => [kind, marker, text])).toEqual([
    ['paragraph', '1.', 'The facts.'],
    ['item', '(a)', 'an item'],
    ['footnote', '2', 'A note.'],
    ['paragraph', null, 'No number'],
  ])
})

import { sayImport } from '#contract/reasons/import-words'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { detectFormat } from './detect-format.ts'
import type { ReadItem, SourceFile } from './format.ts'
import { readLines } from './lines.ts'

/** A file held in memory; small pieces show that nothing depends on where the pieces end. */
function fileOf(content: string | Buffer, name = 'file', piece = 7): SourceFile {
  const bytes = Buffer.from(content as string)
  const pieces = function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  return { path: name, name, size: bytes.length, head: bytes.subarray(0, 1024 * 1024), open: () => Readable.from(pieces()) }
}

async function readAll(file: SourceFile): Promise<(ReadItem | string)[]> {
  const format = detectFormat(file)
  if ('rejected' in format) return [sayImport([format.rejected])]
  const items: ReadItem[] = []
  for await (const item of format.read(file)) items.push(item)
  return items
}

const formatOf = (file: SourceFile) => {
  const format = detectFormat(file)
  return 'rejected' in format ? sayImport([format.rejected]) : format.name
}

const titles = (items: (ReadItem | string)[]) =>
  items.map((item) =>
    typeof item === 'string'
      ? item
      : 'record' in item
        ? `${item.position}:${String(item.record.fields['title'])}`
        : 'act' in item
          ? `${item.position}§${item.act.facts.title}`
          : `${item.position}!${sayImport([item.rejected])}`,
  )

test.for([
  ['one JSON object', '{"title": "A"}', 'JSON'],
  ['a list', '[{"title": "A"}]', 'JSON'],
  ['an empty list', '[]', 'JSON'],
  ['a byte order mark', '\uFEFF{\n"title": "A"}', 'JSON'],
  ['an object to a line', '{"title": "A"}\n{"title": "B"}\n', 'JSON lines'],
  ['a line that is broken', '{"title": "A"}\n{"title\n', 'JSON lines'],
  ['a header row', 'title,court,content\nA,High Court,text\n', 'CSV'],
  ['semicolons', 'Title;Case Number\nA;1\n', 'CSV'],
  ['a judgment', 'REPUBLIC OF KENYA\nIN THE HIGH COURT OF KENYA AT NAIROBI\n', 'plain text'],
  ['a neutral citation', 'X v Y [2024] KEHC 90501 (KLR)', 'plain text'],
  [
    'any other text',
    'Dear Sir,\nthank you for your letter.',
    'The file is not in a format that can be imported: PDF, DOCX, HTML, Akoma Ntoso, JSON, JSON lines, CSV and the plain text of a judgment can',
  ],
  ['nothing', '', 'The file is empty'],
  ['blanks', '\n  \n', 'The file is empty'],
  ['noise', '\x00\x01\x02\x03abc', 'The file is not text'],
] as const)('%s is detected by its content', ([, content, name]) => expect(formatOf(fileOf(content, 'any.pdf'))).toBe(name))

test('a name decides only where the content leaves it open', () => {
  const long = `{"title": "A", "content": "${'x'.repeat(2000)}`
  expect(formatOf({ ...fileOf(long, 'cases.jsonl'), head: Buffer.from(long.slice(0, 100)) })).toBe('JSON lines')
  expect(formatOf({ ...fileOf(long, 'case.json'), head: Buffer.from(long.slice(0, 100)) })).toBe('JSON')
})

test('a file that must be held whole may have 200 MB', () => {
  const large = 201 * 1024 * 1024
  expect(formatOf({ ...fileOf('[{"title": "A"}'), size: large })).toBe('The file is larger than 200 MB; only JSON lines and CSV may be')
  expect(formatOf({ ...fileOf('{"title": "A"}\n{"title": "B"}\n'), size: large })).toBe('JSON lines')
})

test('JSON is read in all its shapes, whatever pieces it comes in', async () => {
  const a = '{"title": "A [}{] \\" \\\\", "deep": [[{"x": "]"}]]}'
  for (const piece of [1, 3, 1000]) {
    const read = async (content: string) => titles(await readAll(fileOf(content, 'file', piece)))
    expect(await read(a)).toEqual(['null:A [}{] " \\'])
    expect(await read(`[${a}, {"title": "B"} ]`)).toEqual(['1:A [}{] " \\', '2:B'])
    expect(await read(`{"total": 2, "note": "cases: [", "cases": [{"title": "A"}, {"title": "B"}], "more": {"x": []}}`)).toEqual([
      '1:A',
      '2:B',
    ])
    expect(await read(`{"results": [{"title": "A"}]}`)).toEqual(['1:A'])
    expect(await read('{"title": "A", "cases": ["X v Y", "P v Q"]}')).toEqual(['null:A'])
    expect(await read('{"title": "A"}\n\n{\n"title": "B"}')).toEqual(['null:A', '2:B'])
    expect(await read('[]')).toEqual(['null!The file holds no case'])
  }
})

test('broken JSON loses only what is broken', async () => {
  expect(
    titles(await readAll(fileOf('[{"title": "A"}, 7, "x", {"title": }, {"title": "B"}, {"title": "C'))).map((line) => line.slice(0, 40)),
  ).toEqual([
    '1:A',
    '2!The record is not a JSON object',
    '3!The record is not a JSON object',
    expect.stringMatching(/^4!The record is not JSON/),
    '5:B',
    '6!The file ends in the middle of a recor',
  ])
  expect(titles(await readAll(fileOf('{"title": "A", "cont')))).toEqual(['null!The file ends in the middle of a record'])
})

test('JSON lines that are broken lose only themselves', async () => {
  const content = '\uFEFF{"title": "A"}\r\n\r\nnot json\r\n["x"]\r\n{"title": "B"}'
  expect(titles(await readAll(fileOf(content)))).toEqual([
    '1:A',
    expect.stringMatching(/^2!The line is not JSON: Unexpected token/),
    '3!The line is not a JSON object',
    '4:B',
  ])
})

test('a line that is not UTF-8 is read all the same, with a warning', async () => {
  const bytes = Buffer.concat([Buffer.from('{"title": "A"}\n{"title": "caf'), Buffer.from([0xe9]), Buffer.from('"}\n')])
  const [, second] = await readAll(fileOf(bytes))
  expect(second).toMatchObject({ record: { fields: { title: 'café' }, warnings: [{ code: 'not-utf8' }] } })
})

test('a line larger than a record may be is passed over in pieces', async () => {
  const lines: (number | null)[] = []
  for await (const line of readLines(
    Readable.from([Buffer.from('short\n'), Buffer.alloc(50, 97), Buffer.alloc(50, 97), Buffer.from('\nend')]),
    60,
  )) {
    lines.push(line ? line.length : null)
  }
  expect(lines).toEqual([5, null, 3])
})

test('CSV keeps line breaks within quotes and rejects rows that do not fit', async () => {
  const items = await readAll(fileOf('title,content\nA,"first\n\nsecond, ""quoted"""\nB\nC,text,more\nD,text\n'))
  expect(titles(items)).toEqual(['1:A', '2!The row has 1 columns, the header 2', '3!The row has 3 columns, the header 2', '4:D'])
  expect(items[0]).toMatchObject({ record: { fields: { content: 'first\n\nsecond, "quoted"' } } })
})

test('CSV names with commas in them and names that stand twice hide no column', async () => {
  const items = await readAll(fileOf('title,"Parties, short",text,text\nA,B,,words\n'))
  expect(items).toMatchObject([{ record: { fields: { title: 'A', 'Parties, short': 'B', text: '', 'text (2)': 'words' } } }])
})

test('CSV with nothing under its header is accounted for', async () => {
  expect(titles(await readAll(fileOf('title,court\n')))).toEqual(['null!The file holds no case'])
  expect(titles(await readAll(fileOf('title,court')))).toEqual(['null!The file holds no case'])
})

test('CSV with stray quotation marks is read; one that never closes loses what follows', async () => {
  const stray = await readAll(fileOf('title,content\nA,text\nB,"text" x\nC,text\n'))
  expect(titles(stray)).toEqual(['1:A', '2:B', '3:C'])
  expect(stray[1]).toMatchObject({ record: { fields: { content: '"text" x' } } })
  const open = titles(await readAll(fileOf('title,content\nA,text\nB,"text\nC,text\n')))
  expect(open).toEqual(['1:A', expect.stringMatching(/^2!The row cannot be read: Quote Not Closed/)])
})

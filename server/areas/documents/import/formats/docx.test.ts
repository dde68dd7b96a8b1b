import { expect, test } from 'vitest'
import { buildDocx, inList, paragraph } from './testing/build-docx.ts'
import { buildZip } from './testing/build-zip.ts'
import { readDocument } from './testing/read-in-memory.ts'
import { hasRealDocuments, readRealDocument } from './testing/real-documents.ts'

const level = (at: number, format: string, pattern: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${pattern}"/></w:lvl>`
const list = (id: number, levels: string) => `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`
const use = (id: number, base: number, more = '') => `<w:num w:numId="${id}"><w:abstractNumId w:val="${base}"/>${more}</w:num>`

const blocksOf = async (body: string, parts = {}) => (await readDocument(buildDocx(body, parts), 'ruling.docx')).blocks

test('the style of a heading makes one, unless the paragraph is numbered', async () => {
  const styles = `<w:styles><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>
    <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Court heading"/><w:basedOn w:val="H1"/></w:style></w:styles>`
  const styled = (text: string, style: string, list = '') =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>${list}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const numbers = list(0, level(0, 'decimal', '%1.')) + use(1, 0)
  const body = styled('The facts.', 'Own') + paragraph('They are few.') + styled('The suit was filed late.', 'H1', inList(1))
  const { blocks, fields } = await readDocument(buildDocx(body, { 'styles.xml': styles, 'numbering.xml': numbers }), 'ruling.docx')
  expect(blocks).toEqual(['The facts.', 'They are few.', '1. The suit was filed late.'])
  expect(fields['structure']).toEqual([{ block: 0, kind: 'heading' }])
})

test('automatic numbers are counted and written out, level by level', async () => {
  const numbering =
    list(0, level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '(%2)') + level(2, 'lowerRoman', '(%3)')) +
    list(1, level(0, 'bullet', '\uF0B7')) +
    use(1, 0) +
    use(2, 1)
  const body = [
    paragraph('RULING'),
    paragraph('The motion is dated 3 May 2022.', inList(1)),
    paragraph('It prays for:', inList(1)),
    paragraph('stay;', inList(1, 1)),
    paragraph('costs, being', inList(1, 1)),
    paragraph('fees; and', inList(1, 2)),
    paragraph('disbursements.', inList(1, 2)),
    paragraph('“A quotation without a number.”'),
    paragraph('', inList(1)),
    paragraph('It is opposed.', inList(1)),
    paragraph('on one ground:', inList(1, 1)),
    paragraph('delay', inList(2)),
  ]
  expect(await blocksOf(body.join(''), { 'numbering.xml': numbering })).toEqual([
    'RULING',
    '1. The motion is dated 3 May 2022.',
    '2. It prays for:',
    '(a) stay;',
    '(b) costs, being',
    '(i) fees; and',
    '(ii) disbursements.',
    '“A quotation without a number.”',
    '4. It is opposed.',
    '(a) on one ground:',
    '• delay',
  ])
})

test('lists with one base count together unless one starts again; numbers of several levels are put together', async () => {
  const numbering =
    list(0, level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2')) +
    list(1, level(0, 'upperRoman', '%1.') + level(1, 'decimal', '%1.%2', '<w:isLgl/>')) +
    use(1, 0) +
    use(2, 0) +
    use(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>') +
    use(4, 1)
  const body = [
    paragraph('one', inList(1)),
    paragraph('two', inList(2)),
    paragraph('two and a half', inList(2, 1)),
    paragraph('again one', inList(3)),
    paragraph('again two', inList(3)),
    paragraph('first', inList(4)),
    paragraph('within', inList(4, 1)),
  ]
  expect(await blocksOf(body.join(''), { 'numbering.xml': numbering })).toEqual([
    '1. one',
    '2. two',
    '2.1 two and a half',
    '1. again one',
    '2. again two',
    'I. first',
    '1.1 within',
  ])
})

test('a style numbers its paragraphs and those of styles based on it; a paragraph may leave its list', async () => {
  const parts = {
    'numbering.xml': list(0, level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%2)', '<w:pStyle w:val="Item"/>')) + use(5, 0),
    'styles.xml':
      '<w:style w:type="paragraph" w:styleId="Para"><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="Para"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Item"><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>',
  }
  const styled = (text: string, style: string, more = '') => paragraph(text, `<w:pStyle w:val="${style}"/>${more}`)
  const body =
    styled('one', 'Para') + styled('two', 'Own') + styled('item', 'Item') + styled('free', 'Para', inList(0)) + styled('three', 'Para')
  expect(await blocksOf(body, parts)).toEqual(['1. one', '2. two', 'a) item', 'free', '3. three'])
})

test('what is deleted, hidden, a field’s code or an older Word’s copy is left out', async () => {
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
  const body = `<w:p>${run('The ')}<w:del><w:r><w:delText>plaintiff</w:delText></w:r></w:del><w:ins>${run('claimant')}</w:ins>${run(' secret', '<w:vanish/>')}
    <w:r><w:instrText> PAGE </w:instrText></w:r>${run(' was heard on 1')}${run('st', '<w:vertAlign w:val="superscript"/>')}${run(' May.')}</w:p>
    <w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('REPORTABLE')}</w:txbxContent></mc:Choice>
    <mc:Fallback><w:txbxContent>${paragraph('REPORTABLE')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  expect(await blocksOf(body)).toEqual(['The claimant was heard on 1st May.', 'REPORTABLE'])
})

test('footnotes follow the paragraph that refers to them', async () => {
  const footnotes =
    '<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>' +
    `<w:footnote w:id="2">${paragraph('[2011] KEHC 90001 (KLR).')}</w:footnote>`
  const body = `<w:p><w:r><w:t>As was held</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:t>, costs follow the event.</w:t></w:r></w:p>${paragraph('Next.')}`
  expect(await blocksOf(body, { 'footnotes.xml': footnotes })).toEqual([
    'As was held [fn 1], costs follow the event.',
    '[fn 1] [2011] KEHC 90001 (KLR).',
    'Next.',
  ])
})

test('a table of parties gives lines, a table of figures rows', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`
  const body = `<w:tbl>${row('ROSE WEKESA', 'CLAIMANT')}${row('SOKO SACCO', '1ST RESPONDENT')}</w:tbl>${paragraph('Award:')}<w:tbl>${row('Notice', '40,000')}${row('Leave', '')}</w:tbl>`
  expect(await blocksOf(body)).toEqual(['ROSE WEKESA', 'CLAIMANT', 'SOKO SACCO', '1ST RESPONDENT', 'Award:', 'Notice 40,000', 'Leave'])
})

test('a line break ends a short line and not a sentence', async () => {
  const broken = (...lines: string[]) => `<w:p><w:r>${lines.map((line) => `<w:t>${line}</w:t>`).join('<w:br/>')}</w:r></w:p>`
  const body =
    broken('DATED at Embu', 'A. MBOGO', 'JUDGE') +
    broken('The court has considered the motion, the affidavits and the submissions', 'of counsel on both sides.')
  expect(await blocksOf(body)).toEqual([
    'DATED at Embu',
    'A. MBOGO',
    'JUDGE',
    'The court has considered the motion, the affidavits and the submissions of counsel on both sides.',
  ])
})

test('a file with a macro is read without it, and says so', async () => {
  const { blocks, warnings } = await readDocument(buildDocx(paragraph('RULING'), { 'vbaProject.bin': 'macro' }), 'ruling.docm')
  expect(blocks).toEqual(['RULING'])
  expect(warnings).toEqual([{ code: 'macro' }])
})

test('bytes behind the end of a file are none of it', async () => {
  const file = Buffer.concat([buildDocx(paragraph('RULING')), Buffer.alloc(300)])
  expect((await readDocument(file, 'ruling.docx')).blocks).toEqual(['RULING'])
})

test('names that begin at the root or lead out of it only name parts', async () => {
  const body = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
  const document = `${body}${paragraph('RULING')}</w:body></w:document>`
  const file = buildZip({ '[Content_Types].xml': '<Types/>', '../../etc/passwd': 'x', 'C:\\x': 'x', '/word\\document.xml': document })
  expect((await readDocument(file, 'ruling.docx')).blocks).toEqual(['RULING'])
})

test('an archive of more files than any document has is not listed', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`word/media/${n}.png`, 'x']))
  const file = buildZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:p/>', ...many })
  expect((await readDocument(file, 'many.docx')).rejected).toBe('The Word file is damaged: its table of contents cannot be read')
})

const bomb = Buffer.alloc(80 * 1024 * 1024, '<w:p/>')

test.for([
  ['a part that says how large it is', buildDocx('', { 'document.xml': { content: bomb } })],
  ['a part that hides how large it is', buildDocx('', { 'document.xml': { content: bomb, claims: 1000 } })],
] as const)('%s is not unpacked beyond the limit', async ([, file]) => {
  expect(file.length).toBeLessThan(1024 * 1024)
  expect((await readDocument(file, 'bomb.docx')).rejected).toBe(
    'The Word file is too large: its part word/document.xml unpacks to more than 64 MB',
  )
})

const good = buildDocx(paragraph('RULING'))

test.for([
  ['broken XML', buildDocx('<w:p><w:r>'), /^The Word file is damaged: The XML is broken/],
  ['a file cut off', good.subarray(0, good.length - 40), 'The Word file is cut off: it has no table of contents'],
  [
    'no text part',
    buildZip({ '[Content_Types].xml': '<Types/>', 'word/media/a.png': 'x' }),
    'The file is no Word document: it has no text part',
  ],
  ['no words', buildDocx(paragraph('')), 'The Word file holds no text'],
  ['a password', protectedDocx(), 'The Word file is protected by a password'],
  [
    'an entity bomb',
    buildDocx('', { 'document.xml': { content: '<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document><w:p>&a;</w:p></w:document>' } }),
    'The Word file is damaged: its XML has entities of its own, which are not read',
  ],
  [
    'a statute',
    buildDocx(['THE FENCES ACT', 'ARRANGEMENT OF SECTIONS', '1—Short title.'].map((text) => paragraph(text)).join('')),
    'an Act',
  ],
] as const)('%s has its words', async ([, file, reason]) => {
  const { rejected } = await readDocument(file, 'file.docx')
  if (typeof reason === 'string') expect(rejected).toBe(reason)
  else expect(rejected).toMatch(reason)
})

function protectedDocx(): Buffer {
  return Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
}

test.skipIf(!hasRealDocuments)('the South African judgment is read, its copied text box once', async () => {
  const { blocks, rejected } = await readDocument(readRealDocument('africa/peachjam/zagpjhc_judgment.docx'))
  expect(rejected).toBeNull()
  expect(blocks).toContain('IN THE HIGH COURT OF SOUTH AFRICA')
  expect(blocks).toContain('CASE NO: SS076/2018')
  expect(blocks.filter((block) => block.startsWith('(1) REPORTABLE')).length).toBe(1)
  expect(blocks.length).toBeGreaterThan(300)
})

test.skipIf(!hasRealDocuments)('a constitution is read as an Act', async () => {
  const { rejected } = await readDocument(readRealDocument('ke-constitution/lonlyedward/constitution.docx'))
  expect(rejected).toBe('an Act')
})

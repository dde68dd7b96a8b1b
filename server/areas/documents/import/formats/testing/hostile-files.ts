import { deflateSync } from 'node:zlib'
import { kenyanJudgment } from '../fixtures/akoma-ntoso.ts'
import { buildDocx, paragraph } from './build-docx.ts'
import { buildPdf, linesAt } from './build-pdf.ts'
import { buildZip } from './build-zip.ts'

const text = linesAt(72, 72, ['REPUBLIC OF KENYA', 'IN THE HIGH COURT OF KENYA AT NAIROBI'])
const password = {
  trailer: '/Encrypt 6 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  objects: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`],
}

function packedPage(size: number): Buffer {
  const bomb = deflateSync(Buffer.alloc(size, '(a) Tj ')).toString('latin1')
  const pdf = buildPdf([`\n${bomb}`]).toString('latin1')
  return Buffer.from(pdf.replace(/<< \/Length \d+ >>\nstream\n\n/, '<< /Filter /FlateDecode >>\nstream\n'), 'latin1')
}

const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('')

/** Files made to break an import, or broken by accident: each with the words that are said of it. */
export const hostileFiles: readonly (readonly [name: string, content: string | Buffer, reason: RegExp])[] = [
  [
    'zip-bomb.docx',
    buildDocx('', { 'document.xml': { content: Buffer.alloc(200 * 1024 * 1024, '<w:p/>') } }),
    /unpacks to more than 64 MB/,
  ],
  [
    'hidden-zip-bomb.docx',
    buildDocx('', { 'document.xml': { content: Buffer.alloc(80 * 1024 * 1024, ' '), claims: 9 } }),
    /unpacks to more than 64 MB/,
  ],
  [
    'entity-bomb.xml',
    `<!DOCTYPE a [<!ENTITY l0 "ha">${entities}]><akomaNtoso><judgment><p>&l9;</p></judgment></akomaNtoso>`,
    /entities of its own/,
  ],
  [
    'entity-from-outside.xml',
    kenyanJudgment.replace('?>', '?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace('The fence', '&x;'),
    /entities of its own/,
  ],
  ['nested.html', `<html><body>${'<div>'.repeat(100_000)}`, /nested too deeply/],
  ['nested.xml', `<akomaNtoso><judgment>${'<level>'.repeat(500_000)}`, /nested too deeply/],
  ['cut-off.xml', kenyanJudgment.slice(0, 2000), /XML is broken/],
  ['password.pdf', buildPdf([text], password), /protected by a password/],
  ['pictures.pdf', buildPdf(['q 500 0 0 700 40 40 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x00 EI Q']), /pictures of pages and no text/],
  ['packed-page.pdf', packedPage(900 * 1024 * 1024), /unpacks to more than is allowed/],
  [
    'packed-twice.pdf',
    buildPdf([text], { objects: ['<< /Filter [/FlateDecode /FlateDecode] >>\nstream\nx\nendstream'] }),
    /unpacks to more than is allowed/,
  ],
  ['too-many-pages.pdf', buildPdf(Array.from({ length: 4000 }, () => text)), /has 4000 pages/],
  ['junk.pdf', Buffer.alloc(200_000, '\x00\xff\x13'), /not text/],
  ['junk-inside.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'xref obj stream ')]), /PDF is damaged/],
  ['cut-off.docx', buildDocx(paragraph('RULING')).subarray(0, 300), /no table of contents/],
  ['broken.docx', buildDocx('<w:p><w:r><w:t>RULING'), /XML is broken/],
  ['paragraphs.docx', buildDocx('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(400_000)), /more than 50,000 paragraphs/],
  [
    'paragraphs.txt',
    `REPUBLIC OF KENYA\nIN THE HIGH COURT OF KENYA AT NAIROBI\n\nJUDGMENT\n\n${'x\n\n'.repeat(400_000)}`,
    /more than 50,000 paragraphs/,
  ],
  ['no-text.docx', buildZip({ 'word/media/picture.png': 'x' }), /no text part/],
  [
    'picture.png',
    Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\x1a\n'), Buffer.alloc(1000)]),
    /^Pictures are not supported yet$/,
  ],
  ['empty.pdf', '', /empty/],
  [
    'act.xml',
    '<akomaNtoso><act><body><p>An Act</p></body></act></akomaNtoso>',
    /^The file is a statute of which no section could be read$/,
  ],
]

import { expect, test } from 'vitest'
import { readDocument } from './testing/read-in-memory.ts'
import { hasRealDocuments, readRealDocument, realDocuments } from './testing/real-documents.ts'

/** A report in the shape of AustLII's, with the faults of its XML. Written for the tests. */
const report = `<?xml version="1.0"?>
<case>
<name>Wattle &amp; Co v Banksia (No 2) [2031] FCA 9001 (5 May 2031)</name>
<AustLII>http://www.austlii.edu.au/au/cases/cth/FCA/2031/9001.html</AustLII>
<catchphrases>
<catchphrase "id=c0">caf&eacute; leases</catchphrase>
</catchphrases>
<sentences>
<sentence id="s0">

 1 The tenant kept bees.</sentence>
<sentence id="s1">In 12 months 3 hives swarmed.</sentence>
<sentence id="s2">2 The lease forbids:
 (a) noise; and
 (b) smells.

 THE ISSUE

3 Bees are neither.</sentence>
<sentence id="s3">I certify that the preceding three (3) numbered paragraphs are a true copy of the Reasons for Judgment herein of the Honourable Justice GREVILLEA.</sentence>
<sentence id="s4">Associate:

Dated: 5 May 2031

 AustLII: Copyright Policy | Disclaimers
 URL: http://www.austlii.edu.au/au/cases/cth/FCA/2031/9001.html
 </sentence>
</sentences>
</case>`

test('a report is read in spite of its XML, its date from its name', async () => {
  const { format, fields } = await readDocument(report)
  expect(format).toBe('Australian XML')
  expect(fields).toEqual({
    title: 'Wattle & Co v Banksia (No 2)',
    citation: '[2031] FCA 9001',
    date: '2031-05-05',
    court: 'Federal Court of Australia',
    judges: [{ name: 'GREVILLEA', title: 'J' }],
    key_points: ['café leases'],
    url: 'http://www.austlii.edu.au/au/cases/cth/FCA/2031/9001.html',
    language: 'en',
    content: [
      '1. The tenant kept bees. In 12 months 3 hives swarmed.',
      '2. The lease forbids:',
      '(a) noise; and',
      '(b) smells.',
      'THE ISSUE',
      '3. Bees are neither.',
      'I certify that the preceding three (3) numbered paragraphs are a true copy of the Reasons for Judgment herein of the Honourable Justice GREVILLEA.',
      'Associate:',
      'Dated: 5 May 2031',
    ],
  })
})

test.skipIf(!hasRealDocuments)('all 91 Australian reports come in with title, citation, court and date', async () => {
  const paths = realDocuments('au-fca/*.xml')
  expect(paths.length).toBe(91)
  for (const path of paths) {
    const { fields, blocks, rejected } = await readDocument(readRealDocument(path), path)
    const [year, number] = /(\d\d)_(\d+)/.exec(path)!.slice(1)
    expect({ path, rejected, ...fields, content: blocks.length > 5 }).toMatchObject({
      path,
      rejected: null,
      title: expect.stringMatching(/\p{L}{2}/u),
      citation: `[20${year}] FCA ${number}`,
      court: 'Federal Court of Australia',
      date: expect.stringMatching(/^200\d-\d\d-\d\d$/),
      content: true,
    })
  }
})

import type { Format } from './format.ts'
import { isProtectedOffice } from './office/protected-office.ts'
import { wholeFile } from './whole-file.ts'

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const hasTextPart = (head: Buffer, fileName: string) =>
  head.subarray(0, 4).equals(ZIP) && (head.includes('word/') || (head.includes('[Content_Types].xml') && /\.doc[xm]$/i.test(fileName)))

/** A Word document. Its pictures and macros are left where they are: only its text is unpacked. */
export const docx: Format = wholeFile({
  name: 'DOCX',
  reader: 'docx',
  largest: 100 * 1024 * 1024,
  detects: (head, fileName) => hasTextPart(head, fileName) || isProtectedOffice(head),
})

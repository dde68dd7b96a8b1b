import type { Format } from './format.ts'
import { wholeFile } from './whole-file.ts'

/** A PDF with text in it. Pictures of pages are not read. */
export const pdf: Format = wholeFile({
  name: 'PDF',
  reader: 'pdf',
  largest: 100 * 1024 * 1024,
  detects: (head) => head.subarray(0, 1024).includes('%PDF-'),
})

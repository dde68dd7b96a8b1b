import { decodeText } from './decode-text.ts'
import { type Format, largestRecord } from './format.ts'
import { wholeFile } from './whole-file.ts'

// '<akomaNtoso xmlns="…">', '<akn:akomaNtoso'
const ROOT = /<(?:\w+:)?akomaNtoso[\s>]/

/** A judgment in Akoma Ntoso, as Laws.Africa and the National Archives of the United Kingdom publish them. */
export const akomaNtoso: Format = wholeFile({
  name: 'Akoma Ntoso',
  reader: 'akoma-ntoso',
  largest: largestRecord,
  detects: (head) => ROOT.test(decodeText(head.subarray(0, 65_536)).text),
})

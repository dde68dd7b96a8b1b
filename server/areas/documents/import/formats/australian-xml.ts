import { decodeText } from './decode-text.ts'
import { type Format, largestRecord } from './format.ts'
import { wholeFile } from './whole-file.ts'

// '<case> <name>Lawrance v …</name> <AustLII>http…'
const CASE = /<case>\s*<name>[^<]{1,2000}<\/name>\s*<AustLII>/

/** The case reports of the Federal Court of Australia, sentence by sentence, in XML that is not well-formed. */
export const australianXml: Format = wholeFile({
  name: 'Australian XML',
  reader: 'australian-xml',
  largest: largestRecord,
  detects: (head) => CASE.test(decodeText(head.subarray(0, 8192)).text),
})

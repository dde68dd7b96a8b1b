import { decodeText } from './decode-text.ts'
import { type Format, largestRecord } from './format.ts'
import { wholeFile } from './whole-file.ts'

// '<!DOCTYPE html>', '<html lang="en">', '<body>', '<div class="coverpage">', a piece of a page that starts with a comment
const HTML = /<(?:!doctype\s+html|html|head|body|div|section|article|table|p|h1|la-akoma-ntoso)[\s>]/i
const STARTS_WITH_TAG = /^\uFEFF?\s*<(?!\?xml(?![^]{0,1000}<html[\s>]))/i

/** A page of Kenya Law, in its new layout or its old one, or another page that holds a judgment. */
export const kenyaLawHtml: Format = wholeFile({
  name: 'HTML',
  reader: 'kenya-law-html',
  largest: largestRecord,
  detects(head) {
    const start = decodeText(head.subarray(0, 16_384)).text
    return STARTS_WITH_TAG.test(start) && HTML.test(start)
  },
})

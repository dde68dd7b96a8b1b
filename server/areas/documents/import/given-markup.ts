import type { FieldName } from './fields/field-names.ts'
import { readPageText } from './formats/markup/page-text.ts'

// '<p>1. The suit …</p>', '<!DOCTYPE html><html>', '<div class="content__html">'
const MARKUP = /^\s*(?:<!doctype html\b|<(?:html|body|div|p|section|article|span|table|ol|h[1-6]|la-akoma-ntoso)\b[^>]*>)/i

/** A text that a record gives as HTML, in blocks; nothing for a text without markup. Throws `MarkupRejected`. */
export function readGivenMarkup(content: unknown): Partial<Record<FieldName, unknown>> {
  if (typeof content !== 'string' || !MARKUP.test(content) || !content.includes('</')) return {}
  const { blocks, structure } = readPageText(content)
  return { content: blocks, structure }
}

import { expect, test } from 'vitest'
import type { Paragraph, Part } from '#contract/cases'
import { reader } from '../messages/en/reader.ts'
import { notePassage } from './note-passage.ts'
import { quoteForNote } from './quote-for-note.ts'

const content = '1. The onus\nlies on who asserts.\n2. I dissent.'
const paragraph = (id: number, part: number, start: number, end: number): Paragraph => ({
  id,
  part,
  kind: 'paragraph',
  number: String(id),
  depth: 0,
  start,
  end,
})
const opinion = (position: number, opinion_kind: Part['opinion_kind'], author: string | null, start: number, end: number): Part => ({
  position,
  kind: 'opinion',
  opinion_kind,
  author,
  start,
  end,
})
const at = content.indexOf('2.')
const text = {
  content,
  parts: [opinion(0, 'majority', null, 0, at), opinion(1, 'dissenting', 'Wanza JA', at, content.length)],
  paragraphs: [paragraph(1, 0, 0, at - 1), paragraph(2, 1, at, content.length)],
} as Parameters<typeof notePassage>[1]
const place = (words: string) => ({ start: content.indexOf(words), end: content.indexOf(words) + words.length })

test('a note keeps the words on one line with their pinpoint, and says whose a dissent is', () => {
  expect(notePassage(reader.quote, text, place('onus\nlies'))).toBe('“onus lies” (para 1)')
  expect(notePassage(reader.quote, text, place('I dissent.'))).toMatch(/^“I dissent\.” \(para 2, .*Wanza JA.*\)$/)
  const long = { content: 'x'.repeat(900), parts: [], paragraphs: [] } as unknown as typeof text
  expect(notePassage(reader.quote, long, { start: 0, end: 900 })).toMatch(new RegExp(`^“x{600}…”`))
})

test('what the court did not number gets no number of ours, and says so', () => {
  const unnumbered = { ...text, paragraphs: text.paragraphs.map((one) => ({ ...one, number: null })) }
  expect(notePassage(reader.quote, unnumbered, place('onus\nlies'))).toBe('“onus lies” (paragraph not numbered in this copy)')
  const pages = [{ page: 7, start: 0 }]
  expect(notePassage(reader.quote, { ...unnumbered, pages }, place('onus\nlies'))).toBe('“onus lies” (p 7 of the copy held)')
})

test('a research note takes them with a link to their paragraph, and nothing in them is taken for a mark', () => {
  const source = { title: 'Achola v Baraza', citation: '[2024] KEHC 1 (KLR)', caseNumber: null, court: null, date: null, sample: false }
  expect(quoteForNote(reader.quote, 'kehc-2024-1', source, text, place('onus\nlies'))).toEqual({
    case_id: 'kehc-2024-1',
    quote: 'onus\nlies',
    paragraph: 1,
    place: 'para-1',
    text: '> “onus lies”\n>\n> [Achola v Baraza [2024] KEHC 1 (KLR), para 1](/cases/kehc-2024-1#para-1)',
  })
  const marked = { content: 'a *b* [c](d) _e_', parts: [], paragraphs: [] } as unknown as typeof text
  expect(quoteForNote(reader.quote, 'x', source, marked, { start: 0, end: 16 })).toMatchObject({
    place: null,
    text:
      String.raw`> “a \*b\* [c]\(d) \_e\_”` +
      '\n>\n> [Achola v Baraza [2024] KEHC 1 (KLR)](/cases/x) (paragraph not numbered in this copy)',
  })
})

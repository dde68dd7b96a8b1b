import { expect, test } from 'vitest'
import type { ActParagraph } from '#contract/legislation-text'
import { placeOfProvision } from './place-of-provision.ts'

let at = 0
const paragraph = (kind: ActParagraph['kind'], text: string, ...eids: string[]): ActParagraph => {
  const start = at
  at += text.length + 1
  return { start, kind, number: null, depth: 0, text, eids }
}
const paragraphs = [
  paragraph('heading', 'Licence', 'part_I', 'sec_1'),
  paragraph('text', '(1) No person shall cut reeds—', 'sec_1__subsec_1'),
  paragraph('text', 'without a licence.'),
  paragraph('text', '(2) A licence is green.', 'sec_1__subsec_2'),
  paragraph('note', '[Act No. 4 of 1990]'),
  paragraph('heading', 'Boats', 'sec_1A'),
  paragraph('note', 'What boats carry.', 'sec_2'),
]
const content = paragraphs.map(({ text }) => text).join('\n')
const wordsOf = (eid: string) => {
  const place = placeOfProvision(eid, paragraphs)
  return place && content.slice(place.start, place.end)
}

test('the words of a provision are all that stands under it, without its heading and the notes behind it', () => {
  expect(wordsOf('sec_1')).toBe('(1) No person shall cut reeds—\nwithout a licence.\n(2) A licence is green.')
  expect(wordsOf('sec_1__subsec_1')).toBe('(1) No person shall cut reeds—\nwithout a licence.')
  expect(wordsOf('sec_2')).toBe('What boats carry.')
  expect(wordsOf('sec_1A')).toBeNull()
  expect(wordsOf('sec_9')).toBeNull()
})

import { expect, test } from 'vitest'
import { reader } from '../messages/en/reader.ts'
import type { DividedText } from './open-judgment.ts'
import { passageToCite } from './passage-to-cite.ts'

const content = '11. The weir was built.\n\n12. Leave must be sought.'
const at = (id: number, number: string, start: number, end: number) => ({
  id,
  part: 0,
  kind: 'paragraph' as const,
  number,
  depth: 0,
  start,
  end,
})
const text: DividedText = { content, parts: [], paragraphs: [at(4, '11', 0, 23), at(5, '12', 25, content.length)] }
const cite = (words: string) => {
  const start = content.indexOf(words)
  return passageToCite(reader.quote, { caseId: 'kehc-2021-1', name: 'A v B' }, text, { start, end: start + words.length })
}

test('a passage is cited without the space around it, from the paragraph in which it begins', () => {
  expect(cite(' was built.\n\n')).toMatchObject({ paragraph: 4, words: 'was built.', pinpoint: 'para 11' })
  expect(cite('\n\n12. Leave')).toMatchObject({ paragraph: 5, words: '12. Leave', pinpoint: 'para 12' })
  expect(cite('built.\n\n12. Leave')).toMatchObject({ paragraph: 4, pinpoint: 'paras 11–12' })
})

test('what no court numbers is cited by its page of the copy that is held', () => {
  const unnumbered: DividedText = {
    ...text,
    paragraphs: text.paragraphs.map((one) => ({ ...one, number: null })),
    pages: [
      { page: 4, start: 0 },
      { page: 5, start: 25 },
    ],
  }
  const place = { start: content.indexOf('Leave'), end: content.length }
  expect(passageToCite(reader.quote, { caseId: 'kehc-2021-1', name: 'A v B' }, unnumbered, place).pinpoint).toBe('p 5 of the copy held')
})

import { describe, expect, it } from 'vitest'
import type { Paragraph, Part } from '#contract/cases'
import { layOutJudgment } from './lay-out-judgment.ts'

type Line = [text: string, more?: Partial<Paragraph>]

/** Builds a divided text from lines, as the server would send it. */
function divide(lines: Line[], parts: Part[] = []) {
  let content = ''
  const paragraphs = lines.map(([text, more], index): Paragraph => {
    const start = content.length
    content += `${text}\n\n`
    return { id: index + 1, part: 0, kind: 'paragraph', number: null, depth: 0, start, end: start + text.length, ...more }
  })
  return { content, parts, paragraphs }
}

const part = (position: number, more: Partial<Part>): Part => ({
  position,
  kind: 'opinion',
  opinion_kind: null,
  author: null,
  start: 0,
  end: 0,
  ...more,
})

describe('layOutJudgment', () => {
  it('makes a section of each part and keeps author and kind of an opinion', () => {
    const divided = divide(
      [
        ['REPUBLIC OF KENYA', { kind: 'line', part: 0 }],
        ['1. I agree.', { number: '1', part: 1 }],
        ['2. I do not.', { number: '2', part: 2 }],
      ],
      [
        part(0, { kind: 'header' }),
        part(1, { opinion_kind: 'majority', author: 'Adera, JA' }),
        part(2, { opinion_kind: 'dissenting', author: 'Bonaya, JA' }),
      ],
    )
    const sections = layOutJudgment(divided)
    expect(sections.map(({ kind, opinionKind, author }) => [kind, opinionKind, author])).toEqual([
      ['header', null, null],
      ['opinion', 'majority', 'Adera, JA'],
      ['opinion', 'dissenting', 'Bonaya, JA'],
    ])
  })

  it.each([
    ['12. The appeal', '12', '12.', 'The appeal'],
    ['[12] The appeal', '12', '[12]', 'The appeal'],
    ['(12)\u00a0 The appeal', '12', '(12)', 'The appeal'],
    ['12 The appeal', '12', '12', 'The appeal'],
    ['2.1. The appeal', '2.1', '2.1.', 'The appeal'],
    ['The appeal', '12', '12.', 'The appeal'],
    ['2012 was the year', '12', '12.', '2012 was the year'],
  ])('hangs the number of %j', (text, number, marker, rest) => {
    const divided = divide([[text, { number }]])
    const block = layOutJudgment(divided)[0]!.runs[0]!.blocks[0]!
    expect([block.marker, block.text]).toEqual([marker, rest])
    expect(divided.content.slice(block.start, block.start + rest.length)).toBe(rest)
  })

  it.each([
    ['(a) costs', '(a)'],
    ['iv) interest', 'iv)'],
    ['b. interest', 'b.'],
    ['costs of the suit', null],
    ['a sum of money', null],
  ])('hangs the letter of the item %j', (text, marker) => {
    expect(layOutJudgment(divide([[text, { kind: 'item', depth: 1 }]]))[0]!.runs[0]!.blocks[0]!.marker).toBe(marker)
  })

  it('does not print the number of a quoted paragraph twice', () => {
    const block = layOutJudgment(divide([['“11. But what is the service?”', { kind: 'quote', number: '11' }]]))[0]!.runs[0]!.blocks[0]!
    expect([block.marker, block.text]).toEqual([null, '“11. But what is the service?”'])
  })

  it('hangs the letter that the record gives', () => {
    const block = layOutJudgment(divide([['(a) costs', { kind: 'item', number: 'a', depth: 1 }]]))[0]!.runs[0]!.blocks[0]!
    expect([block.marker, block.text]).toEqual(['(a)', 'costs'])
  })

  it('leaves a letter at the start of body text where it is', () => {
    expect(layOutJudgment(divide([['a. is not an item']]))[0]!.runs[0]!.blocks[0]!.marker).toBeNull()
  })

  it('gathers the paragraphs of one quotation into one run', () => {
    const sections = layOutJudgment(divide([['He held:'], ['“First', { kind: 'quote' }], ['second.”', { kind: 'quote' }], ['I agree.']]))
    expect(sections[0]!.runs.map(({ quote, blocks }) => [quote, blocks.length])).toEqual([
      [false, 1],
      [true, 2],
      [false, 1],
    ])
  })

  it('shows a text that was never divided as one paragraph', () => {
    const [section] = layOutJudgment({ content: 'All of it.', parts: [], paragraphs: [] })
    expect(section!.runs[0]!.blocks[0]!.text).toBe('All of it.')
  })
})

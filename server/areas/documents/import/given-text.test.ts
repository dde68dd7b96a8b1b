import { describe, expect, test } from 'vitest'
import { paragraphKinds } from '#contract/cases'
import { readGivenText } from './given-text.ts'
import { splitText } from './split/split-text.ts'

const layOut = (content: unknown, structure?: unknown, pages?: unknown) => splitText(readGivenText(content, structure, pages)!)
const shown = ({ content, layout }: ReturnType<typeof splitText>) =>
  layout.paragraphs.map(([start, end, kind, number]) => `${paragraphKinds[kind]} ${number ?? '-'}: ${content.slice(start, end)}`)

describe('what a source says of a block stands', () => {
  test('numbers that would be taken for a list, a heading that is a sentence, a quotation without marks', () => {
    const given = [
      { text: 'The dispute began with a fence.', kind: 'heading' },
      { text: 'The parties are neighbours.', kind: 'paragraph', number: '12A.' },
      { text: 'the fence,', kind: 'item', number: '1.' },
      { text: 'the well.', kind: 'item', number: '2.' },
      { text: 'No man shall move his neighbour’s mark.', kind: 'quote' },
      { text: 'That is the law.', kind: 'paragraph', number: '13.' },
    ]
    expect(shown(layOut(given))).toEqual([
      'heading -: The dispute began with a fence.',
      'paragraph 12A: 12A. The parties are neighbours.',
      'item 1: 1. the fence,',
      'item 2: 2. the well.',
      'quote -: No man shall move his neighbour’s mark.',
      'paragraph 13: 13. That is the law.',
    ])
  })

  test('an opinion whose heading names nobody', () => {
    const given = [
      'The appeal is about a fence, and it is allowed.',
      { text: 'Hart', opinion: { author: 'Lady Hart', kind: 'dissenting' } },
      'I would dismiss the appeal.',
    ]
    expect(layOut(given).layout.parts.map(({ kind, author, opinion_kind }) => [kind, opinion_kind, author])).toEqual([
      ['opinion', 'opinion', null],
      ['opinion', 'dissenting', 'Lady Hart'],
    ])
  })

  test('a list beside the text says the same', () => {
    const structure = [{ block: 1, kind: 'heading' }, { block: 9, kind: 'heading' }, { block: 0, kind: 'nonsense' }, 'junk', null]
    expect(shown(layOut(['1. The parties are neighbours and always were.', 'On fences, then.'], structure))).toEqual([
      'paragraph 1: 1. The parties are neighbours and always were.',
      'heading -: On fences, then.',
    ])
  })
})

describe('pages', () => {
  const pagesOf = (blocks: string[], pages: unknown) => {
    const { content, layout } = layOut(blocks, undefined, pages)
    return layout.pages?.map(([page, start]) => `${page} ${content.slice(start, start + 8)}`)
  }
  test.for([
    [
      'begin in a block and within one',
      ['One two three', 'four five six'],
      [
        [1, 0, 0],
        [2, 0, 8],
        [3, 1, 5],
      ],
      ['1 One two ', '2 three\n\nf', '3 five six'],
    ],
    [
      'move with white space and with empty blocks',
      ['One   two', ' ', 'the 21 st of May'],
      [
        [1, 0, 0],
        [2, 1, 0],
        [3, 2, 10],
      ],
      ['1 One two\n', '2 the 21st', '3 of May'],
    ],
  ] as const)('%s', ([, blocks, pages, expected]) => {
    const given = pages.map(([page, block, offset]) => ({ page, block, offset }))
    expect(pagesOf([...blocks], given)).toEqual(expected)
  })
  test('are absent where the source has none or says nonsense', () => {
    expect(pagesOf(['One two'], undefined)).toBeUndefined()
    expect(pagesOf(['One two'], [{ page: 1, block: -1, offset: 0 }, { page: 'x' }, 3])).toBeUndefined()
    expect(pagesOf(['One two'], 12)).toBeUndefined()
  })
})

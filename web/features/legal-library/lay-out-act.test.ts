import type { ActParagraph, TocEntry } from '#contract/legislation-text'
import { expect, test } from 'vitest'
import { blocksOfAct } from './blocks-of-act.ts'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { indexToc } from './name-provision.ts'

const entry = (eid: string, type: TocEntry['type'], children: TocEntry[] = []): TocEntry => ({
  eid,
  type,
  num: null,
  heading: null,
  children,
})
const index = indexToc(
  [entry('preface', 'preface'), entry('part_1', 'part', [entry('sec_1', 'section'), entry('sec_2', 'section')])],
  legalLibrary.types,
)
const paragraph = (text: string, eids: string[] = [], more: Partial<ActParagraph> = {}): ActParagraph => ({
  start: 0,
  kind: 'text',
  number: null,
  depth: 0,
  text,
  eids,
  ...more,
})

test('front matter, headings and sections are set apart; numbers hang before the words', () => {
  const laid = blocksOfAct(
    [
      paragraph('LAWS OF KENYA', ['preface']),
      paragraph('Part I', ['part_1'], { kind: 'heading' }),
      paragraph('1. Title', ['sec_1'], { kind: 'heading', number: '1.' }),
      paragraph('(1) This is the Reed Act.', ['sec_1__subsec_1'], { number: '(1)', depth: 1, start: 40 }),
      paragraph('[Act No. 4 of 1999.]', [], { kind: 'note' }),
    ],
    index,
  )
  expect(laid.map(({ kind, eid }) => [kind, eid])).toEqual([
    ['loose', 'preface'],
    ['heading', 'part_1'],
    ['unit', 'sec_1'],
  ])
  expect(laid[2]!.paragraphs).toEqual([
    {
      kind: 'text',
      number: '(1)',
      depth: 1,
      text: 'This is the Reed Act.',
      start: 40,
      numberStart: 40,
      wordsStart: 44,
      eids: ['sec_1__subsec_1'],
    },
    { kind: 'note', number: null, depth: 0, text: '[Act No. 4 of 1999.]', start: 0, numberStart: 0, wordsStart: 0, eids: [] },
  ])
})

test('a stretch that begins within a section goes on with it', () => {
  const [unit] = blocksOfAct([paragraph('(2) More.', ['sec_2__subsec_2'], { number: '(2)', depth: 1 })], index, ['part_1', 'sec_2'])
  expect(unit).toMatchObject({ kind: 'unit', eid: 'sec_2', paragraphs: [{ text: 'More.' }] })
})

test('the number of a section that is printed before its words stands in the margin alone', () => {
  const numbered = indexToc(
    [
      { ...entry('sec_48', 'section'), num: '48' },
      { ...entry('sec_49', 'section'), num: '49.' },
    ],
    legalLibrary.types,
  )
  const laid = blocksOfAct(
    [
      paragraph('48. No reed is cut.', ['sec_48'], { number: '48.', start: 10 }),
      paragraph('49. (1) Where a reed is cut—', ['sec_49', 'sec_49__subsec_1'], { number: '49. (1)', depth: 1, start: 30 }),
      paragraph('48. Reeds', [], { number: '48.', depth: 1, start: 60 }),
    ],
    numbered,
  )
  expect(
    laid.flatMap(({ paragraphs }) =>
      paragraphs.map(({ number, numberStart, text, wordsStart }) => [number, numberStart, text, wordsStart]),
    ),
  ).toEqual([
    [null, 10, 'No reed is cut.', 14],
    ['(1)', 34, 'Where a reed is cut—', 38],
    ['48.', 60, 'Reeds', 64],
  ])
})

test('the opening words of a clause are law, also where the source calls them its heading', () => {
  const [unit] = blocksOfAct(
    [
      paragraph('2 Reeds', ['sec_2'], { kind: 'heading', number: '2' }),
      paragraph('1 No person shall—', ['sec_2__subsec_1'], { kind: 'heading', number: '1', depth: 1 }),
      paragraph('Boats', [], { kind: 'heading' }),
    ],
    index,
  )
  expect(unit!.paragraphs.map(({ kind, number, text }) => [kind, number, text])).toEqual([
    ['text', '1', 'No person shall—'],
    ['heading', null, 'Boats'],
  ])
})

import type { ActParagraph, TocEntry } from '#contract/legislation-text'
import { expect, test } from 'vitest'
import { layOutAct } from './lay-out-act.ts'
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
  const laid = layOutAct(
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
    { kind: 'text', number: '(1)', depth: 1, text: 'This is the Reed Act.', start: 40, wordsStart: 44, eids: ['sec_1__subsec_1'] },
    { kind: 'note', number: null, depth: 0, text: '[Act No. 4 of 1999.]', start: 0, wordsStart: 0, eids: [] },
  ])
})

test('a stretch that begins within a section goes on with it', () => {
  const [unit] = layOutAct([paragraph('(2) More.', ['sec_2__subsec_2'], { number: '(2)', depth: 1 })], index, ['part_1', 'sec_2'])
  expect(unit).toMatchObject({ kind: 'unit', eid: 'sec_2', paragraphs: [{ text: 'More.' }] })
})

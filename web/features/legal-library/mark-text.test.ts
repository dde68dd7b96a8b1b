import type { Definition, TocEntry } from '#contract/legislation-text'
import { expect, test } from 'vitest'
import { compileTerms, markText } from './mark-text.ts'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { indexToc } from './name-provision.ts'

const entry: TocEntry = { eid: 'sec_5', type: 'section', num: '5', heading: null, children: [] }
const index = indexToc([entry], legalLibrary.types)
const define = (term: string): Definition => ({ term, eid: `sec_2__def_${term}`, text: `“${term}” means` })
const terms = compileTerms(['data', 'data subject', 'Board', 'section'].map(define))
const read = (text: string, met = new Set<string>()) =>
  markText(text, index, terms, { order: null, met }).map(({ start, end, kind }) => [text.slice(start, end), kind])

test('a term is marked once, the longer before the shorter, in plural and at the beginning of a sentence', () => {
  expect(read('Data subjects may ask. A data subject asks for data.')).toEqual([
    ['Data subjects', 'term'],
    ['data', 'term'],
  ])
  expect(read('The Board sits; a board floats; keyboards click.')).toEqual([['Board', 'term']])
  expect(read('The Board sits.', new Set(['sec_2__def_Board']))).toEqual([])
})

test('a word of a name is no term', () => {
  expect(read('This Act may be cited as the Data Act.')).toEqual([])
  expect(read('(a) Data are kept; and')).toEqual([['Data', 'term']])
})

test('a reference is no term', () =>
  expect(read('under section 5')).toEqual([
    ['section', 'term'],
    ['5', 'reference'],
  ]))

test('an Act without definitions has no terms', () => expect(compileTerms([])).toBeNull())

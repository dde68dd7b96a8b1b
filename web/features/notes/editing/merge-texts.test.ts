import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const base = '# Facts\n\nA sold to B.\n\n# Law\n\nSection 7.'

test.each([
  ['only mine', base.replace('A sold', 'A leased'), base, base.replace('A sold', 'A leased'), 0],
  ['only theirs', base, `${base}\n\nMore.`, `${base}\n\nMore.`, 0],
  ['the same', `${base}!`, `${base}!`, `${base}!`, 0],
  [
    'different paragraphs',
    base.replace('A sold', 'A leased'),
    base.replace('Section 7', 'Section 38'),
    base.replace('A sold', 'A leased').replace('Section 7', 'Section 38'),
    0,
  ],
  [
    'one paragraph',
    base.replace('Section 7.', 'Mine.'),
    base.replace('Section 7.', 'Theirs.'),
    base.replace('Section 7.', 'Theirs.\n\nMine.'),
    1,
  ],
  [
    'one paragraph that they removed',
    base.replace('Section 7.', 'Mine.'),
    base.replace('Section 7.', ''),
    base.replace('Section 7.', '\n\nMine.'),
    1,
  ],
])('two texts are put together: %s', (_what, mine, theirs, text, conflicts) => {
  expect(mergeTexts({ base, mine, theirs })).toEqual({ text, conflicts })
})

test('no word of either side is lost', () => {
  const [mine, theirs] = ['one\ntwo mine\nthree\nfour mine', 'one theirs\ntwo theirs\nthree\nfour']
  const { text } = mergeTexts({ base: 'one\ntwo\nthree\nfour', mine, theirs })
  for (const line of ['two mine', 'four mine', 'one theirs', 'two theirs']) expect(text).toContain(line)
})

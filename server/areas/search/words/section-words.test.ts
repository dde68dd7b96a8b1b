import { expect, test } from 'vitest'
import { splitText } from '../../documents/import/split/split-text.ts'
import { layOutWords } from './entry-words.ts'
import { readSectionWords } from './section-words.ts'

const wordsOf = (...blocks: string[]) => {
  const { content, layout } = splitText({ blocks })
  return [...readSectionWords(content, layout)].sort()
}
const header = [
  'REPUBLIC OF KENYA',
  'IN THE HIGH COURT OF KENYA AT NAKURU',
  'CIVIL SUIT 4 OF 2019',
  'BETWEEN',
  'ANYANGO ... PLAINTIFF',
  'AND',
  'MUTISO ... DEFENDANT',
  'JUDGMENT',
]

test.for<[string[], string[]]>([
  [['Introduction', '1. The plaintiff sued.', 'Analysis and Determination', '2. The suit fails.'], []],
  [
    ['Adverse possession of family land', '1. The plaintiff sued.', '2. It fails.'],
    ['adverse', 'family', 'land', 'possession'],
  ],
  [
    ['1. The issues for determination are:', 'a) Whether the charge was registered;', 'b) Costs.', '2. It fails.'],
    ['charge', 'registered'],
  ],
  [['1. The plaintiff said that whether or not rent was paid, he would leave.', '2. It fails.'], []],
  [['LORD MUTISO, President:', '1. The plaintiff sued.', '2. It fails.'], []],
])('of %j, the sections are about %j', ([body, words]) => {
  expect(wordsOf(...header, ...body)).toEqual(words)
})

test('headings of the orders are about nothing', () => {
  const body = [
    '1. The plaintiff sued.',
    '2. He proved it.',
    '3. She did not.',
    'Final orders',
    '4. The injunction is granted.',
    'Injunction granted',
    '5. So ordered.',
  ]
  expect(wordsOf(...header, ...body)).toEqual([])
})

test('a word of a heading has the weight at one place of the body, wherever the heading stands', () => {
  const label = (heading: string, body: string) => {
    const { words } = layOutWords(heading, body, new Set(['rent']))
    const view = Buffer.from(words)
    const at = view.indexOf('rent\0')
    const places = Array.from({ length: view.readUInt16BE(at + 5) }, (_, i) => view.readUInt16BE(at + 7 + 2 * i))
    return places.map((place) => 'DCBA'[place >> 14]).join('')
  }
  expect(label('', 'rent is due and rent is paid')).toBe('DB')
  expect(label('Rent Tribunal', 'the rent')).toBe('AB')
  expect(label('', `${'filler '.repeat(20_000)} rent`)).toBe('B')
  expect(label('', 'rent '.repeat(300))).toBe(`${'D'.repeat(249)}B`)
})

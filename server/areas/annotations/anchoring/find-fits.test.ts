import { expect, test } from 'vitest'
import { findFits, overlaps } from './find-fits.ts'
import { readText } from './read-text.ts'

const clause = 'everytenantshallkeepthedrainsclearofleavesandmendthegutters'
const filler = (at: number) => `onday${at}ofthehearingwitness${at * 7}spokeofparcel${at * 13}only`
const fillers = (from: number, count: number) => Array.from({ length: count }, (_, at) => filler(from + at)).join('')
const pattern = { folded: clause, inner: { start: 0, end: clause.length } }
const fitsIn = (text: string, { most = 10, margin = 5 } = {}) => findFits(readText(text), pattern, { most, margin })

test('fits come with the best first, those that are alike in the order of the text', () => {
  const text = `${fillers(0, 4)}${clause.replace('drains', 'drain')}${fillers(5, 4)}${clause}${fillers(10, 4)}${clause}${fillers(20, 4)}`
  const [first, second, third, ...more] = fitsIn(text)
  expect(more).toEqual([])
  expect([first, second, third].map((fit) => fit!.distance)).toEqual([0, 0, 1])
  expect(first!.start).toBe(text.indexOf(clause))
  expect(second!.start).toBe(text.lastIndexOf(clause))
  expect(third!.start).toBe(text.indexOf('everytenant'))
  for (const { start, end } of [first!, second!]) expect(text.slice(start, end)).toBe(clause)
})

test('the better fit comes first, though the other has longer runs in common with the pattern', () => {
  const parted = `${clause.slice(0, 30)}xqzvwkxqzv${clause.slice(30)}`
  const strewn = clause.replace('tenant', 'tenont').replace('drains', 'droins').replace('gutters', 'gutturs')
  for (const parts of [
    [parted, strewn],
    [strewn, parted],
  ]) {
    const text = `${fillers(0, 4)}${parts[0]}${fillers(5, 6)}${parts[1]}${fillers(15, 4)}`
    const found = fitsIn(text, { most: 15, margin: 12 })
    expect(found.map(({ distance }) => distance)).toEqual([3, 10])
    expect(found[0]!.start).toBe(text.indexOf(strewn))
  }
})

// Where the two are looked for apart depends on the place at which they stand.
test.each([0, 8, 16, 24])('of two fits that lie on one another the better one is left, %i signs further', (further) => {
  const text = `${fillers(0, 4)}${'z'.repeat(further)}${clause.slice(0, 50)}${clause}${fillers(5, 4)}`
  const found = fitsIn(text, { most: 40, margin: 40 })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ start: text.lastIndexOf('everytenant'), distance: 0 })
})

test('what differs by more than the margin from the best is left out, and what differs by more than is allowed', () => {
  const far = clause.replace('drains', 'gullies').replace('mend', 'repair')
  const text = `${fillers(0, 3)}${clause}${fillers(5, 6)}${far}${fillers(15, 3)}`
  expect(fitsIn(text, { most: 14, margin: 2 })).toHaveLength(1)
  expect(fitsIn(text, { most: 14, margin: 14 })).toHaveLength(2)
  expect(fitsIn(text.replace(clause, ''), { most: 4, margin: 14 })).toEqual([])
})

test('a pattern is found at the very beginning and the very end of a text, and where its own beginning is cut off', () => {
  expect(fitsIn(`${clause}${fillers(0, 8)}`)[0]).toMatchObject({ start: 0, end: clause.length, distance: 0 })
  const last = `${fillers(0, 8)}${clause}`
  expect(fitsIn(last)[0]).toMatchObject({ start: last.length - clause.length, end: last.length, distance: 0 })
  expect(fitsIn(`${clause.slice(5)}${fillers(0, 8)}`)[0]).toMatchObject({ start: 0, end: clause.length - 5, distance: 5 })
})

test('nothing is found in a text that has too little in common, is shorter than eight signs, or empty', () => {
  expect(fitsIn(fillers(0, 40))).toEqual([])
  expect(fitsIn('tenants')).toEqual([])
  expect(fitsIn('')).toEqual([])
})

test('a passage that stands more often than anything says of a place is not found by that alone', () => {
  expect(fitsIn(clause.repeat(24)).length).toBeGreaterThan(0)
  expect(fitsIn(clause.repeat(60))).toEqual([])
})

test('a text is read once for all patterns', () => {
  const read = readText(`${fillers(0, 4)}${clause}${fillers(5, 4)}`)
  const once = findFits(read, pattern, { most: 10, margin: 5 })
  expect(findFits(read, pattern, { most: 10, margin: 5 })).toEqual(once)
})

test.each([
  [{ start: 0, end: 4 }, { start: 3, end: 9 }, true],
  [{ start: 3, end: 9 }, { start: 0, end: 4 }, true],
  [{ start: 0, end: 4 }, { start: 4, end: 9 }, false],
  [{ start: 4, end: 9 }, { start: 0, end: 4 }, false],
  [{ start: 2, end: 3 }, { start: 0, end: 9 }, true],
])('%j and %j lie on one another: %s', (one, other, expected) => expect(overlaps(one, other)).toBe(expected))

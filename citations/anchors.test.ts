import { describe, expect, test } from 'vitest'
import { ANCHOR, anchorRules } from './anchors.ts'

/** The kinds of the anchors of a text, in their order; a year has no name. */
const kindsIn = (text: string): (string | undefined)[] =>
  [...text.matchAll(ANCHOR)].map(({ groups = {} }) => Object.keys(groups).find((name) => groups[name] !== undefined))

describe.each(Object.entries(anchorRules))('%s', (name, { examples, misses }) => {
  test('has examples and near misses', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(misses.length).toBeGreaterThan(0)
  })
  test.each(examples)('stands in: %s', (text) => expect(kindsIn(text)[0]).toBe(name))
  test.each(misses)('does not stand in: %s', (text) => expect(kindsIn(text)).not.toContain(name))
})

test.each([
  ['[2016] eKLR', 1],
  ['No. 127/95', 1],
  ['12016', 0],
  ['20160', 0],
  ['1/95/3', 0],
  ['1499', 0],
])('years: %s', (text, count) => expect(kindsIn(text).filter((name) => name === undefined)).toHaveLength(count))

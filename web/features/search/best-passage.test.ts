import { describe, expect, it } from 'vitest'
import { pickPassage } from './best-passage.ts'

const snippet = (html: string, number: string | null = null) => ({ html, paragraph: 1, number })
const shown = (html: string, number: string | null = null) =>
  pickPassage([snippet(html, number)])!
    .stretches.map(({ text }) => text)
    .join('')

describe('pickPassage', () => {
  it('takes the passage with the most different words, then with the most marks, then the first', () => {
    const two = snippet('<mark>contributory</mark> <mark>negligence</mark>')
    const often = snippet('<mark>negligence</mark> <mark>negligence</mark> <mark>Negligence</mark>')
    const once = snippet('<mark>negligence</mark>')
    expect(pickPassage([once, often, two])!.stretches).toHaveLength(3)
    expect(pickPassage([once, often, two])!.stretches[0]!.text).toBe('contributory')
    expect(pickPassage([once, often])!.stretches).toHaveLength(5)
    expect(pickPassage([snippet('a <mark>b</mark>'), snippet('c <mark>d</mark>')])!.stretches[0]!.text).toBe('a ')
    expect(pickPassage([])).toBeNull()
  })

  it.each([
    ['12. The <mark>appeal</mark>', '12', 'The appeal'],
    ['[12] The <mark>appeal</mark>', '12', 'The appeal'],
    ['(a) the <mark>appeal</mark>', '12', '(a) the appeal'],
    ['…12. The <mark>appeal</mark>', '12', '…12. The appeal'],
    ['12. The <mark>appeal</mark>', null, '12. The appeal'],
    ['<mark>12</mark>. The appeal', '12', '12. The appeal'],
    ['2012 was the <mark>year</mark>', '2012', '2012 was the year'],
  ])('%j in paragraph %j reads %j', (html, number, text) => {
    expect(shown(html, number)).toBe(text)
  })
})

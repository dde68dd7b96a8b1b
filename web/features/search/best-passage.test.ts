import { describe, expect, it } from 'vitest'
import { pickPassage } from './best-passage.ts'

const snippet = (html: string, number: string | null = null) => ({ html, paragraph: 1, number })
const shown = (html: string, number: string | null = null) =>
  pickPassage([snippet(html, number)])!
    .stretches.map(({ text }) => text)
    .join('')

describe('pickPassage', () => {
  it('takes the first passage, whatever later ones have marked', () => {
    const first = snippet('The plea that she had herself to blame for want of <mark>care</mark> is one that the bank had to make out')
    const more = snippet('<mark>contributory</mark> <mark>negligence</mark> and <mark>negligence</mark> again, as was said above, my lords')
    expect(pickPassage([first, more])!.stretches[1]!.text).toBe('care')
    expect(pickPassage([])).toBeNull()
  })

  const joined = (...snippets: { html: string; paragraph: number; opinion?: 'dissenting' }[]) => {
    const { paragraph, stretches, following } = pickPassage(snippets)!
    return [paragraph, stretches.map(({ text }) => text).join(''), following?.map(({ text }) => text).join('') ?? null]
  }
  const heading = { html: '<mark>Contributory</mark> <mark>negligence</mark>', paragraph: 7 }
  const held = '…held in <mark>negligence</mark>'

  it('lets what stands below a mere heading follow it', () => {
    expect(joined(heading, { html: held, paragraph: 8 })).toEqual([7, 'Contributory negligence', 'held in negligence'])
  })

  it('never joins words of two places: a heading gives way, a sentence stands alone', () => {
    expect(joined(heading, { html: held, paragraph: 4 })).toEqual([4, '…held in negligence', null])
    expect(joined(heading, { html: held, paragraph: 8, opinion: 'dissenting' })).toEqual([8, '…held in negligence', null])
    const finding = { html: 'The award of notice pay and <mark>compensation</mark> is justified.', paragraph: 40 }
    const submission = { html: 'The appeal should be <mark>dismissed</mark> with costs.', paragraph: 31 }
    expect(joined(finding, submission)).toEqual([40, 'The award of notice pay and compensation is justified.', null])
    expect(joined(heading)).toEqual([7, 'Contributory negligence', null])
  })

  it('passes over what only says the title again', () => {
    const title = 'Wekulo v Mlima Crest Bank Limited & another (Petition E007 of 2025) [2026] KESC 90007 (KLR)'
    const heading = snippet('<mark>WEKULO</mark> versus MLIMA CREST <mark>BANK</mark> LIMITED')
    const telling = snippet('The <mark>Bank</mark> owed Wekulo a duty')
    expect(pickPassage([heading, telling], title)!.stretches[1]!.text).toBe('Bank')
    expect(pickPassage([heading], title)).toBeNull()
    expect(pickPassage([heading])).not.toBeNull()
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

import { describe, expect, it } from 'vitest'
import { pickPassage } from './best-passage.ts'

const snippet = (html: string, number: string | null = null) => ({ html, paragraph: 1, number })
const shown = (html: string, number: string | null = null) =>
  pickPassage([snippet(html, number)])!
    .stretches.map(({ text }) => text)
    .join('')

describe('pickPassage', () => {
  it('takes the passage with the most different words, then with the most marks, then the first', () => {
    const long = 'and so on, since a passage has to say something before it can stand alone on a card of results'
    const two = snippet(`<mark>contributory</mark> <mark>negligence</mark> ${long}`)
    const often = snippet(`<mark>negligence</mark> <mark>negligence</mark> <mark>Negligence</mark> ${long}`)
    const once = snippet(`of <mark>negligence</mark> ${long}`)
    const marks = (passage: ReturnType<typeof pickPassage>) => passage!.stretches.filter(({ marked }) => marked).length
    expect(marks(pickPassage([once, often, two]))).toBe(2)
    expect(marks(pickPassage([once, often]))).toBe(3)
    expect(pickPassage([once, snippet(`to <mark>negligence</mark> ${long}`)])!.stretches[0]!.text).toBe('of ')
    expect(pickPassage([])).toBeNull()
  })

  it('takes a whole phrase for more than two forms of a word', () => {
    const forms = snippet(
      'The <mark>bank</mark> of her mobile <mark>banking</mark>, and the <mark>Bank</mark> again, as was said above, my lords',
    )
    const phrase = snippet(
      'It is a matter of <mark>data protection</mark>, and one on which every <mark>bank</mark> has to have an answer ready',
    )
    expect(pickPassage([forms, phrase])!.stretches[1]!.text).toBe('data protection')
  })

  it('lets the next best passage follow a mere heading', () => {
    const passage = pickPassage([
      snippet('…held in <mark>negligence</mark>'),
      { ...snippet('<mark>Contributory</mark> <mark>negligence</mark>'), paragraph: 7 },
    ])!
    expect(passage.paragraph).toBe(7)
    expect(passage.stretches.map(({ text }) => text).join('')).toBe('Contributory negligence')
    expect(passage.following?.map(({ text }) => text).join('')).toBe('held in negligence')
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

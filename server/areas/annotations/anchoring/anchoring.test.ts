import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keptPassage } from '../passage.ts'
import { align } from './align.ts'
import { type Anchor, findPlace } from './find-place.ts'
import { readText } from './read-text.ts'

const before = [
  'REPUBLIC OF KENYA',
  '1. The claimant bought a plot at Watamu in 1998 and fenced it with live euphorbia.',
  '2. Her neighbour says that the fence stood two metres inside his own land, and that he told her so “many times”.',
  '3. The surveyor found the beacons where the map has them. The first defendant shall pay the costs of the survey.',
  '4. The second defendant shall pay the costs of the survey.',
  '5. Costs follow the event. The appeal is allowed. Costs follow the event.',
  '(a) The notice dated 3rd May 2001 is void.',
  '(b) The notice dated 4th June 2001 is void.',
  '6. It is so ordered.',
].join('\n\n')

/** An anchor on the words between brackets of a passage: 'a [b] c'. */
function anchor(passage: string, text = before): Anchor {
  const [lead, quote] = passage.split(/[[\]]/) as [string, string]
  const at = text.indexOf(passage.replace(/[[\]]/g, ''))
  expect(at).not.toBe(-1)
  const {
    prefix,
    suffix,
    start_offset: start,
    end_offset: end,
  } = keptPassage(text, { start: at + lead.length, end: at + lead.length + quote.length })
  return { quote, prefix, suffix, start, end }
}
const keptOf = (text: string, place: { start: number; end: number }) => {
  const { quote, prefix, suffix } = keptPassage(text, place)
  return { quote, prefix, suffix }
}
const wordsAt = (one: Anchor, now: string, then: string | null = before) => {
  const place = findPlace(one, readText(now), then === null ? null : readText(then))
  return place && now.slice(place.start, place.end)
}
const changed = (...changes: [string | RegExp, string][]) => changes.reduce((text, [from, to]) => text.replace(from, to), before)

describe('a passage is found', () => {
  test.each<[string, string, string, string]>([
    ['where it was', 'fenced it with [live euphorbia]', before, 'live euphorbia'],
    ['further down', 'fenced it with [live euphorbia]', `Corrected on 2nd May.\n\n${before}`, 'live euphorbia'],
    [
      'over NBSP and broken lines',
      'a [plot at Watamu in] 1998',
      changed(['plot at Watamu', 'plot\u00a0at\nWatamu']),
      'plot\u00a0at\nWatamu in',
    ],
    ['with joined words', 'a [plot at Watamu in] 1998', changed(['plot at', 'plotat']), 'plotat Watamu in'],
    ['with other quotation marks', 'told her so [“many times”]', changed([/[“”]/g, '"']), '"many times"'],
    ['with another number', '[2. Her neighbour says] that', changed(['2. Her', '12. Her']), '12. Her neighbour says'],
    ['with its number in brackets', '[2. Her neighbour says] that', changed(['2. Her', '[2] Her']), '[2] Her neighbour says'],
    ['without its number', '[2. Her neighbour says] that', changed(['2. Her', 'Her']), 'Her neighbour says'],
    [
      'over two paragraphs that were counted anew',
      'map [has them. The first defendant shall pay the costs of the survey.\n\n4. The second] defendant',
      changed(['4. The', '14. The']),
      'has them. The first defendant shall pay the costs of the survey.\n\n14. The second',
    ],
    ['in capitals', 'The [surveyor found the beacons] where', changed(['surveyor found', 'SURVEYOR FOUND']), 'SURVEYOR FOUND the beacons'],
    [
      'with a changed word',
      'The [surveyor found the beacons where the map] has',
      changed(['found the', 'located the']),
      'surveyor located the beacons where the map',
    ],
    [
      'with a changed first word',
      'The [surveyor found the beacons where the map] has',
      changed(['surveyor', 'registrar']),
      'registrar found the beacons where the map',
    ],
    [
      'with a word put in',
      'stood [two metres inside his own land], and',
      changed(['inside his', 'well inside his']),
      'two metres well inside his own land',
    ],
    [
      'between changed surroundings',
      'the [fence stood two metres inside] his',
      changed(['his own land', 'their field'], ['says that', 'swears that']),
      'fence stood two metres inside',
    ],
    [
      'as the second of two',
      'is allowed. [Costs follow the event.]',
      changed(['The appeal is allowed', 'The appeal\u00a0is allowed']),
      'Costs follow the event.',
    ],
  ])('%s', (_, passage, now, expected) => expect(wordsAt(anchor(passage), now)).toBe(expected))

  test('as the second of two, not the first', () => {
    const now = `Corrected.\n\n${before}`
    const place = findPlace(anchor('is allowed. [Costs follow the event.]'), readText(now), readText(before))
    expect(place!.start).toBe(now.lastIndexOf('Costs follow'))
  })

  test('without the text in which it was marked', () => {
    expect(wordsAt(anchor('fenced it with [live euphorbia]'), changed(['live', 'a live']), null)).toBe('live euphorbia')
    expect(wordsAt(anchor('The [surveyor found the beacons where the map] has'), changed(['found the', 'located the']), null)).toBe(
      'surveyor located the beacons where the map',
    )
  })
})

describe('a passage is not found', () => {
  test.each<[string, string, string]>([
    ['when it is gone', 'fenced it with [live euphorbia]', changed([/1\. .*\n\n/, ''])],
    [
      'in one that was like it, when it is gone',
      '[The first defendant shall pay the costs of the survey.]',
      changed([/ The first defendant.*/, '']),
    ],
    ['in an item that was like it, when it is gone', '[The notice dated 3rd May 2001 is void.]', changed([/\(a\).*\n\n/, ''])],
    ['where it stands elsewhere and its surroundings are gone', 'bought a plot [at] Watamu', changed([/1\. .*\n\n/, ''])],
    [
      'when one of two that were alike is gone',
      'is allowed. [Costs follow the event.]',
      before.replaceAll(/Costs follow the event\. ?/g, ''),
    ],
    ['in an empty text', 'fenced it with [live euphorbia]', ''],
    ['in another text', 'fenced it with [live euphorbia]', 'The will was read to the family under the mango tree. '.repeat(40)],
    ['when it was a number alone', '[2.] Her neighbour', changed(['2. Her', '3. Her'])],
  ])('%s', (_, passage, now) => expect(wordsAt(anchor(passage), now)).toBeNull())
})

describe('a passage that may be either of two is not found', () => {
  const order = (name: string) =>
    `The ${name} appeal was argued on the papers. It has no merit and is dismissed by this court. Costs follow the event. Let the file be closed at once. `
  const clause = 'Every tenant shall keep the drains clear of leaves and mend the gutters before the long rains. '.repeat(2)

  test('where a third came to two that were alike', () => {
    const marked = anchor('[mend the gutters]', clause.repeat(4))
    const second = { ...marked, start: marked.start + clause.length, end: marked.end + clause.length }
    const twice = clause.repeat(4)
    const made = { ...second, ...keptOf(twice, second) }
    expect(wordsAt(made, `Amended. ${twice}`, twice)).toBe('mend the gutters')
    expect(wordsAt(made, `Amended. ${clause}${twice}`, twice)).toBeNull()
  })

  test('where it stands twice and the text is lost in which it was marked', () => {
    const made = anchor('the [drains clear of leaves] and', clause.slice(0, clause.length / 2))
    expect(wordsAt(made, `Amended. ${clause.slice(0, clause.length / 2)}`, null)).toBe('drains clear of leaves')
    expect(wordsAt({ ...made, prefix: '', suffix: '' }, `Amended. ${clause}`, null)).toBeNull()
  })

  test('where the same words stand in another place that was as much like it before', () => {
    const text = `${order('first')}\n\n${order('second')}`
    const made = anchor('this court. [Costs follow the event.]', text)
    expect(wordsAt(made, order('second').replace('by this court', 'by the court'), text)).toBeNull()
  })

  test('where the same long words stand in another place that was as much like it before', () => {
    const reasons = Array.from({ length: 12 }, (_, at) => `Ground ${at} repeats what was said of parcel ${at * 13} below.`).join(' ')
    const appeal = (name: string) => `The ${name} appeal was argued on the papers by counsel. ${reasons} Let the file be closed at once.`
    const text = `${appeal('first')}\n\n${appeal('second')}`
    const made = anchor(`by counsel. [${reasons}]`, text)
    expect(wordsAt(made, `Amended. ${text}`, text)).toBe(reasons)
    expect(wordsAt(made, appeal('second').replace('by counsel', 'by both'), text)).toBeNull()
  })

  test('where it is a number alone that stands twice in the same words', () => {
    const item = `${clause}\n\n2. ${clause}`
    const made = anchor('[2.] Every tenant', item)
    expect(wordsAt(made, `Amended. ${item}`, item)).toBe('2.')
    expect(wordsAt(made, `Amended. ${item}\n\n${item}`, item)).toBeNull()
  })

  test.each([
    ['and the text is known in which it was marked', true],
    ['and that text is lost', false],
  ])('where it has changed in two places alike, %s', (_, known) => {
    const text = order('first')
    const made = anchor('It has [no merit and is dismissed by this court].', text)
    const now = text.replace('dismissed', 'disallowed')
    expect(wordsAt(made, now, known ? text : null)).toBe('no merit and is disallowed by this court')
    expect(wordsAt(made, `${now}\n\n${now}`, known ? text : null)).toBeNull()
  })
})

test('a long passage with a changed beginning, middle and end is found as a whole', () => {
  const sentence = (at: number) => `On day ${at} of the hearing witness ${at * 7} spoke of parcel ${at * 13} and of nothing else. `
  const text = Array.from({ length: 60 }, (_, at) => sentence(at)).join('')
  const quote = text.slice(text.indexOf('On day 10'), text.indexOf('On day 40')).trim()
  const start = text.indexOf(quote)
  const { prefix, suffix } = keptPassage(text, { start, end: start + quote.length })
  const now = text
    .replace('day 10 of', 'the tenth day of')
    .replace('witness 140 spoke', 'someone spoke')
    .replace('parcel 507 and', 'a parcel and')
  const place = findPlace({ quote, prefix, suffix, start, end: start + quote.length }, readText(now), readText(text))
  expect(now.slice(place!.start, place!.end)).toBe(
    quote.replace('day 10 of', 'the tenth day of').replace('witness 140 spoke', 'someone spoke').replace('parcel 507 and', 'a parcel and'),
  )
})

test('the best fit of a pattern is as good as the one that the whole table of distances gives', () => {
  const wholeTable = (text: string, pattern: string): number => {
    let row = Array<number>(text.length + 1).fill(0)
    for (const [i, sign] of [...pattern].entries()) {
      const next = [i + 1]
      for (let j = 1; j <= text.length; j += 1)
        next.push(Math.min(row[j - 1]! + (text[j - 1] === sign ? 0 : 1), row[j]! + 1, next[j - 1]! + 1))
      row = next
    }
    return Math.min(...row)
  }
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 12, maxLength: 40 })
  fc.assert(
    fc.property(letters, letters, fc.nat(10), (text, pattern, most) => {
      const found = align(text, pattern, { start: 4, end: 8 }, 0, text.length + pattern.length, most)
      const least = wholeTable(text, pattern)
      if (least > most) expect(found).toBeNull()
      else {
        expect(found!.distance).toBe(least)
        expect(wholeTable(text.slice(found!.start, found!.end), pattern.slice(4, 8))).toBeLessThanOrEqual(found!.innerDistance)
        expect(found!.innerDistance).toBeLessThanOrEqual(least)
      }
    }),
    { numRuns: 500 },
  )
})

test('a text that repeats itself is searched by its beginning', () => {
  const text = `${'a '.repeat(400_000)}b ${'a '.repeat(400_000)}`
  const start = text.indexOf('b')
  const { prefix, quote, suffix } = keptPassage(text, { start, end: start + 20_000 })
  const made = { prefix, quote, suffix, start, end: start + 20_000 }
  expect(findPlace(made, readText(text.replaceAll('b', 'c')), readText(text))).toBeNull()
  expect(findPlace(made, readText(`x${text}`), readText(text))).toEqual({ start: start + 1, end: start + 19_999 + 1 })
})

test('any text and any passage: what is found lies in the text, and an unchanged text gives the passage itself', () => {
  const piece = fc.constantFrom(
    '1. ',
    '\n\n',
    'the court ',
    'The appeal ',
    '\u00a0',
    '(a) ',
    '“',
    'costs. ',
    '\u{1F410}',
    '2. ',
    'x',
    '\u00ad',
    '\ud83d',
  )
  const piecesOf = fc.array(piece, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(piecesOf, piecesOf, fc.nat(), fc.nat(), (first, second, from, length) => {
      const text = first.join('')
      const start = from % text.length
      const end = start + 1 + (length % (text.length - start))
      const { quote, prefix, suffix, start_offset, end_offset } = keptPassage(text, { start, end })
      const made = { quote, prefix, suffix, start: start_offset, end: end_offset }
      expect(findPlace(made, readText(text), readText(text))).toEqual({ start, end })
      const now = second.join('')
      const place = findPlace(made, readText(now), readText(text))
      if (place) expect(place.start >= 0 && place.start < place.end && place.end <= now.length).toBe(true)
    }),
    { numRuns: 500 },
  )
})

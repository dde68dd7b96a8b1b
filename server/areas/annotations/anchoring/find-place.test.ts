import { describe, expect, test } from 'vitest'
import { type Anchor, findPlace } from './find-place.ts'
import { readText } from './read-text.ts'

/** An anchor on the words between brackets of a text, with so many signs before and behind them. */
function marked(text: string, around = 32): { anchor: Anchor; before: string } {
  const start = text.indexOf('[')
  const end = text.indexOf(']') - 1
  const before = text.replace(/[[\]]/g, '')
  const anchor = {
    quote: before.slice(start, end),
    prefix: before.slice(Math.max(0, start - around), start),
    suffix: before.slice(end, end + around),
    start,
    end,
  }
  return { anchor, before }
}
const wordsAt = (anchor: Anchor, now: string, before: string | null) => {
  const place = findPlace(anchor, readText(now), before === null ? null : readText(before))
  return place && now.slice(place.start, place.end)
}
/** The words found in a text, of a passage that was marked in another, which is no longer there. */
const found = (text: string, now: string, around?: number) => wordsAt(marked(text, around).anchor, now, null)

const lead = 'The parties came before the court on Monday.'
const rest = 'Each of them was heard, and judgment was reserved to the end of the term.'

describe('where a passage stands twice', () => {
  const line = 'We find that the lease was never registered, and say no more of it.'

  test('it is found where it was, while nothing before it has changed', () => {
    const { anchor, before } = marked(`${line} ${lead} ${line.replace('the lease', '[the lease]')} ${rest}`, 12)
    const found = findPlace(anchor, readText(before), null)
    expect(found).toEqual({ start: anchor.start, end: anchor.end })
    expect(findPlace(anchor, readText(`${lead} ${before}`), null)).toBeNull()
  })

  test('a text in which it does not stand where it was marked tells nothing of it', () => {
    const { anchor, before } = marked(`${lead} We find that [the lease was never registered]. ${rest}`)
    const now = `${rest} ${before}`
    expect(wordsAt(anchor, now, `${rest} ${rest} ${lead}`)).toBe('the lease was never registered')
  })

  test('words that are the same with other words around them are no rival', () => {
    const text = `In the first suit the court sat [in chambers on Tuesday] to take the evidence. ${lead} In the second the registrar sat in chambers on Tuesday to tax the bill. ${rest}`
    const { anchor, before } = marked(text)
    const now = before.replace('to take the evidence', 'to hear the evidence').replace('In the first', 'In this')
    expect(wordsAt(anchor, now, before)).toBe('in chambers on Tuesday')
  })
})

describe('what has moved to where a passage was', () => {
  test('is not taken for it, however short', () => {
    const text = `The deposit that the buyer paid on the first day was [KES 500] and not more than that sum, as the receipt shows. ${rest} The fee of the broker was KES 900 in all. ${lead}`
    const { anchor, before } = marked(text)
    expect(wordsAt(anchor, before.replace('KES 500', 'KES 900').replace('was KES 900 in all', 'was waived'), before)).toBeNull()
    expect(wordsAt(anchor, before.replace('KES 500', 'KES 700').replace('was KES 900 in all', 'was waived'), before)).toBe('KES 700')
  })

  test('is not taken for it, though it has changed a little too', () => {
    const first = 'The first tenant shall leave the house within ninety days of this order.'
    const second = 'The third tenant shall leave the shop within seventy days of this order.'
    const { anchor, before } = marked(`${lead} [${first}] ${rest} ${second} ${lead}`)
    const now = `${lead} ${second.replace('seventy', 'sixty')} ${rest} ${lead}`
    expect(wordsAt(anchor, now, before)).toBeNull()
    expect(wordsAt(anchor, now.replace(second.replace('seventy', 'sixty'), first.replace('ninety', 'thirty')), before)).toBe(
      first.replace('ninety', 'thirty'),
    )
  })
})

test('a passage of which little is left is not found by what stands around it', () => {
  const text = `${lead} It was said in so many words that [no rent was due] for the month in which the roof had fallen in. ${rest}`
  expect(found(text, text.replace('[no rent was due]', 'the tenant owes'))).toBeNull()
  expect(found(text, text.replace('[no rent was due]', 'no rent is due'))).toBe('no rent is due')
})

describe('a long passage', () => {
  const sentence = (at: number) =>
    `Witness ${at} told the court on day ${at * 3} that parcel ${at * 7} was fenced by the ${at + 1}th owner. `
  const sentences = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => sentence(from + at)).join('')
  const long = sentences(1, 8).trim()
  const text = `${lead} [${long}] ${rest}`

  test('is found by its beginning and end where its middle has changed, also without the text before', () => {
    const changed = long.replace(sentence(4), 'Of the fourth nothing is known. ')
    expect(found(text, `${rest} ${lead} ${changed} ${rest}`)).toBe(changed)
  })

  test('is not found where only its beginning or its end is left', () => {
    const { anchor, before } = marked(text)
    for (const left of [long.slice(0, 200), long.slice(-200)])
      for (const known of [before, null]) expect(wordsAt(anchor, `${lead} ${left} ${rest}`, known)).toBeNull()
  })

  test('is not found where two stand that are nearly the same', () => {
    const other = long.replace('parcel 7 was fenced', 'parcel 7 was never fenced or let').replace('day 21', 'day 30')
    for (const now of [`${other} ${lead} ${long.replace('told', 'said')}`, `${long.replace('told', 'said')} ${lead} ${other}`])
      expect(found(text, now, 0)).toBeNull()
  })

  test('ends behind its beginning, though its end stands before it too, and not far from it', () => {
    const now = `${long.slice(-200)} ${lead} ${rest} ${long.replace('told the court', 'said')} ${rest}`
    expect(found(text, now, 0)).toBe(long.replace('told the court', 'said'))
  })
})

describe('the bounds of a changed passage', () => {
  test.each([
    [
      'at the beginning of a text',
      '[The court of appeal was moved by the widow] in a letter.',
      'The court of appeals was moved by the widow in a letter.',
      'The court of appeals was moved by the widow',
    ],
    [
      'at its end',
      `${lead} [So it was ordered by the court]`,
      `${lead} So it was ordered by this court`,
      'So it was ordered by this court',
    ],
    [
      'move to the end of a word that ends otherwise',
      '[the appeal against the ruling is dismissed]',
      `${lead} the appeal against the ruling is dismissing ${rest}`,
      'the appeal against the ruling is dismissing',
    ],
    [
      'move to the beginning of a word that begins otherwise',
      '[allowed the appeal against the ruling with costs]',
      `${lead} He reallowed the appeal against the ruling with all costs ${rest}`,
      'reallowed the appeal against the ruling with all costs',
    ],
    [
      'lie behind a sign of two halves of which one has changed',
      '[the plot that was sold is the one marked 𝒜]',
      `${lead} the plot that was sold is that marked 𝒞 ${rest}`,
      'the plot that was sold is that marked 𝒞',
    ],
    [
      'stay within a word in which it began',
      'a judge al[lowed the appeal against the ruling with costs] to him.',
      'a judge allowed the appeal against the ruling with all costs to him.',
      'lowed the appeal against the ruling with all costs',
    ],
    [
      'stay within a word in which it ended',
      'The clerk [A allowed the appeal against the ruling with cost]s to him.',
      'The clerk A allowed the appeal against the ruling with all costs to him.',
      'A allowed the appeal against the ruling with all cost',
    ],
  ])('%s', (_where, text, now, words) => expect(found(text, now)).toBe(words))
})

describe('the number of a paragraph', () => {
  test.each([
    ['belongs to a passage that had one', '[12. The appeal is allowed.]', '14. The appeal is allowed.', '14. The appeal is allowed.'],
    [
      'is left out where the passage began behind it',
      '12. [The appeal is allowed.]',
      '14. The appeal is allowed.',
      'The appeal is allowed.',
    ],
    ['begins behind the space of its line', '[12. The appeal is allowed.]', '   14. The appeal is allowed.', '14. The appeal is allowed.'],
    [
      'is nothing that stands before a passage in the same line',
      '[12. The appeal is allowed.]',
      'So it said: The appeal is allowed.',
      'The appeal is allowed.',
    ],
    ['is no space before a passage', '12.[ The appeal is allowed.]', '14. The appeal is allowed.', 'The appeal is allowed.'],
  ])('%s', (_what, line, now, words) => {
    expect(found(`${lead}\n${line}\n${rest}`, `${rest}\n${lead}\n${now}\n${rest}`)).toBe(words)
  })
})

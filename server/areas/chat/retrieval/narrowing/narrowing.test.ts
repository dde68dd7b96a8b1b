import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COURTS } from '#citations/data/courts'
import { carryOn, filtersOf, noNarrowing, readNarrowing } from './narrowing.ts'
import { readForum } from './read-forum.ts'
import { readTimes } from './read-times.ts'

/** Rows of a file of labels: the part, the question, and what it should be narrowed to. */
const labelled = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string, string])
const ofPart = (rows: [string, string, string][], part: string) => rows.filter(([of]) => of === part)

const today = '2026-11-24'
const timesOf = (question: string): string => {
  const read = readTimes(question, today)
  if (read === null) return '-'
  const { from, to, latest } = read
  return [...(latest ? ['latest'] : []), ...(from || to ? [`${from ?? ''}..${to ?? ''}`] : [])].join(' ')
}

const times = labelled('times.tsv')
test.each(ofPart(times, 'tuning'))('%s: %s', (_, question, expected) => expect(timesOf(question)).toBe(expected))
test('times in questions that nobody tuned', () => {
  const held = ofPart(times, 'held out')
  const right = held.filter(([, question, expected]) => timesOf(question) === expected).length
  expect([held.length, right]).toEqual([20, 19])
})

const forumOf = (question: string): string => {
  const read = readForum(question)
  if (read === null) return '-'
  const { court, place, division } = read
  const code = COURTS.find(({ name }) => name === court)!.code
  return `${[code, place].filter(Boolean).join(' ')}${division === null ? '' : ` / ${division}`}`
}

const places = labelled('places.tsv')
test.each(ofPart(places, 'tuning'))('%s: %s', (_, question, expected) => expect(forumOf(question)).toBe(expected))
test('courts, stations and divisions in questions that nobody tuned', () => {
  const held = ofPart(places, 'held out')
  const right = held.filter(([, question, expected]) => forumOf(question) === expected).length
  expect([held.length, right]).toEqual([20, 20])
})

test.each([
  ['Bail cases decided in March 2023', ['2023-03-01', '2023-03-31', 'in March 2023']],
  ['Rulings delivered on 4th March 2021 on bail', ['2021-03-04', '2021-03-04', 'on 4th March 2021']],
  ['Bail between February 2020 and 2021', ['2020-02-01', '2021-12-31', 'between February 2020 and 2021']],
  ['cases before 2010 on trusts', [null, '2009-12-31', 'before 2010']],
  ['decisions of the Court of Appeal after 2015', ['2016-01-01', null, 'after 2015']],
  ['2021 rulings on bail', ['2021-01-01', '2021-12-31', '2021']],
  ['Bail since June 2019', ['2019-06-01', null, 'since June 2019']],
  ['I was dismissed in 2021, may I sue?', null],
  ['rulings delivered on 31 February 2021', null],
])('dates of %s', (question, expected) => {
  const read = readTimes(question, today)
  expect(read && [read.from, read.to, read.written]).toEqual(expected)
})

const read = (question: string) => {
  const { words, narrowing } = readNarrowing(question, today)
  return [words.replace(/\s+/g, ' ').trim(), narrowing.courts, narrowing.from, narrowing.to]
}

test.each([
  ['Find wrongful termination cases 2020-2023', ['Find wrongful termination cases', [], '2020-01-01', '2023-12-31']],
  ['Bail between 2018 and 2020', ['Bail', [], '2018-01-01', '2020-12-31']],
  ['What changed since 2019?', ['What changed ?', [], '2019-01-01', null]],
  ['Supreme Court ruling on property rights', ['on property rights', ['Supreme Court'], null, null]],
  ['court of appeal decisions on stay', ['on stay', ['Court of Appeal'], null, null]],
  ['What has the Supreme Court held on bail?', ['What on bail?', ['Supreme Court'], null, null]],
  ['ELRC decisions on notice in Kenya', ['on notice in Kenya', ['Employment and Labour Relations Court'], null, null]],
  ['decisions of the Business Premises Rent Tribunal on rent', ['on rent', ['Business Premises Rent Tribunal'], null, null]],
  ['the High Court struck my case out', ['the High Court struck my case out', [], null, null]],
  ['May the High Court hear it?', ['May the High Court hear it?', [], null, null]],
  ['Section 41 of the Employment Act 2007', ['Section 41 of the Employment Act 2007', [], null, null]],
])('%s', (question, expected) => expect(read(question)).toEqual(expected))

test('the newest may be those of a court', () => {
  expect(readNarrowing('latest Court of Appeal decisions on bail', today).narrowing).toMatchObject({
    courts: ['Court of Appeal'],
    latest: true,
  })
})

test('what is not named anew is kept', () => {
  const before = { ...noNarrowing, courts: ['High Court'], place: 'Kisumu', from: '2018-01-01' }
  const court = { ...noNarrowing, courts: ['Court of Appeal'] }
  expect(carryOn(noNarrowing, before)).toEqual({ narrowing: before, kept: true })
  expect(carryOn(court, before)).toEqual({ narrowing: { ...court, from: '2018-01-01' }, kept: true })
  expect(carryOn({ ...court, to: '2009-12-31' }, before)).toEqual({ narrowing: { ...court, to: '2009-12-31' }, kept: false })
  expect(carryOn(court, null)).toEqual({ narrowing: court, kept: false })
})

test('a station is searched under its names, and Milimani is in Nairobi', () => {
  const stations = (court: string, place: string) => filtersOf({ ...noNarrowing, courts: [court], place }, []).stations
  expect(stations('High Court', 'Kisumu')).toEqual(['High Court at Kisumu'])
  expect(stations('High Court', 'Milimani')).toEqual([
    'High Court at Nairobi',
    'High Court at Nairobi (Milimani Commercial Courts)',
    'High Court at Nairobi (Milimani Law Courts)',
  ])
  expect(filtersOf({ ...noNarrowing, courts: ['High Court'], division: 'Commercial and Tax' }, []).divisions).toContain(
    'COMMERCIAL & TAX DIVISION',
  )
})

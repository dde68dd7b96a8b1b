import { closeSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { naiveQueries } from '../../query/naive-queries.ts'
import { parseQuery } from '../../query/parse-query.ts'
import { readSought } from '../../query/sought.ts'
import { editDistance } from '../../words/edit-distance.ts'
import { stem } from '../../words/stem.ts'
import { expressionOf } from '../../plan/expressions.ts'
import { type IndexedText, type Plan, type Sight, everything } from '../engine.ts'
import { createBudget } from './budget.ts'
import { beginSegment } from './build-segment.ts'
import type { Held } from './held.ts'
import { openFile } from '../../index/segment-files.ts'
import { openSegment } from './open-segment.ts'
import { inRoom } from './room.ts'
import { countValues } from './count-values.ts'
import { findAll, search } from './search-segments.ts'
import { holdTexts, mergeHeld } from './segment.ts'
import { wordsLike } from './words.ts'
import { DamagedSegment, memorySink, readMemory } from './segment-file.ts'

const words = 'the of and court appeal appeals appealed land lands title fraud trespass costs justice natural hearing party'.split(' ')
const nobody: Sight = { collection: 'judgments', owner: 'nobody', shared: [], hidden: [] }

const emptyText: Omit<IndexedText, 'id' | 'body'> = {
  collection: 'judgments',
  part: 0,
  owner: '',
  date: null,
  values: {},
  heading: ['kamau'],
  lines: [0],
  names: 1,
  sentences: [0],
  paragraphs: [0],
  speakers: ['court'],
}

/** Documents of a few words, divided into sentences and paragraphs. */
const text = (id: number, owner = ''): fc.Arbitrary<IndexedText> =>
  fc
    .record({
      heading: fc.array(fc.constantFrom(...words, 'kamau', 'otieno'), { minLength: 1, maxLength: 6 }),
      body: fc.array(fc.array(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }), {
        maxLength: 4,
      }),
      court: fc.constantFrom('High Court', 'Court of Appeal'),
      day: fc.integer({ min: 10, max: 28 }),
    })
    .map(({ heading, body, court, day }) => {
      const flat = body.flat(2)
      const starts = (lists: string[][]) => lists.map((_, i) => lists.slice(0, i).flat().length)
      return {
        collection: 'judgments' as const,
        id,
        part: 0,
        owner,
        date: `2020-01-${day}`,
        values: {
          court: [court],
          station: [],
          division: [],
          area: [],
          type: [],
          year: ['2020'],
          judge: ['1', String(day)],
          jurisdiction: ['KE'],
        },
        heading,
        lines: [0],
        names: 1,
        body: flat,
        sentences: starts(body.flat()),
        paragraphs: starts(body.map((paragraph) => paragraph.flat())),
        speakers: body.map(() => 'court' as const),
      }
    })
const library = fc.integer({ min: 1, max: 12 }).chain((size) => fc.tuple(...Array.from({ length: size }, (_, i) => text(i + 1))))

const numbersOf = (length: number, starts: readonly number[]) =>
  Array.from({ length }, (_, place) => starts.filter((start) => start <= place).length)
const asRead = (one: IndexedText) => ({
  case: { id: String(one.id) } as never,
  heading: [...one.heading],
  lines: one.heading.map(() => 0),
  body: [...one.body],
  sentences: numbersOf(one.body.length, one.sentences),
  paragraphs: numbersOf(one.body.length, one.paragraphs),
})

const query = naiveQueries(
  words.filter((word) => !['the', 'of', 'and'].includes(word)),
  [{ text: 'year:2020', holds: () => true }],
)
const found = (held: readonly Held[], asked: string, sight = nobody): number[] => {
  const { condition } = parseQuery(asked)
  const fields = new Map()
  const walk = (one: typeof condition): void => {
    if (one?.kind === 'field') fields.set(one, { kind: 'has', dimension: 'year', values: ['2020'] })
    else if (one && 'of' in one) for (const part of [one.of].flat()) walk(part)
  }
  walk(condition)
  return findAll(held, sight, expressionOf(condition!, fields), createBudget(60_000)).toSorted((a, b) => a - b)
}
const planOf = (asked: string, given: Partial<Plan> = {}): Plan => ({
  sight: nobody,
  within: everything,
  must: null,
  every: null,
  first: [],
  sought: readSought(asked, parseQuery(asked)).sought,
  together: [],
  order: 'relevance',
  offset: 0,
  limit: 100,
  depth: 100,
  ...given,
})

function merge(held: readonly Held[]): Held {
  const merging = mergeHeld(held)
  for (;;) {
    const step = merging.next()
    if (step.done) return step.value
  }
}

describe('what segments find', () => {
  test('in the whole query language is what a reader with patience finds: in one segment, in several, merged, and after documents have gone', () => {
    fc.assert(
      fc.property(library, query, fc.nat(), fc.nat(), (texts, { text: asked, holds }, cut, gone) => {
        const expected = (of: readonly IndexedText[]) => of.filter((one) => holds(asRead(one))).map(({ id }) => id)
        const at = cut % (texts.length + 1)
        const parts = [texts.slice(0, at), texts.slice(at)].filter(({ length }) => length > 0)
        const held = parts.flatMap((some) => holdTexts(some))
        expect(found(held, asked)).toEqual(expected(texts))
        expect(found([merge(held)], asked)).toEqual(expected(texts))
        const left = texts[gone % texts.length]!.id
        for (const { segment, live } of held) segment.columns.ids.forEach((id, slot) => id === left && (live[slot] = 0))
        const others = texts.filter(({ id }) => id !== left)
        expect(found(held, asked)).toEqual(expected(others))
        const merged = merge(held)
        expect(found([merged], asked)).toEqual(expected(others))
        // No word is left that only the one that has gone had.
        const kept = new Set(others.flatMap(({ heading, body }) => [...heading, ...body]))
        for (const word of words) expect(merged.segment.find(word) >= 0, word).toBe(kept.has(word))
      }),
      { numRuns: 150 },
    )
  })

  test('is found by its owner and those with whom it is shared alone, and its words weigh nothing for others', () => {
    fc.assert(
      fc.property(library, text(100, 'owner'), (texts, own) => {
        const [open, all] = [holdTexts(texts), [...holdTexts(texts), ...holdTexts([own])]]
        const asked = planOf(words.slice(3).join(' '))
        const see = (sight: Partial<Sight>) => search(all, { ...asked, sight: { ...nobody, ...sight } }, createBudget(60_000))
        expect(see({})).toEqual(search(open, asked, createBudget(60_000)))
        const finds = (sight: Partial<Sight>) => found(all, 'court OR NOT court', { ...nobody, ...sight }).includes(100)
        expect([finds({}), finds({ owner: 'owner' }), finds({ shared: [100] }), finds({ owner: 'owner', hidden: [100] })]).toEqual([
          false,
          true,
          true,
          false,
        ])
      }),
      { numRuns: 40 },
    )
  })

  test('is of one collection alone, whatever ids another has, and the words of neither weigh in the other', () => {
    fc.assert(
      fc.property(library, library, fc.boolean(), (texts, others, isLaw) => {
        const law = others.map((one, i): IndexedText => ({ ...one, collection: 'law', id: 1, part: i }))
        const [asked, alone, both] = [isLaw ? law : texts, holdTexts(isLaw ? law : texts), holdTexts([...texts, ...law])]
        const sight: Sight = { ...nobody, collection: isLaw ? 'law' : 'judgments' }
        const plan = { ...planOf(words.slice(3).join(' ')), sight }
        for (const held of [both, [...Map.groupBy(both, ({ segment }) => segment.collection).values()].map(merge)]) {
          expect(search(held, plan, createBudget(60_000))).toEqual(search(alone, plan, createBudget(60_000)))
          expect(countValues(held, { ...plan, must: everything }, createBudget(60_000)).total).toBe(asked.length)
        }
        const { results } = search(both, { ...plan, must: everything, limit: 100 }, createBudget(60_000))
        const placeOf = ({ id, part }: { id: number; part: number }) => `${id} ${part}`
        expect(results.map(placeOf).toSorted()).toEqual(asked.map(placeOf).toSorted())
      }),
      { numRuns: 60 },
    )
  })

  test('is divided by its values as it is counted', () => {
    fc.assert(
      fc.property(library, (texts) => {
        const counts = countValues(holdTexts(texts), planOf('', { must: everything }), createBudget(60_000))
        const expected = Object.fromEntries(
          [...Map.groupBy(texts, ({ values }) => values.court![0]!)].map(([court, of]) => [court, of.length]),
        )
        expect(counts).toMatchObject({ total: texts.length, court: expected, year: { 2020: texts.length } })
        expect(counts.judge['1']).toBe(texts.length)
      }),
      { numRuns: 30 },
    )
  })
})

test('words like one are all those a slip away and, of two slips, those that begin like it, the nearest and most frequent first, whichever segments have them', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 7 })
  const word = fc.tuple(letters, fc.constantFrom('', 'ж')).map((parts) => parts.join(''))
  const bodies = fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 15 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(bodies, word, fc.constantFrom(1, 2), (known, asked, slips) => {
      const held = known.flatMap((body, i) => holdTexts([{ ...emptyText, id: i + 1, body }]))
      const expected = [...new Set(known.flat())].flatMap((one) => {
        const distance = editDistance(asked, one, slips)
        const documents = known.filter((body) => body.includes(one)).length
        const isLike = distance === 1 || (distance === 2 && slips === 2 && one.startsWith(asked.slice(0, 2)))
        return isLike ? [{ word: one, documents, distance }] : []
      })
      expected.sort((a, b) => a.distance - b.distance || b.documents - a.documents || a.word.localeCompare(b.word))
      expect(wordsLike(held, asked, slips, createBudget(60_000))).toEqual(expected.slice(0, 8))
    }),
  )
})

test('a question finds what has a share of it, the rarer words counting for more, and says how often each stands there', () => {
  const make = (id: number, body: string): IndexedText => ({ ...emptyText, id, body: body.split(' ') })
  const held = holdTexts([
    make(1, 'land fraud by trespass title costs'),
    make(2, 'land land land'),
    make(3, 'court of appeal'),
    make(4, 'land appeal'),
    make(5, 'land'),
  ])
  const { results, total } = search(held, planOf('fraud trespass title costs justice natural land'), createBudget(1_000))
  expect(total).toBe(1)
  expect(results.map(({ id, times }) => [id, times])).toEqual([[1, [1, 1, 1, 1, 0, 0, 1]]])
})

test('a text of more words than sixteen bits can count is found at its end', () => {
  const body = [...Array.from({ length: 150_000 }, (_, i) => `w${i % 5_000}`), 'unique', 'needle', 'here']
  const [long] = holdTexts([{ ...fc.sample(text(1), 1)[0]!, body, sentences: [0], paragraphs: [0] }])
  expect(found([long!], '"unique needle"')).toEqual([1])
  expect(found([merge([long!])], '"w4999 unique" AND needle +1 here')).toEqual([1])
  expect(found([long!], '"needle unique"')).toEqual([])
})

test('a list too long to be read with its documents is read as it is walked through', () => {
  const bodies = Array.from({ length: 40 }, (_, i) =>
    Array.from({ length: 4_000 + i }, (_, at) => (at % 2 === 0 ? 'the' : `w${(at * i) % 7}`)),
  )
  const held = holdTexts(bodies.map((body, i) => ({ ...emptyText, id: i + 1, body })))
  for (const phrase of ['the w3 the', 'w3 the w5', 'the w6 the w6', 'the the']) {
    const expected = bodies.flatMap((body, i) => (` ${body.join(' ')} `.includes(` ${phrase} `) ? [i + 1] : []))
    expect(found(held, `"${phrase}"`), phrase).toEqual(expected)
    inRoom(() => expect(found([inFile(held[0]!)], `"${phrase}"`), phrase).toEqual(expected))
  }
})

/** The same segment in a file. */
function inFile({ source }: Held): Held {
  const folder = mkdtempSync(join(tmpdir(), 'segment-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'one.segment')
  writeFileSync(path, (source as { bytes: Uint8Array }).bytes)
  const held = openFile(path, 'one.segment')
  onTestFinished(() => closeSync(held.file))
  return held
}

test('what a search found a moment ago is listed and divided without what has gone since', () => {
  const held = holdTexts([1, 2, 3].map((id) => ({ ...emptyText, id, values: { year: ['2020'] }, body: ['fraud'] })))
  const plan = planOf('fraud')
  const list = () => search(held, plan, createBudget(1_000)).results.map(({ id }) => id)
  expect(list()).toEqual([3, 2, 1])
  held[0]!.live[1] = 0
  expect(list()).toEqual([3, 1])
  expect(countValues(held, plan, createBudget(1_000))).toMatchObject({ total: 2, year: { 2020: 2 } })
  expect(list()).toEqual(search([...held], plan, createBudget(1_000)).results.map(({ id }) => id))
})

test('a segment that was damaged anywhere says so, and answers nothing else than before or an error of its own', () => {
  const sink = memorySink()
  const segment = beginSegment()
  for (const one of fc.sample(library, { numRuns: 1, seed: 7 })[0]!) segment.add(one)
  for (const _ of segment.write(sink)) continue
  const bytes = sink.bytes()
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const damaged = new Uint8Array(bytes)
      damaged[at]! ^= flip
      const told = (): 'damaged' | 'whole' => {
        try {
          const segment = openSegment(readMemory(damaged), damaged.length)
          for (const _ of segment.check()) continue
          return 'whole'
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedSegment)
          return 'damaged'
        }
      }
      // Between two tables lie bytes that nothing reads.
      if (told() === 'whole')
        expect(openSegment(readMemory(damaged), damaged.length).entries).toBe(openSegment(readMemory(bytes), bytes.length).entries)
    }),
    { numRuns: 400 },
  )
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), (length) => {
      expect(() => openSegment(readMemory(bytes.slice(0, length)), length)).toThrow(DamagedSegment)
    }),
    { numRuns: 100 },
  )
})

test('words of one stem are its forms', () => {
  const [held] = holdTexts([{ ...fc.sample(text(1), 1)[0]!, body: ['appeal', 'appeals', 'appealed', 'court'] }])
  const entry = held!.segment.find(`\u0001${stem('appeal')}`)
  expect(held!.segment.formsOf(entry)).toEqual(expect.arrayContaining(['appeal', 'appealed', 'appeals']))
})

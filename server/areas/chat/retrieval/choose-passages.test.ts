import { expect, test } from 'vitest'
import { casePassage } from '../../../testing/case-passage.ts'
import { type Candidate, type Shares, choosePassages } from './choose-passages.ts'
import { weightOf } from './weigh-passage.ts'

const fish = 'Whoever drains the fish ponds of a neighbour owes the price of the fish.'
const lorry = 'A borrower keeps a lorry at his own risk.'

function candidate(of: string, text: string, more: Partial<Candidate> = {}): Candidate {
  return {
    passage: casePassage(of, 'Legal Reasoning', text),
    of,
    named: of,
    weight: 1,
    leads: false,
    meant: null,
    ...more,
  }
}
const shares: Shares = { most: 10, maxAuthorities: 6, maxOfEach: 5, subjects: new Set(), maxOfSubject: 7, wants: 1 }
const chosen = async (candidates: Candidate[], query = 'price of fish in ponds', more: Partial<Shares> = {}) =>
  (await choosePassages(candidates, query, { ...shares, ...more })).passages.map(({ source }) => source.id)

const of = { level: 3, isOverturned: false, year: 2010, opinion: null, rank: 0 }
test.each([
  ['what was overturned', { isOverturned: true }],
  ['a dissent', { opinion: 'dissenting' as const }],
  ['a lower court', { level: 5 }],
  ['an earlier decision', { year: 2001 }],
])('%s goes after another that says the same', async (_, more) => {
  const candidates = [
    candidate('after', fish, { weight: weightOf({ ...of, ...more }) }),
    candidate('before', fish, { weight: weightOf(of) }),
  ]
  expect(await chosen(candidates)).toEqual(['before', 'after'])
})

test('what has nothing to do with the question is left out, and where all has nothing, nothing is chosen', async () => {
  expect(await chosen([candidate('lorry', lorry), candidate('fish', fish)])).toEqual(['fish'])
  expect(await chosen([candidate('lorry', lorry), candidate('fish', fish)], 'tariff on submarine periscopes')).toEqual([])
})

test('what has the term that is asked about goes before what has all else', async () => {
  const other = 'The court may deny an adjournment, and a court that must deny it says so.'
  const term = 'Whoever is arrested may be granted bail pending trial.'
  const ids = await chosen([candidate('other', other), candidate('term', term)], 'when may a court deny bail pending trial')
  expect(ids[0]).toBe('term')
})

const provision = (of: string, heading: string, text: string): Candidate => {
  const one = candidate(of, text)
  return { ...one, passage: { ...one.passage, before: heading, source: { ...one.passage.source, kind: 'provision' } } }
}

test('a provision of which the heading says what is asked goes before one that has the words in passing', async () => {
  const others = Array.from({ length: 20 }, (_, i) => candidate(`lorry ${i}`, lorry))
  const passing = provision(
    'passing',
    'Boats',
    'The price is paid to the owner of the fish, of all fish in ponds. The price is that of fish in ponds.',
  )
  const heading = provision('heading', 'Price of fish in ponds', 'The price is paid to the owner of the fish.')
  expect(await chosen([...others, passing, heading])).toEqual(['heading', 'passing'])
})

test('what says together all that is asked goes before what has it in sentences far apart', async () => {
  const apart = 'There are ponds. A fence stood there. It was old. The price was high. Nobody looked. He ate fish.'
  const together = 'A fence stood there. It was old. The price is that of fish in ponds. Nobody looked. He ate.'
  expect(await chosen([candidate('apart', apart), candidate('together', together)])).toEqual(['together', 'apart'])
})

test('what says a term that is asked about goes before what only stands beside it', async () => {
  const others = Array.from({ length: 20 }, (_, i) => candidate(`lorry ${i}`, lorry))
  const beside = candidate('beside', 'Whoever denies a lorry says why.')
  const around = { ...beside, passage: { ...beside.passage, before: 'He had bail pending trial.' } }
  const own = candidate('own', 'Bail pending trial was asked for.')
  expect((await chosen([...others, around, own], 'when may a court deny bail pending trial'))[0]).toBe('own')
})

test('the orders of a case go after what lays a rule down where a rule is asked for', async () => {
  const orders = candidate('orders', fish)
  const all = [{ ...orders, passage: { ...orders.passage, heading: 'Conclusion' as const } }, candidate('rule', `${fish} So it is.`)]
  expect(await chosen(all, 'price of fish in ponds')).toEqual(['orders', 'rule'])
  expect(await chosen(all, 'when is the price of fish in ponds owed')).toEqual(['rule', 'orders'])
})

test('one passage among many that has the words of a question answers nothing, several do', async () => {
  const others = Array.from({ length: 40 }, (_, i) => candidate(`lorry ${i}`, lorry))
  const saying = (many: number) => Array.from({ length: many }, (_, i) => candidate(`fish ${i}`, fish))
  expect(await chosen([...others, ...saying(1)], undefined, { wants: 4 })).toEqual([])
  expect(await chosen([...others, ...saying(4)], undefined, { wants: 4 })).toHaveLength(4)
  expect(await chosen(saying(1), undefined, { wants: 4 })).toEqual(['fish 0'])
})

test('one passage among few that has all that is asked in its own words is enough', async () => {
  const others = Array.from({ length: 30 }, (_, i) => candidate(`lorry ${i}`, lorry))
  expect(await chosen([...others, candidate('fish', fish)], undefined, { wants: 4 })).toEqual(['fish'])
  expect(await chosen([...others, candidate('pond', 'The pond of a neighbour.')], undefined, { wants: 4 })).toEqual([])
})

test('cases of a project lead and leave room for others', async () => {
  const leading = Array.from({ length: 12 }, (_, i) => candidate(`lead ${i}`, fish, { leads: true }))
  const ids = await chosen([candidate('other', fish), ...leading])
  expect(ids[0]).toMatch(/^lead/)
  expect(ids).toContain('other')
})

test('one case does not crowd out the others, but each compared case has its say', async () => {
  const many = Array.from({ length: 9 }, (_, i) => {
    const one = candidate('many', fish)
    return { ...one, passage: { ...one.passage, source: { ...one.passage.source, paragraph: i } } }
  })
  expect((await chosen([...many, candidate('other', `${fish} ${lorry}`)])).filter((id) => id === 'many')).toHaveLength(5)
  expect(
    await chosen([...many, candidate('other', lorry)], 'price of fish, or risk of a lorry', {
      subjects: new Set(['many', 'other']),
      maxOfSubject: 4,
    }),
  ).toContain('other')
})

test('copies of one paragraph are one, and no more than six authorities are quoted', async () => {
  const copied = `${fish} ${fish} In Lamu a kilogram was sold for so much on that day, and the buyers of the market knew of it before noon.`
  expect(await chosen([candidate('held', copied), candidate('held again', copied)])).toHaveLength(1)
  const others = Array.from({ length: 9 }, (_, i) => candidate(`case ${i}`, `${fish} Boat ${i}.`))
  expect(await chosen(others)).toHaveLength(6)
})

test('what is near enough by its meaning is answered from though it shares no word with the question', async () => {
  const near = (answers: boolean) =>
    chosen([candidate('fish', fish), candidate('meant', lorry, { meant: { place: 0, answers } })], 'who bears loss of things lent')
  expect(await near(true)).toEqual(['meant'])
  expect(await near(false)).toEqual([])
})

test('meaning decides between passages that words find alike, and does not outweigh one that says all that is asked', async () => {
  const meant = { place: 0, answers: true }
  expect(await chosen([candidate('first', fish), candidate('meant', fish, { meant })])).toEqual(['meant', 'first'])
  const [first] = await chosen([candidate('meant', `${lorry} The price was small.`, { meant }), candidate('fish', fish)])
  expect(first).toBe('fish')
})

test('others get their turn while long judgments are read', async () => {
  const long = `${fish} ${lorry} `.repeat(200)
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  await chosen(Array.from({ length: 400 }, (_, i) => candidate(`case ${i}`, `${i} ${long}`)))
  clearInterval(others)
  expect(turns).toBeGreaterThan(1)
})

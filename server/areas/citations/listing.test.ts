import { expect, test } from 'vitest'
import { readingAside } from '../../printing/aside/run-aside.ts'
import { couldNotCheck, tooMany } from './answers.ts'
import { listCitations, readToLookUp } from './listing.ts'
import type * as listingModule from './listing.ts'
import { readText } from './read-text.ts'

const readAside = readingAside<typeof listingModule.readToLookUp>(new URL('./listing.ts', import.meta.url), 'readToLookUp')

const text = Array.from(
  { length: 3000 },
  (_, at) => `In Party${at} v Republic [2019] KEHC ${at + 1} (KLR) the court held so; ibid, and section ${at + 1} of the Land Act.`,
).join('\n\n')

test('a long text that is read in a process of its own gives what it gives at once, the first citations to be looked up', async () => {
  const [whole, read] = [readText(text), await readAside(text)]
  const { reading: _, ...asked } = readToLookUp(text)
  expect(read).toMatchObject(asked)
  expect(read).toMatchObject({ found: whole.found, lookedUp: 250 })
  expect([read.searches.length, read.searches[249]!.name, read.laws.length]).toEqual([250, 'Party249 v Republic', 1000])
  const answers = read.searches.map(() => couldNotCheck({ code: 'not-asked' }))
  const listed = listCitations({ ...read, answers, lawsFound: read.laws.map(() => ({ status: 'several' })) })
  expect(listed.map(({ start, antecedent }) => [start, antecedent])).toEqual(
    whole.citations.map(({ start }, index) => [start, whole.backTo[index]]),
  )
  const reasonsOf = (kind: string) => listed.filter((one) => one.kind === kind).map(({ reason_code }) => reason_code.code)
  expect(reasonsOf('neutral')).toEqual(
    listed.filter(({ kind }) => kind === 'neutral').map((_one, at) => (at < 250 ? 'not-asked' : tooMany.code)),
  )
  expect(reasonsOf('ibid')).toEqual(reasonsOf('neutral'))
  expect(reasonsOf('statute').filter((code) => code === 'several-acts')).toHaveLength(1000)
})

test('a text that cites nothing gives nothing', () => {
  const { reading, ...asked } = readToLookUp('nothing '.repeat(10))
  expect(asked).toEqual({ searches: [], laws: [], found: 0, lookedUp: 0 })
  expect(listCitations({ reading, answers: [], laws: [], lawsFound: [] })).toEqual([])
})

import { expect, test } from 'vitest'
import { NoVectors } from '../../../providers/embeddings.ts'
import type { Passage } from '../retrieval/passage.ts'
import { createMeaningProof } from './prove-by-meaning.ts'
import { proveSentence } from './prove-sentence.ts'

const passage = (n: number, text: string, isPrivate = false): Passage => ({
  source: {
    kind: 'case',
    id: `kehc-2021-9060${n}`,
    title: 'Mumo v Otieno',
    citation: null,
    court: null,
    date: null,
    paragraph: n,
    number: `${n}`,
    pinpoint: `para ${n}`,
    opinion: 'majority',
    author: null,
    standing: null,
    sample: true,
    private: isPrivate,
  },
  text,
  before: '',
  after: '',
  heading: 'Legal Reasoning',
  citations: [],
  level: 3,
})
const roof = 'The lessee of the shop shall at his own cost mend the roof and the gutters.'
const others = [
  'The herders grazed the oxen beside the river.',
  'The shop opened in the morning and the lorry came at noon.',
  'Bees from the apiary stung the oxen.',
]
const givenWith = (isPrivate = false) =>
  new Map([roof, ...others].map((text, at) => [at + 1, passage(at + 1, text, isPrivate && at === 3)]))
const free = 'The shop had its ceilings restored [1].'

/** A model by which some texts mean the same, and what it was asked. */
function meaning(like: readonly string[], embed?: (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>) {
  const asked: string[] = []
  const made = {
    most: 64,
    embed: (texts: readonly string[], signal: AbortSignal) => {
      asked.push(...texts)
      return embed ? embed(texts, signal) : Promise.resolve(texts.map((text) => (like.includes(text) ? [1, 0] : [0, 1])))
    },
  }
  return { asked, proof: createMeaningProof(made, new AbortController().signal) }
}
const patient = () => new AbortController().signal
const bare = (sentence: string) => sentence.replace(' [1]', '')

test('a sentence that its passage means is borne out though words do not prove it', async () => {
  expect(proveSentence(free, givenWith()).reason).toBe('not-said')
  const { proof } = meaning([bare(free), roof])
  expect(await proof.prove(free, givenWith(), patient)).toEqual({ references: [1], reason: null })
})

test('what another passage means as much, or more, stays struck', async () => {
  for (const like of [
    [bare(free), roof, others[0]!],
    [bare(free), others[0]!],
    [roof, ...others],
  ])
    expect((await meaning(like).proof.prove(free, givenWith(), patient)).reason).toBe('not-said')
})

test.each([
  ['a figure that is not there', 'The shop had its 14 ceilings restored [1].'],
  ['a citation that is not held', 'In [2017] KESC 31 (KLR) the shop had its ceilings restored [1].'],
  ['none of its words', 'Rain spoiled those ceilings [1].'],
  ['a passage that was not given', 'The shop had its ceilings restored [9].'],
])('%s is not made good by meaning, nor asked of the model', async (_, sentence) => {
  const { proof, asked } = meaning([bare(sentence), roof])
  expect((await proof.prove(sentence, givenWith(), patient)).reason).not.toBeNull()
  expect(asked).not.toContain(bare(sentence))
})

test('what words prove is not asked of the model', async () => {
  const { proof, asked } = meaning([])
  expect((await proof.prove('The lessee shall mend the roof and the gutters at his own cost [1].', givenWith(), patient)).reason).toBeNull()
  expect(asked).toEqual([])
})

test('nothing is asked of an answer for which a document of the reader was given', async () => {
  const { proof, asked } = meaning([bare(free), roof])
  proof.read(givenWith(true).values())
  expect((await proof.prove(free, givenWith(true), patient)).reason).toBe('not-said')
  expect(asked).toEqual([])
})

test('words alone prove where vectors do not come in time, and after three sentences none waits', async () => {
  const { proof, asked } = meaning([], () => new Promise(() => {}))
  for (let at = 0; at < 5; at += 1) expect((await proof.prove(free, givenWith(), () => AbortSignal.timeout(5))).reason).toBe('not-said')
  expect(asked.filter((text) => text === bare(free))).toHaveLength(3)
})

test('words alone prove once the endpoint refused, and it is not asked again', async () => {
  const { proof, asked } = meaning([], () => Promise.reject(new NoVectors('The endpoint could not be reached.')))
  const given = givenWith()
  for (let at = 0; at < 3; at += 1) expect((await proof.prove(free, given, patient)).reason).toBe('not-said')
  expect(asked).toEqual([roof, ...others, bare(free)])
})

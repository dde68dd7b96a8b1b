import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { splitSentences } from '#citations/prose/sentences'
import { proveSentence } from '../../server/areas/chat/proof/prove-sentence.ts'
import type { Passage } from '../../server/areas/chat/retrieval/passage.ts'

const folder = fileURLToPath(new URL('../../library/judgments/', import.meta.url))
/** As many paragraphs as an answer is given, those around the one that is named. */
const around = 10
const leastWords = 7
const NEGATED = /\b(?:no|nor|without|never|unless|not (?:only|just))\b/

const passageOf = (title: string, text: string, at: number): Passage => ({
  source: {
    kind: 'case',
    id: title,
    title,
    citation: null,
    court: null,
    date: null,
    paragraph: at,
    number: null,
    pinpoint: `paragraph ${at}`,
    opinion: null,
    author: null,
    standing: null,
    sample: true,
    private: false,
  },
  text,
  before: '',
  after: '',
  heading: 'Background',
  citations: [],
  level: null,
})

/** A sentence with one 'not' more or less. */
const turned = (sentence: string) =>
  /\bnot\b/.test(sentence)
    ? sentence.replace(/\b(?:did|does|do) not (\w+)/, '$1').replace(/ ?\bnot\b/, '')
    : sentence.replace(/\b(is|are|was|were|must|shall|may|can|could|should|would|has|have|had)\b/, '$1 not')

/**
 * The sentences of the sample judgments, which have longer paragraphs than those written for the bench: word for word, each true of its own
 * paragraph, and with a negation more or less.
 */
export function measureSamples() {
  const counts = { sentences: 0, struck: 0, turned: 0, caught: 0 }
  for (const file of readdirSync(folder)) {
    const { title, content } = JSON.parse(readFileSync(folder + file, 'utf8')) as { title: string; content: string[] }
    const paragraphs = content.filter((one) => one.split(/\s+/).length > 25)
    for (const [at, text] of paragraphs.entries()) {
      const from = Math.max(0, Math.min(at - around / 2, paragraphs.length - around))
      const given = new Map(paragraphs.slice(from, from + around).map((one, i) => [i + 1, passageOf(title, one, from + i)]))
      for (const { start, end } of splitSentences(text)) {
        const sentence = text
          .slice(start, end)
          .trim()
          .replace(/^\d+\.\s*/, '')
          .replace(/[.;]$/, '')
        if (sentence.split(/\s+/).length < leastWords || /[“”"]/.test(sentence)) continue
        const isStruck = (one: string) => proveSentence(`${one} [${at - from + 1}].`, given).reason !== null
        counts.sentences += 1
        if (isStruck(sentence)) counts.struck += 1
        if (NEGATED.test(sentence) || turned(sentence) === sentence) continue
        counts.turned += 1
        if (isStruck(turned(sentence))) counts.caught += 1
      }
    }
  }
  return counts
}

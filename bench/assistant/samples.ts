import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { splitSentences } from '#citations/prose/sentences'
import { judgeSentence } from '../../server/areas/chat/verdicts/judge-sentence.ts'
import { passageOf } from './passages.ts'

const folder = fileURLToPath(new URL('../../library/judgments/', import.meta.url))
const leastWords = 7
const NEGATED = /\b(?:no|nor|without|never|unless|not (?:only|just))\b/

/** A sentence with one 'not' more or less. */
const turned = (sentence: string) =>
  /\bnot\b/.test(sentence)
    ? sentence.replace(/\b(?:did|does|do) not (\w+)/, '$1').replace(/ ?\bnot\b/, '')
    : sentence.replace(/\b(is|are|was|were|must|shall|may|can|could|should|would|has|have|had)\b/, '$1 not')

/** The sentences of the sample judgments: how many are quoted as they stand, and how many with a negation more or less are told as theirs. */
export function measureSamples() {
  const counts = { sentences: 0, quoted: 0, turned: 0, asTheirs: 0 }
  for (const file of readdirSync(folder)) {
    const { title, content } = JSON.parse(readFileSync(folder + file, 'utf8')) as { title: string; content: string[] }
    for (const text of content.filter((one) => one.split(/\s+/).length > 25)) {
      const given = new Map([[1, passageOf(text, { title })]])
      const verdictOf = (one: string) => judgeSentence(`${one} [1]`, given).verdict
      for (const { start, end } of splitSentences(text)) {
        const sentence = text.slice(start, end)
        if (sentence.split(/\s+/).length < leastWords || /[“”"]/.test(sentence)) continue
        counts.sentences += 1
        if (verdictOf(sentence) === 'quoted') counts.quoted += 1
        if (NEGATED.test(sentence) || turned(sentence) === sentence) continue
        counts.turned += 1
        if (['quoted', 'drawn'].includes(verdictOf(turned(sentence)))) counts.asTheirs += 1
      }
    }
  }
  return counts
}

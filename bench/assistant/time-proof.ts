import { performance } from 'node:perf_hooks'
import { proveSentence } from '../../server/areas/chat/proof/prove-sentence.ts'
import { trueAnswers } from './true-answers.ts'
import { passages } from './passages.ts'

/** As many as an answer is given. */
export const mostPassages = 12

/** Milliseconds that the proof of a sentence takes, the first of an answer with those for reading its passages. */
export function timeProof(): { median: number; slow: number; sentences: number } {
  const took: number[] = []
  for (let answer = 0; answer < 20; answer++) {
    // Fresh objects, so that each answer reads its passages anew.
    const given = new Map(
      [...passages].slice(0, mostPassages).map(([n, passage]) => [n, { ...passage, text: `${passage.text} ${passage.text}` }]),
    )
    for (const sentence of trueAnswers.filter((one) => given.has(Number(/\[(\d+)\]\.$/.exec(one)![1])))) {
      const from = performance.now()
      proveSentence(sentence, given)
      took.push(performance.now() - from)
    }
  }
  took.sort((a, b) => a - b)
  return { median: took[took.length >> 1]!, slow: took[Math.floor(took.length * 0.99)]!, sentences: took.length }
}

import { type Question, lettersOfToken, tokensOf } from '../../../providers/language-model.ts'

/** Letters that are kept for an answer, at most. */
const maxKeptLength = 8000

/** Counts what the requests for one answer read and write, in tokens, as they are asked: a quarter of the letters. */
export function createTokenBudget(most: number) {
  let left = most * lettersOfToken
  const kept = Math.min(maxKeptLength, left / 4)
  const lettersOf = (question: Question) => tokensOf(question) * lettersOfToken
  return {
    /** Letters of passages that a first request may hold. */
    lettersOfPassages: left / 2,
    /** Letters that may be added to a question so that it can still be asked, so many times, and answered; less than none where it cannot. */
    roomIn: (question: Question, times = 1): number => left - lettersOf(question) * times - kept,
    take(question: Question) {
      left -= lettersOf(question)
    },
    /** False once more was written than there is left. */
    takeWritten(piece: string): boolean {
      left -= piece.length
      return left >= 0
    },
  }
}

export type TokenBudget = ReturnType<typeof createTokenBudget>

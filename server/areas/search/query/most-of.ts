import { type Match, nothing } from './match.ts'

const inBrackets = (text: string) => `(${text})`

/** A tsquery of so many leaves is still answered by the word index in one walk; one of more is not written. */
const mostLeaves = 120

/**
 * What has at least `needed` of some words, each a tsquery of all that counts as it; null where too much would have to be written. Halves are
 * put together: three of four is two of the one half with one of the other, and so on.
 */
export function atLeast(needed: number, words: readonly string[]): Match | null {
  if (needed > words.length) return nothing
  const written = write(needed, words)
  return written === null ? null : { kind: 'words', tsquery: written.text }
}

interface Written {
  text: string
  leaves: number
}

function write(needed: number, words: readonly string[]): Written | null {
  if (needed === words.length) return { text: words.map(inBrackets).join(' & '), leaves: words.length }
  if (needed === 1) return { text: words.map(inBrackets).join(' | '), leaves: words.length }
  const half = words.length >> 1
  const [left, right] = [words.slice(0, half), words.slice(half)]
  const ways: string[] = []
  let leaves = 0
  for (let fromLeft = Math.max(0, needed - right.length); fromLeft <= Math.min(needed, left.length); fromLeft += 1) {
    const sides = [...(fromLeft === 0 ? [] : [write(fromLeft, left)]), ...(fromLeft === needed ? [] : [write(needed - fromLeft, right)])]
    for (const side of sides) {
      if (side === null) return null
      leaves += side.leaves
    }
    if (leaves > mostLeaves) return null
    ways.push(sides.map((side) => inBrackets(side!.text)).join(' & '))
  }
  return { text: ways.map(inBrackets).join(' | '), leaves }
}

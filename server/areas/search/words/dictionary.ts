import { readFileSync } from 'node:fs'
import wordList from 'word-list'

/** The words of the list in their order, a line each; read once it is first asked for. */
let list: Buffer | null = null
const newLine = 10

/** Whether a folded word is one of the English language, in any of its forms: a slip of nothing, whether the library has it or not. */
export function isInDictionary(word: string): boolean {
  list ??= readFileSync(wordList)
  const wanted = Buffer.from(word)
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = list.lastIndexOf(newLine, middle - 1) + 1
    const end = endOfLine(list, start)
    const order = list.compare(wanted, 0, wanted.length, start, end)
    if (order === 0) return true
    if (order < 0) low = end + 1
    else high = start
  }
  return false
}

const endOfLine = (lines: Buffer, start: number) => {
  const end = lines.indexOf(newLine, start)
  return end < 0 ? lines.length : end
}

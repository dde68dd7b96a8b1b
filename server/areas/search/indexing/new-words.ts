import { stem } from '../words/stem.ts'
import type { entriesStorage } from './storage.ts'

/** Words known to be stored in one library by transactions that are over, and those written by transactions that may yet be undone. */
let known = { library: '', committed: new Set<string>(), written: new Map<string, Set<string>>() }
const mostKnown = 1_000_000

/** Of some words those that may not be stored yet, in pieces that the database takes in a twentieth of a second. */
export function* unknownWords(words: Iterable<string>): Generator<Set<string>> {
  const missing = [...new Set(words)].filter((word) => !known.committed.has(word)).sort()
  for (let at = 0; at < missing.length; at += wordsAtOnce) yield new Set(missing.slice(at, at + wordsAtOnce))
}
const wordsAtOnce = 500

/** Notes the words of the library. Most words of a judgment are there already; only what may be missing is told to the database. */
export async function writeNewWords(storage: ReturnType<typeof entriesStorage>, words: Set<string>): Promise<void> {
  const missing = [...words].filter((word) => !known.committed.has(word)).sort()
  const { library, transaction, committed } = await storage.writeWords(
    missing.map((word) => ({ word, stem: stemOf(word) })),
    [...known.written.keys()],
  )
  if (library !== known.library) {
    // What was left out above is known of another library.
    const leftOut = missing.length < words.size
    known = { library, committed: new Set(), written: new Map() }
    if (leftOut) return writeNewWords(storage, words)
  }
  if (known.committed.size > mostKnown) known.committed.clear()
  for (const [written, itsWords] of known.written) {
    if (written === transaction) continue
    if (committed.includes(written)) for (const word of itsWords) known.committed.add(word)
    known.written.delete(written)
  }
  const inThis = known.written.get(transaction) ?? new Set<string>()
  for (const word of missing) inThis.add(word)
  known.written.set(transaction, inThis)
}

/** Blocks of long texts are noted among the words, so that a search knows which there are. */
const stemOf = (word: string): string => (word.startsWith('+') ? '+' : stem(word))

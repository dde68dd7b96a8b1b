import type { Place } from './anchoring/find-place.ts'
import { placesOf, readText } from './anchoring/read-text.ts'
import { wholeCharacters } from './passage.ts'

/** A selection that stands at several places is taken to be the nearest, when it is as long and as near as this. */
const shortestTold = 12
const farthestOff = 100

/**
 * Where a selection stands in a text: at the offsets, also when space, quotation marks or numbering differ; else where its words stand
 * once, or nearest; else null.
 */
export function locateSelection(text: string, selection: string, { start, end }: Place): Place | null {
  if (text.slice(start, end) === selection) return wholeCharacters(text, { start, end })
  const { folded } = readText(selection)
  if (folded === '') return null
  if (readText(text.slice(start, end)).folded === folded) return wholeCharacters(text, { start, end: Math.min(end, text.length) })

  const read = readText(text)
  const places = placesOf(read.folded, folded, 1000)
    .map((at) => ({ start: read.offsets[at]!, end: read.offsets[at + folded.length - 1]! + 1 }))
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
  const [nearest] = places
  if (!nearest) return null
  if (places.length > 1 && (folded.length < shortestTold || Math.abs(nearest.start - start) > farthestOff)) return null
  return wholeCharacters(text, nearest)
}

/**
 * Whether words stand anywhere in a text, whatever its space, quotation marks or numbering. A number that they begin with is the one of a line
 * only where a line begins: '10 Kenya shillings' does not stand in 'a fee of 20 Kenya shillings'.
 */
export function standsIn(text: string, words: string): boolean {
  const { folded } = readText(words)
  if (folded === '') return false
  const numbered = readText(`${notFirst}${words}`).folded
  const read = readText(text)
  if (placesOf(read.folded, numbered, 1).length > 0) return true
  return numbered !== folded && placesOf(read.folded, folded, 1000).some((at) => beginsLine(text, read.offsets[at]!))
}

/** A sign that is not read, before which nothing stands at the beginning of a line. */
const notFirst = '\u2060'

const beginsLine = (text: string, at: number) => readText(text.slice(text.lastIndexOf('\n', at - 1) + 1, at + 1)).folded.length === 1

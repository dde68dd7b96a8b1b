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

/** Whether words stand anywhere in a text, whatever its space, quotation marks or numbering. */
export function standsIn(text: string, words: string): boolean {
  const { folded } = readText(words)
  return folded !== '' && placesOf(readText(text).folded, folded, 1).length > 0
}

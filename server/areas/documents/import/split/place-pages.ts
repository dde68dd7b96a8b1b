import type { StoredPage } from '../../../../database/stored-layout.ts'
import { type GivenText, textsOf } from '../given-text.ts'

const solid = /\S/g
const solidIn = (text: string): number => text.match(solid)?.length ?? 0

/**
 * Where the pages of a source begin in the stored text. The splitter changes white space and nothing else, so a place is known by how
 * many other characters stand before it.
 */
export function placePages(given: Extract<GivenText, { blocks: unknown }>, content: string): StoredPage[] {
  const texts = textsOf(given)
  const before: number[] = []
  let count = 0
  for (const text of texts) {
    before.push(count)
    count += solidIn(text)
  }
  const wanted = (given.pages ?? [])
    .map(({ page, block, offset }) => ({ page, after: (before[block] ?? count) + solidIn((texts[block] ?? '').slice(0, offset)) }))
    .sort((a, b) => a.after - b.after)
  const places: StoredPage[] = []
  let seen = 0
  for (const { index } of content.matchAll(solid)) {
    while (places.length < wanted.length && wanted[places.length]!.after <= seen) places.push([wanted[places.length]!.page, index])
    if (places.length === wanted.length) break
    seen += 1
  }
  return places
}

import type { Block } from './block.ts'
import { classifyBlocks } from './classify.ts'
import { readMarker } from './markers.ts'
import { type InlineNumber, findNumbers } from './one-line/inline-numbers.ts'

/** The court's own number of a block. */
interface Numbered {
  index: number
  value: number
  style: string
}

/**
 * Cuts blocks where a paragraph begins within them, as where a source lost the break before '32.'. The court's run proves it: a number before
 * and one after stand at their blocks, and all that lack between them are found in their order, each once, at the end of a sentence and before a capital.
 * A block that its source takes for an item's is the court's by the same proof. What is not proved stays words.
 */
export function findLostNumbers(blocks: readonly Block[]): Block[] {
  const found = blocks.map(({ text }) => findNumbers(text).filter(isStart))
  if (found.every((numbers) => numbers.length === 0)) return [...blocks]
  const classified = classifyBlocks(blocks, 0)
  const numbered = classified.flatMap(({ kind, number }, index): Numbered[] => {
    const marker = kind === 'paragraph' && number !== null ? readMarker(blocks[index]!.text) : null
    return marker?.value == null ? [] : [{ index, value: marker.value, style: marker.style }]
  })
  const cuts = new Map<number, number[]>()
  numbered.slice(1).forEach((after, place) => {
    const before = numbered[place]!
    if (after.style !== before.style || after.value < before.value + 2) return
    const between = Array.from({ length: after.index - before.index }, (_, offset) => before.index + offset)
    const due = between.flatMap((index) =>
      found[index]!.filter(
        ({ value, style, afterQuote }) =>
          style === before.style && value > before.value && value < after.value && (classified[index]!.kind !== 'quote' || afterQuote),
      ).map(({ at, value }) => ({ index, at, value })),
    )
    if (due.length !== after.value - before.value - 1 || due.some(({ value }, at) => value !== before.value + 1 + at)) return
    for (const { index, at } of due) cuts.set(index, [...(cuts.get(index) ?? []), at])
  })
  return blocks.flatMap((block, index) => cutAt(block, cuts.get(index) ?? []))
}

const isStart = ({ loose, cited, beforeCapital, quoted }: InlineNumber): boolean => !loose && !cited && beforeCapital && !quoted

/** A piece that begins at a number is no longer what its source said of the block. */
function cutAt(block: Block, places: readonly number[]): Block[] {
  if (places.length === 0) return [block]
  const head = block.text.slice(0, places[0]).trim()
  const pieces = places.map((at, piece): Block => ({ text: block.text.slice(at, places[piece + 1]).trim(), gap: block.gap }))
  return head === '' ? pieces : [{ ...block, text: head }, ...pieces]
}

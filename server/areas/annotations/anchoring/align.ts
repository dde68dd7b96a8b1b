/** Where a pattern fits a text best: how many signs differ, in all and in its middle, and where its middle lies in the text. */
export interface Alignment {
  distance: number
  innerDistance: number
  start: number
  end: number
}

/**
 * Fits a pattern into a text near one place, by edits of single signs, with both ends of the text free (Sellers, in a band, without
 * the cells that differ too much already). `inner` is the stretch of the pattern whose place is wanted; text put in at its ends counts as
 * outside. Null when every fit differs in more than `most` signs.
 */
export function align(
  text: string,
  pattern: string,
  inner: { start: number; end: number },
  near: number,
  slack: number,
  most: number,
): Alignment | null {
  // Column c of row i stands for text position near - slack + i + c; one column on each side is never reached.
  const width = 2 * slack + 3
  const far = most + 1
  let above = new Int32Array(width)
  let row = new Int32Array(width)
  // Where and at what cost the way to a cell crossed the bounds of the inner stretch.
  const startAt = new Int32Array(width)
  const startCost = new Int32Array(width)
  const endAt = new Int32Array(width)
  const endCost = new Int32Array(width)
  const origin = near - slack - 1

  for (let c = 0; c < width; c += 1) {
    const position = origin + c
    above[c] = c > 0 && c < width - 1 && position >= 0 && position <= text.length ? 0 : far
    startAt[c] = position
  }
  let low = 1
  let high = width - 2
  for (let i = 1; i <= pattern.length; i += 1) {
    const sign = pattern.charCodeAt(i - 1)
    const first = Math.max(1, low - 1)
    row[first - 1] = far
    let newLow = width
    let newHigh = 0
    for (let c = first; c < width - 1 && (c <= high || row[c - 1]! < most); c += 1) {
      const position = origin + i + c
      let cost = far
      let from = c
      if (position <= text.length && position >= 0) {
        const same = above[c]!
        if (same < far && position > 0) cost = text.charCodeAt(position - 1) === sign ? same : same + 1
        if (c < width - 1 && above[c + 1]! + 1 < cost) {
          cost = above[c + 1]! + 1
          from = c + 1
        }
        if (row[c - 1]! + 1 < cost) {
          cost = row[c - 1]! + 1
          from = c - 1
        }
      }
      if (cost > most) {
        row[c] = far
        continue
      }
      row[c] = cost
      if (c < newLow) newLow = c
      newHigh = c
      // From the row above a cell inherits the crossings of its source, or is the crossing itself.
      if (from >= c && i - 1 === inner.start) {
        startAt[c] = origin + i - 1 + from
        startCost[c] = above[from]!
      } else {
        startAt[c] = startAt[from]!
        startCost[c] = startCost[from]!
      }
      if (from >= c && i === inner.end) {
        endAt[c] = position
        endCost[c] = cost
      } else {
        endAt[c] = endAt[from]!
        endCost[c] = endCost[from]!
      }
    }
    if (newHigh < newLow) return null
    row[newLow - 1] = far
    for (let c = newHigh + 1; c <= Math.min(width - 1, high + 2); c += 1) row[c] = far
    low = newLow
    high = newHigh
    ;[above, row] = [row, above]
  }

  let found = low
  for (let c = low; c <= high; c += 1) if (above[c]! < above[found]!) found = c
  const distance = above[found]!
  return { distance, innerDistance: endCost[found]! - startCost[found]!, start: startAt[found]!, end: endAt[found]! }
}

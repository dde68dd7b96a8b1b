/** Where a pattern fits a text best: how many signs differ, in all and in its middle, and where its middle lies in the text. */
export interface Alignment {
  distance: number
  innerDistance: number
  start: number
  end: number
}

/**
 * Fits a pattern into a text near one place, by edits of single signs, with both ends of the text free (Sellers, in a band).
 * `inner` is the stretch of the pattern whose place is wanted; text put in at its ends counts as outside. Null when every fit differs
 * in more than `most` signs.
 */
export function align(
  text: string,
  pattern: string,
  inner: { start: number; end: number },
  near: number,
  slack: number,
  most: number,
): Alignment | null {
  const width = 2 * slack + 1
  const far = pattern.length + 1
  // The cell of column c in row i stands for text position near - slack + i + c.
  let distance = new Int32Array(width)
  let next = new Int32Array(width)
  const startAt = new Int32Array(width)
  const startCost = new Int32Array(width)
  const endAt = new Int32Array(width)
  const endCost = new Int32Array(width)

  for (let row = 0; row <= pattern.length; row += 1) {
    const first = near - slack + row
    let least = far
    const sign = row > 0 ? pattern.charCodeAt(row - 1) : 0
    for (let c = 0; c < width; c += 1) {
      const position = first + c
      let best = far
      let from = -1
      if (position >= 0 && position <= text.length) {
        if (row === 0) best = 0
        else {
          // Same column: the sign of the pattern against the sign of the text before this position.
          if (position > 0) {
            best = distance[c]! + (text.charCodeAt(position - 1) === sign ? 0 : 1)
            from = c
          }
          // The sign of the pattern is missing in the text: same position, one column further in the row above.
          if (c + 1 < width && distance[c + 1]! + 1 < best) {
            best = distance[c + 1]! + 1
            from = c + 1
          }
          // A sign of the text is not in the pattern.
          if (c > 0 && next[c - 1]! + 1 < best) {
            best = next[c - 1]! + 1
            from = -2
          }
        }
      }
      if (best > far) best = far
      next[c] = best
      if (best < least) least = best
      if (row > 0) {
        const source = from === -2 ? c - 1 : from < 0 ? c : from
        const crossing = from !== -2 && row - 1 === inner.start
        const above = first - 1 + source
        const start = crossing ? above : startAt[source]!
        const cost = crossing ? distance[source]! : startCost[source]!
        const arriving = from !== -2 && row === inner.end
        const end = arriving ? position : endAt[source]!
        const spent = arriving ? best : endCost[source]!
        startAt[c] = start
        startCost[c] = cost
        endAt[c] = end
        endCost[c] = spent
      }
    }
    if (least > most) return null
    ;[distance, next] = [next, distance]
  }

  let found = 0
  for (let c = 1; c < width; c += 1) if (distance[c]! < distance[found]!) found = c
  if (distance[found]! > most) return null
  return {
    distance: distance[found]!,
    innerDistance: endCost[found]! - startCost[found]!,
    start: startAt[found]!,
    end: endAt[found]!,
  }
}

/** How many of some ascending numbers are at most another, by halving: the index of the first that is greater. */
export function countUpTo(ascending: ArrayLike<number>, most: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! <= most) low = middle + 1
    else high = middle
  }
  return low
}

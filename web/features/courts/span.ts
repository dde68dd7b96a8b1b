interface Dated {
  first: string | null
  latest: string | null
}

/** "1967–2024", or one year where all are of that year; null where no decision is dated. */
export function spanOf({ first, latest }: Dated): string | null {
  if (first === null || latest === null) return null
  const [from, to] = [first.slice(0, 4), latest.slice(0, 4)]
  return from === to ? from : `${from}–${to}`
}

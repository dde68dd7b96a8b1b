const accents = /\p{M}/gu
const fold = (text: string) => text.normalize('NFD').replace(accents, '').replaceAll('’', "'").toLowerCase()

/** The names that hold what was typed, whatever its case, accents and form of apostrophe. */
export function namesWith(names: string[], typed: string): string[] {
  const sought = fold(typed)
  return sought === '' ? names : names.filter((name) => fold(name).includes(sought))
}

/** The name a step up or down from `from`, round the ends; from none the first or the last. */
export function step(names: string[], from: string | null, by: 1 | -1): string | null {
  const place = from === null ? -1 : names.indexOf(from)
  const next = place < 0 ? (by === 1 ? 0 : names.length - 1) : (place + by + names.length) % names.length
  return names[next] ?? null
}

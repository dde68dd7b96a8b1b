// by the code of the court: what its judges are called behind their names, one and several
const TITLES: readonly (readonly [RegExp, one: string, several: string])[] = [
  [/^KESC$/, 'SCJ', 'SCJJ'],
  [/^KECA$/, 'JA', 'JJA'],
  [/^KE(?:HC\w*|ELC|ELRC)$/, 'J', 'JJ'],
]

/** 'Joseph Kiplagat Sergon' as 'JK Sergon'; a name that is given with a title or in letters stays as it is. */
function inLetters(name: string): string {
  const parts = name.trim().split(/\s+/)
  const surname = parts.pop() ?? ''
  if (parts.length === 0 || /[,()]/.test(name)) return name
  const letters = parts.map((part) => (/^(?:\p{Lu}\.?){1,3}$/u.test(part) ? part.replaceAll('.', '') : part.charAt(0).toUpperCase()))
  return `${letters.join('')} ${surname}`
}

/** Who decided, as law reports print it: 'JK Sergon, J', 'W Karanja & J Mohammed, JJA'; of other courts the names alone. */
export function coramOf(judges: readonly string[], courtCode: string | null): string {
  const names = judges.map(inLetters)
  const last = names.pop() ?? ''
  const listed = names.length === 0 ? last : `${names.join(', ')} & ${last}`
  const [, one, several] = TITLES.find(([code]) => code.test(courtCode ?? '')) ?? []
  // A name that has its title already says it.
  if (one === undefined || several === undefined || judges.some((name) => name.includes(','))) return judges.join(', ')
  return `${listed}, ${judges.length === 1 ? one : several}`
}

/** A stretch of a snippet: plain text, marked where it matched. */
export interface Stretch {
  text: string
  marked: boolean
  /** Where it begins in the snippet, marks included. */
  start: number
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'" }

/** &amp; &lt; &#39; &#x2F; */
const entity = /&(#x[0-9a-f]+|#\d+|[a-z]+);/gi

function readEntity(whole: string, name: string): string {
  const known = entities[name.toLowerCase()]
  if (known !== undefined) return known
  if (!name.startsWith('#')) return whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/**
 * Reads a snippet: escaped text with `<mark>` and `</mark>`. Everything else between angle brackets stays text, so nothing a
 * document says can become markup.
 */
export function readMarkedText(html: string): Stretch[] {
  const stretches: Stretch[] = []
  let marked = false
  let start = 0
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') marked = piece === '<mark>'
    else if (piece !== '') stretches.push({ text: piece.replace(entity, readEntity), marked, start })
    start += piece.length
  }
  return stretches
}

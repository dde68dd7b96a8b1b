const maxTextLength = 1_000

/** 'it''s', $tag$ … $tag$, 12, 1.5e3; not $1 and not the 2 of a name. */
const VALUE = /'(?:[^']|'')*'|\$([a-z_]*)\$[\s\S]*?\$\1\$|(?<![\w$."])\d[\d.]*(?:e[+-]?\d+)?\b/gi

/** A statement on one line without the values that stand in it. */
export function withoutValues(text: string): string {
  const bare = text.replaceAll(VALUE, '?').replaceAll(/\s+/g, ' ').trim()
  return bare.length > maxTextLength ? `${bare.slice(0, maxTextLength)} …` : bare
}

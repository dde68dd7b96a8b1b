// 'This Act may be cited as the Reed (Amendment) Act, 1989 and shall …', 'These Rules may be cited as …', 'This Constitution is called …'
const CITED =
  /\bth(?:is|ese)\s+(?:act|code|order|rules|regulations|notice|by-?law|constitution)\s+(?:(?:may|shall)\s+be\s+(?:cited|called|known)\s+as|is\s+called)\s+(?:the\s+)?(\p{Lu}[^.;]{2,160}?)(?=,?\s+\d{4}\b|[.;]|,?\s+and\s+(?:shall|comes?|is)\b|$)(,?\s+\d{4}\b)?/iu

/** The title by which an Act says that it may be cited, with its year where it has one: the first that a text has; null where it has none. */
export function citedAs(texts: Iterable<string>): string | null {
  for (const text of texts) {
    const [, title, year = ''] = CITED.exec(text.replace(/\s+/g, ' ')) ?? []
    if (title !== undefined) return title + year
  }
  return null
}

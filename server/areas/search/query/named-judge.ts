/** A query that is the name of a judge with a title before it or an office behind it, and nothing else. */
export interface NamedJudge {
  /** Without title and office. */
  name: string
  /** An office in capitals says that a judge is meant: 'Odunga J'. 'Justice delayed' may be words. */
  hasOffice: boolean
}

const title =
  /^(?:the\s+)?(?:hon(?:ourable|\.)?\s+)?(?:(?:lady|mr\.?|mrs\.?|ms\.?)\s+)?justice\s+(?:\(?(?:dr|prof)\.?\)?\s+)?|^(?:the\s+)?hon(?:ourable|\.)?\s+/i
const office = /,?\s+(?:Ag\.?\s+)?(?:JJ?A?|J\.\s?A\.|J\.|D?CJ|SCJJ?|PCA)$/u
const name = /^[\p{L}'’.-]+(?:\s+[\p{L}'’.-]+){0,3}$/u
const surname = /\p{L}{3}/u
const operator = /(?:^|\s)(?:AND|OR|NOT)(?:\s|$)/

/** Reads 'Odunga J', 'Mumbi Ngugi JA', 'Lady Justice Mutende' and 'justice masibo'; null for every other query. */
export function namedJudge(query: string): NamedJudge | null {
  const given = query.trim()
  const withoutTitle = given.replace(title, '')
  const bare = withoutTitle.replace(office, '')
  if (bare === given || !name.test(bare) || !surname.test(bare) || operator.test(bare)) return null
  return { name: bare, hasOffice: bare !== withoutTitle }
}

import type { ActReference, LawCitation, Provision } from '../citation.ts'

/** '3A(1)(a)' */
const written = ({ number, parts }: Provision): string => `${number}${parts.map((part) => `(${part})`).join('')}`

/** '1A', '1A and 3A', '1, 2 and 3'. */
export function listProvisions(provisions: readonly Provision[], and = ' and '): string {
  const all = provisions.map(written)
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')}${and}${last}`
}

/** A written law taken apart the way all styles need it. */
export interface LawParts {
  act: ActReference | null
  /** What its provisions are called. */
  unit: 'article' | 'section' | 'rule' | 'regulation' | 'paragraph' | null
  provisions: readonly Provision[]
  order: string | null
}

export function lawParts(citation: Exclude<LawCitation, { kind: 'legal_notice' }>): LawParts {
  switch (citation.kind) {
    case 'article':
      return { act: citation.instrument, unit: 'article', provisions: citation.provisions, order: null }
    case 'statute':
      return { act: citation.act, unit: 'section', provisions: citation.provisions, order: null }
    case 'statute_bare':
      return { act: null, unit: 'section', provisions: citation.provisions, order: null }
    case 'rule':
      return { act: citation.act, unit: citation.unit, provisions: citation.provisions, order: citation.order ?? null }
    case 'rule_bare':
      return { act: null, unit: citation.unit, provisions: citation.provisions, order: null }
    case 'act':
      return { act: citation.act, unit: null, provisions: [], order: null }
  }
}

/** 's 3A', 'ss 1A and 3A', 'Order 42 r 6(2)': after `one` or `many` of the style. */
export function provisionsWith(
  { unit, provisions, order }: LawParts,
  words: Record<NonNullable<LawParts['unit']>, readonly [one: string, many: string]>,
  and = ' and ',
): string {
  const number =
    provisions.length === 0 || unit === null ? '' : `${words[unit][provisions.length > 1 ? 1 : 0]} ${listProvisions(provisions, and)}`
  return [order === null ? '' : `Order ${order}`, number].filter((part) => part !== '').join(' ')
}

/** 'Cap 21', 'No 24 of 2019': by what an Act is found beside its name; `stop` after the abbreviation where the style has one. */
export function numberOfAct({ cap, number, year }: ActReference, stop: '' | '.'): string {
  if (cap !== undefined) return `Cap${stop} ${cap}`
  return number === undefined ? '' : `No${stop} ${number} of ${year}`
}

export const isConstitution = (act: ActReference | null): boolean => act !== null && /\bconstitution\b/i.test(act.name)

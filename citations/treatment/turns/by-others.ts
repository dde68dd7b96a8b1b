import { CITED } from '../mask.ts'
import type { FoundTreatment } from '../treatment.ts'
import { BY, MANY, type Turn, turn } from './turn.ts'

/** A law report's words in passing: '⟦A⟧, affirmed in ⟦B⟧', '⟦A⟧ (reversed on another point: ⟦B⟧)'. */
const passing = (treatment: FoundTreatment, words: string, examples: readonly string[], misses: readonly string[]): Turn =>
  turn(
    { id: `${treatment} in passing`, examples, misses },
    treatment,
    String.raw`(?<cited>${CITED})(?:,?\s*(?:at\s+)?(?:paras?\.?|pp?\.?|at|\[)[\s[\]\d,.–-]*)?[\s,;]*\(?\s*(?:(?:as|which\s+(?:was|were|has\s+been|have\s+been)|and|was|were|has\s+been|have\s+been)\s+)?${MANY}(?:${words})(?:\s+(?:on\s+(?:(?:further|other|another|this)\s+)?(?:appeal|grounds?|points?|issue)|in\s+part|with\s+approval|on\s+the\s+issue\s+of\s+[\p{L} ]{3,40}?))*\s*(?::|,|in|by|at|sub\s+nom\.?)${BY}\s*[("‘“]?(?=${CITED})`,
    'another court',
  )

/** What a law report says of a decision in passing, beside its citation. */
export const byOthers: readonly Turn[] = [
  passing(
    'overruled',
    'overruled',
    ['⟦A⟧ (overruled on another point by the Court of Appeal in ⟦B⟧)'],
    ['⟦A⟧, overruled the objection in ⟦B⟧'],
  ),
  passing(
    'reversed',
    "reversed|rev[’']d|overturned",
    ['⟦A⟧ (reversed on another point: ⟦B⟧)', '⟦A⟧, rev’d by ⟦B⟧'],
    ['⟦A⟧, reversed the car in ⟦B⟧'],
  ),
  passing(
    'departed from',
    'disapproved(?:\\s+of)?|doubted|not\\s+followed|departed\\s+from|criticised',
    ['⟦A⟧, doubted in ⟦B⟧', '⟦A⟧ (not followed in ⟦B⟧)'],
    ['⟦A⟧, which doubted that the rent in ⟦B⟧ was due'],
  ),
  passing('distinguished', 'distinguished', ['⟦A⟧, distinguished in ⟦B⟧'], ['⟦A⟧ and the distinguished author of ⟦B⟧']),
  passing(
    'upheld',
    "affirmed|aff[’']d|upheld",
    ['⟦A⟧, affirmed in ⟦B⟧', '⟦A⟧ at [12], upheld on further appeal, ⟦B⟧'],
    ['⟦A⟧, affirmed the contract in ⟦B⟧'],
  ),
  passing('applied', 'applied', ['⟦A⟧, which was applied by Mutua J in ⟦B⟧'], ['⟦A⟧, applied for leave in ⟦B⟧']),
  passing(
    'followed',
    'followed|approved|adopted|endorsed|(?:cited|quoted|referred\\s+to)(?=\\s+with\\s+approval)|reaffirmed',
    ['⟦A⟧, followed in ⟦B⟧', '⟦A⟧ as cited with approval in ⟦B⟧'],
    ['⟦A⟧, cited in ⟦B⟧'],
  ),
  passing('explained', 'explained|clarified', ['⟦A⟧, as explained in ⟦B⟧'], ['⟦A⟧, explained why ⟦B⟧']),
  passing(
    'considered',
    'considered|discussed|examined|reviewed|analysed',
    ['⟦A⟧ was considered in ⟦B⟧'],
    ['⟦A⟧, considered the purpose of ⟦B⟧'],
  ),
]

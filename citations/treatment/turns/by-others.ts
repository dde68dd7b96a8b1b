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

/** '⟦…⟧, which we applied', 'the very judgment in ⟦…⟧ which the High Court set aside'. */
const relative = (subject: string, verbs: string) =>
  String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:but\s+)?that\s+is\s+the\s+(?:very\s+)?(?:judgment|decision|ruling)\s+)?(?:which|that)\s+${subject}\s+${MANY}(?:${verbs})\b(?!\s+(?:to|from|that|in)\b)`
const RELATIVES: readonly (readonly [treatment: FoundTreatment, verbs: string, said: string])[] = [
  ['overruled', 'overruled', 'overruled'],
  ['reversed', 'reversed|overturned|set aside', 'set aside'],
  ['departed from', 'departed from|declined to follow|disapproved|refused to follow', 'declined to follow'],
  ['distinguished', 'distinguished', 'distinguished'],
  ['upheld', 'upheld|affirmed', 'upheld'],
  ['applied', 'applied|apply', 'applied'],
  ['followed', 'followed|follow|adopted|adopt|approved|endorsed|cited with approval|relied on', 'cited with approval'],
]

/** What is said of a decision beside its citation: by this court or another in a clause of its own, or by a law report in passing. */
export const byOthers: readonly Turn[] = [
  ...RELATIVES.flatMap(([treatment, verbs, said]) => [
    turn(
      {
        id: `which we ${said}`,
        examples: [`⟦A⟧, which we ${said}`, `⟦A⟧, which this court recently ${said}`],
        misses: [`⟦A⟧, which the parties ${said}`, `⟦A⟧, which we ${said} to the tenant`],
      },
      treatment,
      relative('(?:i|we|this (?:honou?rable )?court)', verbs),
    ),
    turn(
      {
        id: `which another court ${said}`,
        examples: [`⟦A⟧, which the Court of Appeal ${said}`, `⟦A⟧, that is the very judgment which the High Court ${said}`],
        misses: [`⟦A⟧, which the tenant ${said}`, `⟦A⟧, which the court ${said} in part`],
      },
      treatment,
      relative(String.raw`the (?:\p{L}+\s+){0,3}?court(?: of appeal)?`, verbs),
      'another court',
    ),
  ]),
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

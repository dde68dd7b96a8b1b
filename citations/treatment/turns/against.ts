import { CITED } from '../mask.ts'
import { ADVERB, LIST, MANY, OF, type Turn, turn } from './turn.ts'

/** 'The Court of Appeal allowed an appeal from ⟦…⟧', 'the appeal against ⟦…⟧ was allowed'. */
const appealFrom = (outcome: 'allowed' | 'dismissed') => {
  const itself = outcome === 'allowed' ? 'succeeded' : 'failed'
  const appeal = String.raw`(?:an|the)\s+(?:further\s+)?appeals?\s+(?:from|against)\s+`
  const decision = String.raw`(?:[^.;\uE000]{0,80}?\b(?:in|of)\s+)?${OF}[("‘“]?`
  const court = String.raw`(?:court\s+of\s+appeal|(?:supreme|high|full)\s+court|house\s+of\s+lords|privy\s+council)(?:,?\s+in\s+${CITED},?)?`
  const active = String.raw`\b${court}\s+(?:unanimously\s+)?${outcome}\s+${appeal}${decision}(?<cited>${CITED})`
  return String.raw`${active}|(?:^|[\s,;])${appeal}${decision}(?<cited>${CITED})\s+(?:(?:was|were|has\s+been|had\s+been)\s+${MANY}${outcome}|${MANY}${itself})\b`
}

/** A decision is put aside: 'unlike in', 'does not assist', 'the reversal of'. */
export const against: readonly Turn[] = [
  turn(
    {
      id: 'the court in it was wrong',
      examples: ['The judge in ⟦A⟧ was therefore wrong to ask for a deed.', 'the court in ⟦A⟧ was plainly mistaken'],
      misses: ['The judge in ⟦A⟧ was right to ask for a deed.', 'the tenant in ⟦A⟧ was wrong'],
    },
    'departed from',
    String.raw`\bthe\s+(?:(?:learned|trial)\s+)?(?:judges?|court|tribunal|bench)\s+in\s+${OF}[("‘“]?(?<cited>${CITED})[^.;\uE000]{0,120}?\b(?:was|were)\s+(?:${MANY}|therefore\s+|plainly\s+)(?:wrong|in\s+error|mistaken)\b`,
    null,
    true,
  ),
  // 'The facts in ⟦…⟧ were different'
  turn(
    {
      id: 'its facts were different',
      examples: [
        'Counsel cited ⟦A⟧, but the facts there were quite different.',
        'The facts in ⟦A⟧ were different.',
        'the question before the court in ⟦A⟧ is not the same',
      ],
      misses: ['The facts in ⟦A⟧ were long.', 'the tenant in ⟦A⟧ was different'],
    },
    'distinguished',
    String.raw`(?<cited>${CITED}),?\s+(?:but|yet|however),?\s+(?:the\s+)?(?:facts|circumstances|issues?|question|statute|contract)\s+(?:there(?:in)?|here|before\s+(?:me|us)|in\s+(?:it|(?:that|this|the\s+present)\s+(?:case|matter)))\s+(?:is|are|was|were)\s+${MANY}(?:different|distinct|dissimilar|not\s+(?:similar|the\s+same))\b|\b(?:facts|circumstances|situation|scenario|issues?|question|statute|contract)\s+(?:in|of|before\s+the\s+court\s+in)\s+${OF}[("‘“]?(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:is|are|was|were)\s+(?:${MANY})(?:different|distinct|dissimilar|distinguishable|not\s+(?:similar|analogous|the\s+same|comparable|alike)|at\s+variance)\b`,
    null,
    true,
  ),
  // 'by which the High Court allowed an appeal from a Full Court in'
  turn(
    {
      id: 'an appeal from it was allowed',
      examples: [
        'The Court of Appeal allowed an appeal from the Full Court in ⟦A⟧.',
        'the Supreme Court unanimously allowed the appeal against the decision in ⟦A⟧',
        'The appeal against ⟦A⟧ was allowed.',
        'An appeal from ⟦A⟧ succeeded.',
      ],
      misses: [
        'The Court of Appeal heard an appeal from the Full Court in ⟦A⟧.',
        'the magistrate allowed an appeal from the decision in ⟦A⟧',
      ],
    },
    'reversed',
    appealFrom('allowed'),
    'another court',
  ),
  turn(
    {
      id: 'an appeal from it was dismissed',
      examples: ['An appeal from ⟦A⟧ was dismissed.', 'The Court of Appeal in ⟦B⟧ dismissed an appeal from the decision in ⟦A⟧.'],
      misses: ['An appeal from ⟦A⟧ was filed.', 'the magistrate dismissed an appeal from the decision in ⟦A⟧'],
    },
    'upheld',
    appealFrom('dismissed'),
    'another court',
  ),
  // 'Unlike in', 'distinguishes this case from', 'different from the facts in'
  turn(
    {
      id: 'unlike in',
      examples: [
        'Unlike in ⟦A⟧, here the deed was registered.',
        'this deed is unlike the situation in ⟦A⟧',
        'Unlike the tenant in ⟦A⟧, he paid.',
      ],
      misses: ['He dislikes in ⟦A⟧', 'It is not unlikely in ⟦A⟧.'],
    },
    'distinguished',
    String.raw`(?:^|[,;(]\s*|\b(?:is|are|here|and|that)\s+)unlike\s+(?:in\s+)?(?:the\s+(?:\p{L}+\s+){1,3}(?:in|of)\s+|the\s+(?:case|facts)\s+)?${OF}[("‘“]?(?<cited>${CITED})`,
  ),
  turn(
    {
      id: 'different from',
      examples: [
        'The facts are quite different from those in ⟦A⟧.',
        'which distinguishes this matter from ⟦A⟧',
        'The facts bear no resemblance to those in ⟦A⟧.',
      ],
      misses: ['He differs by much from ⟦A⟧.', 'The lorry came from ⟦A⟧.'],
    },
    'distinguished',
    String.raw`\b(?:bears?\s+no\s+(?:resemblance|similarity|relation)\s+to\s+|not\s+on\s+the\s+same\s+footing\s+as\s+|nothing\s+in\s+common\s+with\s+|(?:distinguish(?:es|ed|ing|able)?|differs?|differentiates?|different|distinct|far removed|a far cry)\s+(?:(?!by\b|between\b|view\b)[\p{L}’'-]+\s+){0,6}?from\s+)(?:(?:that|those|the\s+(?:\p{L}+\s+){0,2}?(?:facts?|situations?|positions?|circumstances|case|cases|decision|scenario|matter)|what\s+(?:was|were|obtained|happened))(?:\s+(?:before\s+the\s+court|considered|obtaining|prevailing|presented|that\s+obtained|at\s+issue|in\s+issue))?\s+(?:(?:in|of)\s+)?(?:the\s+cases?\s+of\s+)?)?[("‘“]?(?<cited>${CITED})`,
  ),
  turn(
    {
      id: 'does not assist',
      examples: [
        '⟦A⟧ does not assist the appellant.',
        '⟦A⟧ turned on its own facts.',
        '⟦A⟧ was decided under the repealed Act.',
        '⟦A⟧ is of little assistance.',
        '⟦A⟧ says nothing about interest and so cannot help the respondent.',
        '⟦A⟧ is not an authority on interest.',
      ],
      misses: ['⟦A⟧ does assist the appellant.', '⟦A⟧ was decided in 2019.'],
    },
    'distinguished',
    String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:[^.;,\uE000]{3,60}?\s+and\s+(?:so|therefore|thus|hence|accordingly),?\s+)?(?:(?:do(?:es)?\s+not|cannot)\s+(?:${MANY})(?:assist|help|avail|apply|advance|support|govern|aid|lend)|(?:is|are|was|were)\s+(?:${MANY})(?:misplaced|not\s+(?:apposite|in point|on point|analogous|germane|helpful|to the point)|decided\s+(?:on\s+(?:its|their|different)\s+(?:own\s+)?(?:peculiar\s+|particular\s+|special\s+)?(?:own\s+)?facts|in\s+(?:an?\s+)?(?:${ADVERB}\s+)?(?:different|another)\s+(?:context|circumstances|setting)|under\s+the\s+(?:repealed|former|retired|old)|before\s+the\s+(?:promulgation|enactment|coming))|not\s+(?:an?\s+)?authority\s+(?:for|on)|of\s+(?:little|limited|no)\s+(?:assistance|help|relevance|use|value))|(?:dealt|deals|was\s+concerned|is\s+concerned)\s+with\s+(?:an?\s+)?(?:\p{L}+\s+)?different\s|ha(?:s|ve|d)\s+no\s+(?:application|bearing|relevance)|turn(?:s|ed)?\s+on\s+(?:its|their|different|very different)\s+(?:own\s+)?(?:particular\s+|peculiar\s+)?facts)\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'reliance on it is misplaced',
      examples: ['The appellant’s reliance on ⟦A⟧ is misplaced.', 'the reliance placed by counsel on ⟦A⟧ was entirely misconceived'],
      misses: ['The appellant’s reliance on ⟦A⟧ is noted.', 'the notice on ⟦A⟧ is short'],
    },
    'distinguished',
    String.raw`\breliance\s+(?:placed\s+)?(?:\p{L}+\s+){0,4}?(?:up)?on\s+${OF}(?:[\p{L}’'.&-]+\s+){0,4}?[("‘“]?(?<cited>${CITED}${LIST})(?:[\s\p{L}()]{0,30}?)\s+(?:is|was)\s+(?:${MANY})(?:misplaced|misconceived|misguided|of no (?:help|assistance)|erroneous)`,
    null,
    true,
  ),
  turn(
    {
      id: 'it no longer stands',
      examples: [
        'The position under ⟦A⟧ no longer obtains.',
        'the rule in ⟦A⟧ cannot stand after ⟦B⟧',
        'The doctrine in ⟦A⟧ did not survive the Constitution.',
        'The position in ⟦A⟧ does not obtain any more.',
        'Whatever the law was when ⟦A⟧ was decided, that is not the law today.',
      ],
      misses: ['The tenant in ⟦A⟧ no longer pays.', 'The rule in ⟦A⟧ survives.'],
    },
    'overruled',
    String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?[^.;\uE000]{0,60}?,\s+(?:that|this|it)\s+is\s+(?:not\s+the\s+law|no\s+longer\s+(?:the\s+law|so))\b|(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:do(?:es)?\s+not\s+(?:obtain|hold|stand|apply|represent\s+the\s+law)\s+(?:any\s+(?:more|longer)|today)|(?:can\s+)?no\s+longer\s+(?:obtains?|holds?|stands?|appl(?:y|ies)|represents?|reflects?|states?|survives?)|ceased\s+to\s+(?:be\s+(?:good\s+law|the\s+law|authority|binding)|apply)|has\s+lost\s+its\s+(?:force|authority)|(?:can|could)(?:not|\s+no\s+longer)\s+(?:stand|survive)|(?:did|does)\s+not\s+survive(?!\s+(?:the|an|its|on)\s+appeal))\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'it should no longer be followed',
      examples: [
        'I doubt whether ⟦A⟧ is right.',
        '⟦A⟧ should no longer be followed.',
        '⟦A⟧ cannot be right.',
        '⟦A⟧ does not commend itself to me.',
      ],
      misses: ['⟦A⟧ should be followed.', '⟦A⟧ cannot be found.', '⟦A⟧ does not commend the tenant.'],
    },
    'departed from',
    String.raw`\b(?:i|we)\s+(?:\p{L}+\s+){0,2}doubt\s+(?:whether|that|if)\s+${OF}(?<cited>${CITED})|(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:should|ought|must|can|could)(?:\s+not|not|\s+no\s+longer)\s+(?:to\s+)?be\s+(?:followed|relied\s+(?:up)?on|right|correct|supported|preferred|good\s+law|treated\s+as\s+good\s+law|regarded\s+as\s+good\s+law)|do(?:es)?\s+not\s+(?:commend\s+itself|persuade\s+me|convince\s+me|find\s+favour|represent\s+the\s+law|reflect\s+the\s+law|state\s+the\s+law))\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'it did not survive the appeal',
      examples: ['⟦A⟧ did not survive the appeal.'],
      misses: ['⟦A⟧ survived the appeal.'],
    },
    'reversed',
    String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+did\s+not\s+survive\s+(?:the|an|its|on)\s+appeal`,
    'another court',
  ),
  turn(
    {
      id: 'it was decided per incuriam by its court',
      examples: [
        'The bench that decided ⟦A⟧ did so per incuriam.',
        '⟦A⟧ overlooked section 26 and is for that reason per incuriam.',
        '⟦A⟧ was decided in haste and is per incuriam.',
      ],
      misses: ['The bench that decided ⟦A⟧ sat late.'],
    },
    'per incuriam',
    String.raw`\b(?:court|bench|judges?|majority|panel)\s+(?:that|which|who)\s+(?:decided|heard|determined)\s+(?<cited>${CITED})\s+[\p{L}\s]{0,30}?\bper\s+incuriam\b|(?<cited>${CITED})\s+(?:was|is|overlooked|ignored|did)\s+[^.;,\uE000]{1,80}?\sand\s+(?:is|was)\s+(?:[\p{L}]+\s+){0,4}per\s+incuriam\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'of a contrary view',
      examples: [
        'I have considered ⟦A⟧ and, with respect, I am of a contrary persuasion.',
        'I am alive to ⟦A⟧, but we hold a different view.',
      ],
      misses: ['I have considered ⟦A⟧ and I am of the same persuasion.', 'I am alive to ⟦A⟧, but the tenant holds a different view.'],
    },
    'departed from',
    String.raw`\b(?:i|we)\s+(?!do\b)[^.;\uE000]{2,80}?${OF}(?<cited>${CITED})[^.;\uE000]{0,60}?\b(?:and|but|yet|however),?\s+(?:with\s+(?:[\p{L}]+\s+)?respect,?\s+)?(?:i|we)\s+(?:${MANY}(?:(?:am|are)\s+of\s+(?:a|the)\s+(?:contrary|different|opposite)\s+\p{L}+|(?:hold|take)\s+a\s+(?:contrary|different)\s+(?:view|opinion|position)|(?:am|are)\s+unable\s+to\s+agree|(?:beg\s+to\s+)?differ|disagree|think\s+otherwise))\b|\b(?:i|we)\s+(?:${MANY})(?:hold|take)\s+a\s+(?:contrary|different)\s+(?:view|opinion|position)\s+from\s+(?:that|the\s+one)\s+[\p{L}\s]{0,40}?${OF}(?<cited>${CITED})`,
    null,
    true,
  ),
  turn(
    {
      id: 'found no favour',
      examples: ['The reasoning in ⟦A⟧ found no favour with the Supreme Court.', '⟦A⟧ has come in for criticism in ⟦B⟧.'],
      misses: ['The reasoning in ⟦A⟧ found no favour with counsel.', '⟦A⟧ has come in handy in ⟦B⟧.'],
    },
    'departed from',
    String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:has\s+|have\s+)?(?:f(?:i|ou)nds?\s+no\s+favour\s+with|(?:did|has)\s+not\s+f(?:i|ou)nd\s+favour\s+with|come\s+in\s+for\s+criticism\s+(?:in|by|from)|met\s+with\s+(?:disapproval|criticism)\s+(?:in|by|from))\s+(?:the\s+)?(?:${CITED}|[\p{L}\s]{0,20}\b(?:court|bench|judges?|courts)\b)`,
    'another court',
  ),
  turn(
    {
      id: 'in it so, here otherwise',
      examples: [
        'In ⟦A⟧ the deceased left a will; here there is none.',
        'In ⟦A⟧ notice was given, whereas in the present case no notice was.',
      ],
      misses: ['In ⟦A⟧ the deceased left a will; here too there is one.', 'In ⟦A⟧ notice was given; here no one doubts that it was too.'],
    },
    'distinguished',
    String.raw`(?:^|[.;]\s+)in\s+${OF}[("‘“]?(?<cited>${CITED}),?\s+[^.;:\uE000]{5,160}?(?:;|,\s+(?:whereas|while|but))\s+(?:here,?|in\s+(?:this|the\s+(?:present|instant|current)|our)\s+(?:case|matter|suit|appeal|petition|application),?)\s+(?=[^.;\uE000]{0,60}\b(?:no|none|not|never|nothing)\b)(?![^.;]{0,120}\b(?:too|also|likewise|equally|as well|doubts?|disputes?|disputed)\b)`,
    null,
    true,
  ),
  turn(
    {
      id: 'another is preferred to it',
      examples: ['The two cannot stand together, and I prefer ⟦B⟧ to ⟦A⟧.', 'We prefer the reasoning in ⟦B⟧ over that in ⟦A⟧.'],
      misses: ['The tenant would prefer ⟦B⟧ to the rent in ⟦A⟧.'],
    },
    'departed from',
    String.raw`\b(?:i|we|this\s+court)\s+(?:${MANY})prefers?\s+(?:the\s+(?:reasoning|approach|decision|view|holding)\s+(?:in|of)\s+)?${CITED}\s+(?:to|over)\s+(?:(?:that|the\s+(?:reasoning|approach|decision|view|holding))\s+(?:in|of)\s+)?(?<cited>${CITED})`,
    null,
    true,
  ),
  // nouns: 'disapproval of', 'the overruling of', 'departure from'
  turn(
    {
      id: 'the disapproval of',
      examples: ['the disapproval of ⟦A⟧ by the Supreme Court', 'the criticisms of the decision in ⟦A⟧ made in that case'],
      misses: ['the approval of ⟦A⟧ by the minister', 'the rejection of an argument from ⟦A⟧ by the court'],
    },
    'departed from',
    String.raw`\b(?:disapproval|rejection|criticisms?)\s+of\s+(?:(?!that\b|which\b|an?\s+argument)[\p{L}’'.-]+\s+){0,8}?[("‘“]?(?<cited>${CITED})(?=[^.;]{0,60}?\b(?:by|in)\b)`,
    'another court',
  ),
  turn(
    {
      id: 'the overruling of',
      examples: ['the overruling of ⟦A⟧', 'the overruling of the decision in ⟦A⟧'],
      misses: ['the ruling of ⟦A⟧', 'the overruling of the objection in ⟦A⟧'],
    },
    'overruled',
    String.raw`\b(?:overruling|overrule)\s+of\s+(?:the\s+(?:decision|judgment|case)\s+(?:of|in)\s+)?(?<cited>${CITED})`,
    'another court',
  ),
  turn(
    {
      id: 'the reversal of',
      examples: ['the reversal of ⟦A⟧ by the Court of Appeal', 'the reversal of that decision in ⟦A⟧ on appeal'],
      misses: ['the reversal of the car in ⟦A⟧', 'the reversal of ⟦A⟧.'],
    },
    'reversed',
    String.raw`\breversal\s+of\s+(?:(?:the|that)\s+(?:decision|judgment|ruling)\s+(?:of|in)\s+)?(?<cited>${CITED})(?=[^.;]{0,60}?\b(?:by|in|on)\b)`,
    'another court',
  ),
]

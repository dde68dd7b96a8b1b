import { CITED } from '../mask.ts'
import { ADVERB, BY, LIST, MANY, OF, type Turn, turn } from './turn.ts'

/** A decision is named as authority, or agreed with: 'on the authority of', 'is instructive', 'the rule in it applies'. */
export const onAuthority: readonly Turn[] = [
  turn(
    {
      id: 'by which we are bound',
      examples: ['Bound as I am by ⟦A⟧, I dismiss it.', '⟦A⟧, by which I am bound', '⟦A⟧, to which we are bound', '⟦A⟧, which binds me'],
      misses: ['⟦A⟧, by which the parties are bound'],
    },
    'followed',
    String.raw`\bbound\s+as\s+(?:i\s+am|we\s+are|this\s+court\s+is)\s+by\s+${OF}(?<cited>${CITED})|(?<cited>${CITED}),?\s+(?:(?:by|to)\s+which\s+(?:i am|we are|this court is)\s+(?:bound|guided|persuaded)|which\s+binds\s+(?:me|us|this court))\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'the leading authority is',
      examples: ['The leading authority on this point is ⟦A⟧.', 'the binding decision remains the case of ⟦A⟧'],
      misses: ['The leading authority relied on by counsel is ⟦A⟧.', 'the only witness is ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:leading|locus classicus|governing|binding)\s+(?:authority|case|decision)\b(?:\s+(?!is\b|was\b|relied\b|cited\b)[\p{L}\d’'().-]+){0,20}?\s+(?:is|remains|was)\s+(?:still\s+)?${OF}(?:the\s+)?[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'the locus classicus is',
      examples: ['the locus classicus of ⟦A⟧', 'the locus classicus on injunctions is ⟦A⟧'],
      misses: ['the classic of ⟦A⟧'],
    },
    'followed',
    String.raw`\blocus classicus\b${BY}\s+(?:of|in|is)\s+[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'on the authority of',
      examples: ['on the authority of ⟦A⟧', 'on the strength of the decision in ⟦A⟧ and ⟦B⟧'],
      misses: ['on the land of ⟦A⟧', 'the authority of ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:on|upon|by|under)\s+the\s+(?:(?:binding|clear|high|strong)\s+)?(?:authority|strength|basis)\s+of\s+${OF}${BY}\s*[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'in line with',
      examples: ['in line with what the court said in ⟦A⟧', 'consistent with ⟦A⟧ and ⟦B⟧'],
      misses: ['in line with section 3 of the Act and ⟦A⟧', 'in line with the appellant in ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:in\s+(?:line|accordance|keeping|conformity|accord|tandem|consonance|harmony|agreement)|consistent(?:ly)?|consonant)\s+with\s+(?:what\s+)?(?:(?!the (?:appellant|respondent|applicant)|that\b|which\b|section|article|rule)[\p{L}\d’'.&-]+,?\s+){0,12}?[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'is authority for',
      examples: ['⟦A⟧ is authority for that.', '⟦A⟧ (unreported) is clear authority on costs.'],
      misses: ['⟦A⟧ is the name for that.', '⟦A⟧ had authority for that.'],
    },
    'followed',
    String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:is|are|remains?)\s+(?:a\s+|an\s+)?${MANY}(?:clear\s+|good\s+|binding\s+|direct\s+|ample\s+|sufficient\s+|strong\s+)?(?:authority|authorities)\s+(?:for|that|on)\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'is instructive',
      examples: ['⟦A⟧ supports this view.', '⟦A⟧ is instructive.', '⟦A⟧ remains good law.', '⟦A⟧ binds this court.'],
      misses: ['⟦A⟧ is long.', '⟦A⟧ binds the parties.', '⟦A⟧ is merely persuasive.'],
    },
    'followed',
    String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:is|are)\s+(?:a\s+)?(?!(?:merely|only)\b)${MANY}(?:instructive|apposite|apt|on point|in point|persuasive|compelling|decisive|germane|illuminating|good law|(?:still\s+)?the law|binding|good guide)|(?:has|have)\s+stood\s+the\s+test\s+of\s+time|(?:fortif(?:y|ies)|buttress(?:es)?|supports?|reinforces?|lends?\s+support\s+to)\s+(?:me|us|this|that|my|our|the\s+view)|remains?\s+(?:good law|the law|binding|undisturbed)|still\s+(?:stands|holds)|persuades\s+(?:me|us)|commends\s+itself\s+to\s+(?:me|us|this court)|represents\s+the\s+(?:law|correct)|(?:disposes\s+of|concludes)\s+(?:the|this|that)\s+(?:matter|point|ground|issue|question|appeal)|binds? (?:me|us|this court))\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'a view that accords with',
      examples: ['This conclusion accords with ⟦A⟧.', 'My view finds support in the decision in ⟦A⟧.'],
      misses: ['His evidence accords with ⟦A⟧.', 'This conclusion differs in ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:conclusion|view|approach|position|finding|result|construction|interpretation|reasoning|holding)\s+(?:${MANY}(?:accords?|is consistent|is in line|is supported|finds? support|is fortified|is reinforced|is borne out|is buttressed|sits? comfortably)\s+(?:with|by|in))\s+(?:(?!that\b|which\b)[\p{L}\d’'.&-]+,?\s+){0,10}?[("‘“]?(?<cited>${CITED}${LIST})`,
    null,
    true,
  ),
  turn(
    {
      id: 'supported by',
      examples: ['I am supported in this view by ⟦A⟧.', 'fortified and guided by the decision in ⟦A⟧'],
      misses: ['He was arrested by ⟦A⟧.', 'supported by counsel in ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:supported|reinforced|comforted|buttressed|guided|strengthened|assisted)\s+(?:in\s+(?:this|that|so|my|our)\s+[\p{L}]+\s+)?by\s+(?:(?!that\b|which\b|counsel)[\p{L}\d’'.&-]+,?\s+){0,10}?[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  // 'Of relevance are the comments of Males LJ in', 'Pertinent is the holding in'
  turn(
    {
      id: 'of relevance are the remarks in',
      examples: ['Of relevance are the comments of Males LJ in ⟦A⟧.', 'Pertinent is the holding in ⟦A⟧.'],
      misses: ['Of age are the children in ⟦A⟧.', 'Late is the notice in ⟦A⟧.'],
    },
    'followed',
    String.raw`(?:^|[.;]\s+)(?:also\s+|equally\s+)?(?:of\s+(?:${ADVERB}\s+|particular\s+|great\s+|some\s+|much\s+)?(?:relevance|assistance|guidance|note|help|significance)|${MANY}(?:relevant|pertinent|instructive|apposite|persuasive|apt|germane))(?:\s+(?:to|in|on|for)\s+[^,.;\uE000]{3,60}?)?\s+(?:is|are|were|was)\s+(?:[\p{L}\d’'.&-]+,?\s+){0,12}?(?:in|of)\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'no ground to depart from',
      examples: [
        'We are not satisfied that any ground on which we may depart from ⟦A⟧ is made out.',
        'No reason is shown for departing from ⟦A⟧.',
      ],
      misses: ['A reason is shown for departing from ⟦A⟧.', 'No reason was given by the tenant in ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:no|not)\b[^.;,\uE000]{0,60}\b(?:grounds?|reasons?|basis|justification)\b[^.;,\uE000]{0,60}\bdepart(?:ing|ure)?\s+from\s+[^.;,\uE000]{0,30}?${OF}(?<cited>${CITED})`,
    null,
    true,
  ),
  turn(
    {
      id: 'on all fours with',
      examples: ['This matter is on all fours with ⟦A⟧.', 'The dispute falls squarely within the four corners of the decision in ⟦A⟧.'],
      misses: ['This matter is not on all fours with ⟦A⟧.', 'The land lies within the four corners of ⟦A⟧.'],
    },
    'applied',
    String.raw`\b(?:case|matter|dispute|facts|appeal|suit|petition|application)\s+(?:herein\s+|here\s+)?(?:(?:is|are)\s+${MANY}on\s+all\s+fours\s+with|falls?\s+${MANY}within\s+the\s+four\s+corners\s+of)\s+${OF}(?<cited>${CITED})`,
    null,
    true,
  ),
  turn(
    {
      id: 'and I do the same',
      examples: ['In ⟦A⟧ the court rejected an identical argument, and I do the same.'],
      misses: ['In ⟦A⟧ the court rejected an identical argument, and so did the tenant.'],
    },
    'followed',
    String.raw`\bin\s+${OF}(?<cited>${CITED}),?\s+(?:the\s+)?(?:[\p{L}]+\s+){1,3}?[^.;\uE000]{5,120}?[,;]?\s+and\s+(?:i|we)\s+(?:${MANY}(?:(?:shall|will)\s+)?do\s+(?:the\s+same|likewise|so\s+here))\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'its test is met or is not',
      examples: [
        'The applicant has not satisfied the test in ⟦A⟧.',
        'The conditions laid down in ⟦A⟧ are not met.',
        'The petition comes nowhere near the threshold in ⟦A⟧.',
      ],
      misses: ['The applicant has not paid the costs in ⟦A⟧.', 'The conditions in ⟦A⟧ are long.'],
    },
    'applied',
    String.raw`\b(?:(?:has|have|had)\s+(?:not\s+|neither\s+)?${MANY}(?:satisfied|met|fulfilled|surmounted|passed|attained)|(?:comes?|came|has\s+come|falls?|fell)\s+(?:nowhere\s+near|(?:far\s+)?short\s+of))\s+(?:the|that|this|any\s+of\s+the|all\s+the)\s+(?:\p{L}+\s+)?(?:tests?|thresholds?|conditions|requirements|standards?|criteria|limbs|principles)\s+(?:(?:set|set\s+out|laid\s+down|established|stated)\s+)?(?:in|of|under)\s+${OF}(?<cited>${CITED})|\b(?:tests?|thresholds?|conditions|requirements|standards?|criteria|limbs)\s+(?:(?:set|set\s+out|laid\s+down|established|stated)\s+)?(?:in|of|under)\s+${OF}(?<cited>${CITED})\s+(?:is|are|was|were|has\s+been|have\s+been)\s+(?:not\s+)?${MANY}(?:met|satisfied|fulfilled)\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'look no further than',
      examples: ['For the law one need look no further than ⟦A⟧.'],
      misses: ['The tenant looked no further than the yard in ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:needs?|need\s+not|have\s+to|has\s+to)\s+look\s+(?:no|any)\s+further\s+than\s+${OF}(?<cited>${CITED})`,
    null,
    true,
  ),
  // '⟦…⟧ and ⟦…⟧ are of considerable assistance', '⟦…⟧ provides useful guidance'
  turn(
    {
      id: 'found persuasive',
      examples: ['I find persuasive the decision in ⟦A⟧.', 'We consider instructive the reasoning of Mutua J in ⟦A⟧ and ⟦B⟧.'],
      misses: ['I find the tenant in ⟦A⟧ persuasive.', 'The appellant finds persuasive the decision in ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:i|we|this court)\s+(?:finds?|considers?|holds?)\s+${MANY}(?:persuasive|instructive|compelling|apposite|useful|helpful)${BY}\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'is of assistance',
      examples: ['⟦A⟧ and ⟦B⟧ are of considerable assistance.', '⟦A⟧ provides useful guidance.', '⟦A⟧ settles the issue.'],
      misses: ['⟦A⟧ and ⟦B⟧ are of age.', '⟦A⟧ provides a list.'],
    },
    'followed',
    String.raw`(?<cited>${CITED}(?:\s*(?:,|and|&)\s+(?:(?!that\b|which\b|counsel)[\p{L}\d’'.()&-]+,?\s+){0,8}?${CITED})*)(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:is|are)\s+of\s+(?:${MANY})(?:considerable|great|immense|particular|much|real|some|significant|direct|persuasive)\s+(?:assistance|help|guidance|relevance|value|authority)|(?:provides?|offers?|gives?|furnish(?:es)?)\s+(?:${MANY})(?:(?:useful|helpful|valuable|sufficient|clear|good|proper|ample|some|apt|practical)\s+)?(?:guidance|direction|guidelines|light)|(?:settles?|resolves?|answers?)\s+(?:the|this|that)\s+(?:issue|question|point|matter|controversy))\b`,
    null,
    true,
  ),
  // 'the rule in ⟦…⟧ will apply', 'I regard the guidance in ⟦…⟧ as equally applicable'
  turn(
    {
      id: 'the rule in it applies',
      examples: ['⟦A⟧ applies here.', 'I accept that ⟦A⟧ applies.', 'The rule in ⟦A⟧ will apply.', 'the principles in ⟦A⟧ apply squarely'],
      misses: ['The rule in ⟦A⟧ applies only where notice was given.', 'the tenant in ⟦A⟧ will apply'],
    },
    'applied',
    String.raw`\b(?:rule|principles?|tests?|doctrine|reasoning|guidance|ratio|approach)\s+(?:[\p{L}\s]{0,30}\s)?(?:in|from)\s+${OF}[("‘“]?(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:will|must|does|therefore|equally|also|squarely)\s+){0,2}appl(?:y|ies)\b(?!\s+(?:only|where|when|if))|\b(?:i|we)\s+${MANY}(?:accept|agree|find|hold)\s+that\s+${OF}(?<cited>${CITED})\s+applies\b(?!\s+(?:only|where|when|if))|(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:therefore\s+|plainly\s+|clearly\s+)?appl(?:y|ies)\s+(?:here|squarely|equally|fully|with\s+(?:equal|full)\s+force|to\s+(?:this|the\s+present))\b`,
    null,
    true,
  ),
  turn(
    {
      id: 'regarded as applicable',
      examples: ['I regard the guidance in ⟦A⟧ as equally applicable.', 'we find the principles set out in ⟦A⟧ to be relevant'],
      misses: ['I regard the tenant in ⟦A⟧ as relevant.', 'I regard the guidance in ⟦A⟧ as long.'],
    },
    'applied',
    String.raw`\b(?:regard|consider|find)\s+the\s+(?:guidance|principles?|tests?|reasoning|approach|rule|law|holding|ratio|sentiments|findings)\s+(?:[\p{L}’'.]+\s+){0,8}?in\s+${OF}[("‘“]?(?<cited>${CITED})[^.;\uE000]{0,90}?\b(?:to\s+be|as)\s+(?:being\s+)?${MANY}(?:applicable|apposite|relevant|on\s+all\s+fours|in\s+point)`,
    null,
    true,
  ),
  turn(
    {
      id: 'right in its application of',
      examples: [
        'The magistrate was correct in her application of the principles in ⟦A⟧.',
        'rightly in their application of the test from ⟦A⟧',
      ],
      misses: ['The magistrate was correct in her summary of the facts in ⟦A⟧.'],
    },
    'applied',
    String.raw`\b(?:correct|right|correctly|rightly)\s+in\s+(?:his|her|its|their)\s+application\s+of\s+(?:the\s+)?(?:[\p{L}]+\s+){0,6}?(?:in|from)\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
    'another court',
  ),
  // 'Patten J was right to hold in', '⟦…⟧ was rightly decided'
  turn(
    {
      id: 'was right to hold in',
      examples: ['Patten J was right to hold in ⟦A⟧ so.', 'the court was plainly correct when it said in ⟦A⟧ so'],
      misses: ['Patten J was asked to hold in ⟦A⟧ so.', 'he was right to leave in ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:was|is|were|are)\s+(?:${MANY})(?:right|correct)\s+(?:to\s+(?:hold|conclude|find|say|observe|decide|state)|when\s+(?:he|she|it|they)\s+(?:held|said|observed|stated))${BY}\s+in\s+${OF}[("‘“]?(?<cited>${CITED})`,
  ),
  turn(
    {
      id: 'rightly decided',
      examples: ['⟦A⟧ was rightly decided.', '⟦A⟧ (unreported) was correctly decided.'],
      misses: ['⟦A⟧ was decided.', '⟦A⟧ was rightly filed.'],
    },
    'followed',
    String.raw`(?<cited>${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:was|were|is)\s+(?:rightly|correctly|properly)\s+decided\b`,
    null,
    true,
  ),
]

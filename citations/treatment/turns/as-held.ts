import { CITED } from '../mask.ts'
import { BY, LAW, LIST, MANY, OF, SAID, type Turn, turn } from './turn.ts'

/** What an earlier decision held is taken as the law: 'as was held in', 'the principles were laid down in'. */
export const asHeld: readonly Turn[] = [
  // its meaning is told: 'properly understood', 'decided only that'
  turn(
    {
      id: 'properly understood',
      examples: [
        'What ⟦A⟧ decided, properly understood, is little.',
        '⟦A⟧ must be read as confined to costs.',
        'I understand ⟦A⟧ to say no more than that.',
        '⟦A⟧ decided only that leave was due.',
      ],
      misses: ['⟦A⟧ must be read.', 'I understand the tenant in ⟦A⟧.', '⟦A⟧ decided that leave was due.'],
    },
    'explained',
    String.raw`\b(?:i|we)\s+(?:understand|read|take)\s+${OF}(?<cited>${CITED})\s+(?:to\s+(?:say|mean|hold|decide|stand|be)|as)\b|(?<cited>${CITED})(?:\s+(?:decided|held|decides|holds))?,?\s+(?:(?:must|should|is\s+to|has\s+to|falls\s+to)\s+be\s+(?:read|understood)\s+(?:as|subject|to)\b|(?:properly|rightly|correctly)\s+(?:understood|read)|(?:decided|held|says|decides|stands\s+for)\s+(?:only|no\s+more|nothing\s+more))\b`,
    null,
    true,
  ),
  // 'as was held by the Court of Appeal in', 'as set out in the case of', 'as Mutua J observed in'
  turn(
    {
      id: 'as was held in',
      examples: [
        'As was held by the Court of Appeal in ⟦A⟧, a party is bound by its pleadings.',
        'so, as is well settled by ⟦A⟧ and ⟦B⟧, it fails',
      ],
      misses: ['as is known to the magistrate, the rent in ⟦A⟧ was paid', 'it was held in ⟦A⟧'],
    },
    'followed',
    String.raw`\bas\s+(?:(?:was|were|is|are|has been|have been|it was|been|it were)\s+)?${MANY}${SAID}${BY}\s+(?:in|by)\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'as a judge observed in',
      examples: ['As Mutua, J observed in ⟦A⟧, costs follow the event.', 'He was late, as the court put it in ⟦A⟧.'],
      misses: ['As Mutua, J knows, the tenant in ⟦A⟧ left.'],
    },
    'followed',
    String.raw`(?:^|[,;(]\s*|[.]\s+)(?:and\s+|but\s+|for,?\s+)?as\s+(?:the\s+(?:learned\s+)?)?(?:[\p{L}’'.()&-]+,?\s+){1,9}?${MANY}(?:${SAID}|put it|makes? (?:it )?clear|explains?|observes?|states?|says?|shows?)(?:\s+(?:it|at\s+[[\]\d\s–-]+))?${BY}\s+in\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'as a case shows',
      examples: ['as ⟦A⟧ makes clear', 'Silence, as ⟦A⟧ illustrates, is no consent.'],
      misses: ['as ⟦A⟧ was filed late', 'so ⟦A⟧ shows'],
    },
    'followed',
    String.raw`\bas\s+(?<cited>${CITED})\s+(?:holds?|makes? (?:it )?clear|shows?|demonstrates?|illustrates?|confirms?|explains?|establish(?:es)?|teach(?:es)?)`,
  ),
  // 'The principles were laid down in', 'This was aptly stated in the case of'
  turn(
    {
      id: 'the law is settled in',
      examples: ['The principles were laid down in ⟦A⟧.', 'The test for a stay is now well settled by the Court of Appeal in ⟦A⟧ and ⟦B⟧.'],
      misses: ['The principles that counsel laid down in ⟦A⟧ were new.', 'The rent was paid in ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:${LAW})\b(?:\s+(?!submi|counsel|argument|appellant|respondent|applicant|that\b)[\p{L}\d’'().,-]+){0,36}?\s+(?:is|are|was|were|has been|have been)\s+(?:now\s+)?${MANY}(?:settled|set out|laid down|laid out|enunciated|established|espoused|articulated|summari[sz]ed|restated|outlined|crystalli[sz]ed|spelt out|captured|stated|explained|defined|acknowledged|recogni[sz]ed|exemplified|illustrated|demonstrated|encapsulated|described|to be found)\b(?:\s+(?:times over|over time|times without number))?${BY}\s*(?:in|by)\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  // 'the approach suggested by Brennan CJ in', 'the principles enunciated in'
  turn(
    {
      id: 'the approach suggested in',
      examples: ['I take the approach suggested by Brennan CJ in ⟦A⟧.', 'the guidelines set out in ⟦A⟧'],
      misses: ['the letter set out in ⟦A⟧', 'the guidelines in ⟦A⟧', 'The view expressed in ⟦A⟧ is not ours.'],
    },
    'followed',
    String.raw`\b(?:${LAW}|guidance|guidelines|reasoning|dicta|view|limbs?|steps?|warning|caution|observations?|remarks)\s+(?:${MANY})(?:settled|set out|laid down|laid out|enunciated|established|espoused|articulated|summari[sz]ed|restated|outlined|crystalli[sz]ed|spelt out|captured|stated|explained|given|suggested|favoured|expounded|formulated|propounded|identified|expressed|developed|advanced)${BY}\s+in\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})(?!\uE001|\)?,?\s+(?:do(?:es)?|did|is|was|are|were|has|have|can|could)(?:\s*not|\s+(?:wrong|mistaken))\b)`,
  ),
  turn(
    {
      id: 'this was the holding in',
      examples: ['That was the holding in ⟦A⟧.', 'This is precisely the approach of the court in ⟦A⟧.'],
      misses: ['That was the tenant in ⟦A⟧.', 'It was the holding in ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:that|this|such)\s+(?:was|is)\s+(?:also\s+|indeed\s+|precisely\s+)?the\s+(?:holding|finding|position|approach|view|reasoning|conclusion|ratio|course|stance|path|test)\b${BY}\s+in\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'the same conclusion as in',
      examples: ['I reach the same conclusion as the court in ⟦A⟧.', 'we come to the same result as in ⟦A⟧ and ⟦B⟧'],
      misses: ['He paid the same rent as the tenant in ⟦A⟧.'],
    },
    'followed',
    String.raw`\bthe\s+same\s+(?:conclusion|result|view|position|approach|decision|finding|path|course|award)\s+(?:as|that)\b${BY}\s+in\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'as appears from',
      examples: ['as appears from ⟦A⟧', 'as is clear from the decision in ⟦A⟧'],
      misses: ['as was received from ⟦A⟧', 'it appears from ⟦A⟧'],
    },
    'followed',
    String.raw`\bas\s+(?:is\s+|also\s+)?(?:appears?|clear|apparent|evident|may be seen|can be seen)\s+from\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'it is settled by',
      examples: ['It is now settled by ⟦A⟧ that rent is due.', 'it is trite law from cases such as ⟦A⟧'],
      misses: ['It is denied by ⟦A⟧.', 'the claim is settled by ⟦A⟧'],
    },
    'followed',
    String.raw`\bit\s+is\s+(?:now\s+|also\s+|therefore\s+)?(?:clear|plain|established|settled|apparent|evident|trite(?: law)?)\s+(?:from|by|in)\s+(?:cases\s+such\s+as\s+)?${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  turn(
    {
      id: 'the answer is found in',
      examples: [
        'The answer lies in ⟦A⟧.',
        'the starting point for that question is ⟦A⟧',
        'guidance is found in the words of the court ⟦A⟧',
      ],
      misses: ['The tenant is found in ⟦A⟧.', 'the answer of the tenant ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:the\s+answer\s+(?:lies|is\s+(?:to\s+be\s+)?found)\s+in|starting\s+point\b[^.;\uE000]{0,80}?\s+is|guidance\s+is\s+(?:provided|given|found|offered)\s+(?:by|in))${BY}\s*[("‘“]?(?<cited>${CITED})`,
  ),
  turn(
    {
      id: 'a useful summary in',
      examples: ['There is a useful summary by Musinga, JA in ⟦A⟧.', 'a convenient statement of the law in the decision in ⟦A⟧'],
      misses: ['There is a summary in ⟦A⟧.', 'a useful summary of evidence that the clerk made in ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:useful|helpful|convenient|authoritative|comprehensive|instructive)\s+(?:summary|statement|exposition|guidance|discussion|analysis|restatement)\b${BY}\s+in\s+${OF}[("‘“]?(?<cited>${CITED})`,
  ),
  // 'This was aptly stated in the case of', 'a position well stated in'
  turn(
    {
      id: 'aptly stated in',
      examples: ['a position well stated in ⟦A⟧', 'It was aptly put by the Court of Appeal in the case of ⟦A⟧.'],
      misses: ['a deed wrongly stated in ⟦A⟧', 'It was well known in ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:aptly|well|succinctly|authoritatively|correctly|rightly|clearly|finally|long)\s+(?:settled|set out|laid down|enunciated|established|articulated|summari[sz]ed|restated|outlined|captured|stated|explained|put|expressed|said)${BY}\s*(?:in|by)\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  // 'This was held in', 'The same position has been affirmed in'
  turn(
    {
      id: 'the same was held in',
      examples: ['This was held in ⟦A⟧.', 'The same position was restated by the Court of Appeal in ⟦A⟧.'],
      misses: ['The suit was held in ⟦A⟧.', 'This rent was paid in ⟦A⟧.'],
    },
    'followed',
    String.raw`(?:^|[.;]\s+|\band\s+)(?:this|that|the\s+(?:same|above|foregoing)|such)(?:\s+(?:same\s+|very\s+)?(?:position|principle|point|approach|view|rule|test|law|reasoning|holding|procedure|requirement|duty|role|issue|question|interpretation|proposition|finding))?\s+(?:was|is|has been|have been|had been)\s+${MANY}(?:${SAID}|termed|described|the case)${BY}\s+(?:in|by)\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  // 'affirmed in countless decisions of this Court, among them'
  turn(
    {
      id: 'affirmed in many decisions, among them',
      examples: ['affirmed in countless decisions of this Court, among them ⟦A⟧', 'followed by several decisions, including ⟦A⟧ and ⟦B⟧'],
      misses: ['paid in several instalments, including ⟦A⟧', 'told in countless decisions, among them ⟦A⟧'],
    },
    'followed',
    String.raw`\b(?:${SAID}|applied|adopted|followed|upheld)\s+(?:in|by)\s+(?:[\p{L}]+\s+){0,6}?(?:decisions?|cases|authorities|judgments|precedents)(?:\s+(?:of|by|from)\s+[\p{L}\s]{3,40}?)?,?\s+(?:among\s+(?:them|others|which)|amongst\s+others|including|such\s+as|notably|like|namely|to\s+wit|for\s+instance)[,:]?\s+${OF}[("‘“]?(?<cited>${CITED}${LIST})`,
  ),
  // 'as held Achieng v Wafula': the word 'in' left out
  turn(
    {
      id: "as held, without 'in'",
      examples: ['as held ⟦A⟧', 'as was decided ⟦A⟧'],
      misses: ['was held ⟦A⟧', 'as argued ⟦A⟧'],
    },
    'followed',
    String.raw`\bas\s+(?:was\s+|were\s+)?(?:held|stated|observed|decided)\s+[("‘“]?(?<cited>${CITED})`,
  ),
  // 'That has been clear since at least'
  turn(
    {
      id: 'settled since',
      examples: ['That has been clear since at least ⟦A⟧.', 'it has been long settled law ever since the decision in ⟦A⟧'],
      misses: ['He has been in jail since ⟦A⟧.', 'That was clear since ⟦A⟧.'],
    },
    'followed',
    String.raw`\b(?:has|have)\s+been\s+(?:${MANY})(?:clear|settled|the\s+law|the\s+position|established|accepted|recogni[sz]ed|beyond\s+(?:doubt|dispute)|trite)\s+(?:law\s+)?(?:at\s+least\s+)?(?:ever\s+)?since\s+(?:at\s+least\s+)?${OF}${BY}\s*[("‘“]?(?<cited>${CITED})`,
  ),
]

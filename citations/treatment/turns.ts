import { CITED } from './mask.ts'
import type { FoundTreatment } from './treatment.ts'

/**
 * Turns of phrase that treat a decision without a verb and its subject: 'as was held in', 'unlike in', 'on the authority of', 'followed in'.
 * Kenyan courts use them more than the formal verbs.
 */
export interface FoundTurn {
  treatment: FoundTreatment
  /** Who treats it so where the words tell; null where it is whoever speaks. */
  by: 'another court' | null
  at: number
  end: number
  cited: number[]
  /** It states in the present tense, which what is reported of a party does not. */
  present: boolean
}

const ADVERB = String.raw`(?:\p{L}+ly|also|well|so|further|once|again|long|since|now|most|very|quite|more|rather|indeed|recently|often|always|far|particularly)`
const MANY = String.raw`(?:${ADVERB}\s+){0,3}`
const SAID = String.raw`(?:held|stated|observed|explained|said|noted|pointed out|made clear|recogni[sz]ed|emphasi[sz]ed|stressed|remarked|opined|found|decided|determined|affirmed|reiterated|restated|settled|set out|set|laid down|laid out|enunciated|established|espoused|articulated|expressed|summari[sz]ed|outlined|underscored|elucidated|expounded|captured|put|confirmed|ruled|declared|pronounced|postulated|propounded|formulated|defined|spelt out|demonstrated|cautioned|warned|reasoned|echoed|highlighted)`
const OF = String.raw`(?:(?:(?:the )?(?:cases|decisions|authorities)\s+(?:such as|like|including)\s+)|(?:the )?(?:(?:(?:oft[ -]cited|celebrated|famous|leading|locus classicus|landmark|seminal|notable|now famous|well[ -]known|often cited|english|recent|earlier|old|persuasive|binding|above|supreme court|high court|court of appeal|federal court|full court|privy council|\p{Lu}\p{L}+)\s+){0,3}(?:case|cases|decision|decisions|judgment|judgments|matter|authority|authorities|ruling)\s+(?:of|in|by|between)?\s*)?(?:(?:in )?re:? [^.;\uE000]{1,80}?)?)`
/** Words of which a judge, a court and a page consist, between the verb and the citation. */
const BY = String.raw`(?:,?\s+(?!(?:that|which|who|but|have|has|is|are|was|were|been)\b)[\p{L}\d’'.()&-]+,?){0,10}?`
const LIST = String.raw`(?:\)?(?:\s*\([^)\uE000]{0,60}\))?(?:\s*,\s*(?:and\s+)?|\s*;\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+as well as\s+)(?:(?:more recently |also |again )?(?:by\s+(?:[\p{L}’'.]+\s+){1,5}?)?(?:in )?(?:the )?(?:\p{L}+ court )?(?:case of |cases of |decision in |decision of |that of )?)?${CITED})*`

const turn = (treatment: FoundTreatment, pattern: string, by: FoundTurn['by'] = null, present = false) => ({
  treatment,
  by,
  present,
  pattern: new RegExp(pattern, 'giu'),
})

const LAW = String.raw`(?:principles?|tests?|law|position|duty|duties|role|task|jurisdiction|mandate|threshold|factors|considerations|approach|rules?|standards?|guidelines?|parameters|criteria|conditions|requirements?|definition|meaning|purpose|doctrine|scope|ingredients|elements|proposition|burden|objection|manner|procedure|issue|question)`

/** A law report's words in passing: '⟦A⟧, affirmed in ⟦B⟧', '⟦A⟧ (reversed on another point: ⟦B⟧)'. */
const passing = (treatment: FoundTreatment, words: string) =>
  turn(
    treatment,
    String.raw`(${CITED})(?:,?\s*(?:at\s+)?(?:paras?\.?|pp?\.?|at|\[)[\s[\]\d,.–-]*)?[\s,;]*\(?\s*(?:(?:as|which\s+(?:was|were|has\s+been|have\s+been)|and|was|were|has\s+been|have\s+been)\s+)?${MANY}(?:${words})(?:\s+(?:on\s+(?:(?:further|other|another|this)\s+)?(?:appeal|grounds?|points?|issue)|in\s+part|with\s+approval|on\s+the\s+issue\s+of\s+[\p{L} ]{3,40}?))*\s*(?::|,|in|by|at|sub\s+nom\.?)${BY}\s*[("‘“]?(?=${CITED})`,
    'another court',
  )

/** '⟦…⟧, which we applied', 'the very judgment in ⟦…⟧ which the High Court set aside'. */
const relative = (subject: string, verbs: string) =>
  String.raw`(${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:but\s+)?that\s+is\s+the\s+(?:very\s+)?(?:judgment|decision|ruling)\s+)?(?:which|that)\s+${subject}\s+${MANY}(?:${verbs})\b(?!\s+(?:to|from|that|in)\b)`
const RELATIVES: readonly (readonly [FoundTreatment, string])[] = [
  ['overruled', 'overruled'],
  ['reversed', 'reversed|overturned|set aside'],
  ['departed from', 'departed from|declined to follow|disapproved|refused to follow'],
  ['distinguished', 'distinguished'],
  ['upheld', 'upheld|affirmed'],
  ['applied', 'applied|apply'],
  ['followed', 'followed|follow|adopted|adopt|approved|endorsed|cited with approval|relied on'],
]

const TURNS = [
  // 'as was held by the Court of Appeal in', 'as set out in the case of', 'as Mutua J observed in'
  turn(
    'followed',
    String.raw`\bas\s+(?:(?:was|were|is|are|has been|have been|it was|been|it were)\s+)?${MANY}${SAID}${BY}\s+(?:in|by)\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`(?:^|[,;(]\s*|[.]\s+)(?:and\s+|but\s+|for,?\s+)?as\s+(?:the\s+(?:learned\s+)?)?(?:[\p{L}’'.()&-]+,?\s+){1,9}?${MANY}(?:${SAID}|put it|makes? (?:it )?clear|explains?|observes?|states?|says?|shows?)(?:\s+(?:it|at\s+[[\]\d\s–-]+))?${BY}\s+in\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`\bas\s+(${CITED})\s+(?:makes? (?:it )?clear|shows?|demonstrates?|illustrates?|confirms?|explains?|establish(?:es)?|teach(?:es)?)`,
  ),
  // 'The principles were laid down in', 'This was aptly stated in the case of'
  turn(
    'followed',
    String.raw`\b(?:${LAW})\b(?:\s+(?!submi|counsel|argument|appellant|respondent|applicant|that\b)[\p{L}\d’'().,-]+){0,36}?\s+(?:is|are|was|were|has been|have been)\s+(?:now\s+)?${MANY}(?:settled|set out|laid down|laid out|enunciated|established|espoused|articulated|summari[sz]ed|restated|outlined|crystalli[sz]ed|spelt out|captured|stated|explained|defined|acknowledged|recogni[sz]ed|exemplified|illustrated|demonstrated|encapsulated|described|to be found)\b(?:\s+(?:times over|over time|times without number))?${BY}\s*(?:in|by)\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  // 'the approach suggested by Brennan CJ in', 'the principles enunciated in'
  turn(
    'followed',
    String.raw`\b(?:${LAW}|guidance|guidelines|reasoning|dicta|view|limbs?|steps?|warning|caution|observations?|remarks)\s+(?:${MANY})(?:settled|set out|laid down|laid out|enunciated|established|espoused|articulated|summari[sz]ed|restated|outlined|crystalli[sz]ed|spelt out|captured|stated|explained|given|suggested|favoured|expounded|formulated|propounded|identified|expressed|developed|advanced)${BY}\s+in\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`\b(?:that|this|such)\s+(?:was|is)\s+(?:also\s+|indeed\s+|precisely\s+)?the\s+(?:holding|finding|position|approach|view|reasoning|conclusion|ratio|course|stance|path|test)\b${BY}\s+in\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`\bas\s+(?:is\s+|also\s+)?(?:appears?|clear|apparent|evident|may be seen|can be seen)\s+from\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  turn('followed', String.raw`(${CITED}),?\s+(?:by|to)\s+which\s+(?:i am|we are|this court is)\s+bound\b`, null, true),
  turn(
    'followed',
    String.raw`\bit\s+is\s+(?:now\s+|also\s+|therefore\s+)?(?:clear|plain|established|settled|apparent|evident|trite(?: law)?)\s+(?:from|by|in)\s+(?:cases\s+such\s+as\s+)?${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`\b(?:the\s+answer\s+(?:lies|is\s+(?:to\s+be\s+)?found)\s+in|starting\s+point\b[^.;\uE000]{0,80}?\s+is|guidance\s+is\s+(?:provided|given|found|offered)\s+(?:by|in))${BY}\s*[("‘“]?(${CITED})`,
  ),
  turn(
    'followed',
    String.raw`\b(?:useful|helpful|convenient|authoritative|comprehensive|instructive)\s+(?:summary|statement|exposition|guidance|discussion|analysis|restatement)\b${BY}\s+in\s+${OF}[("‘“]?(${CITED})`,
  ),
  // 'This was aptly stated in the case of', 'a position well stated in'
  turn(
    'followed',
    String.raw`\b(?:aptly|well|succinctly|authoritatively|correctly|rightly|clearly|finally|long)\s+(?:settled|set out|laid down|enunciated|established|articulated|summari[sz]ed|restated|outlined|captured|stated|explained|put|expressed|said)${BY}\s*(?:in|by)\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`\b(?:leading|locus classicus|governing|binding)\s+(?:authority|case|decision)\b(?:\s+(?!is\b|was\b|relied\b|cited\b)[\p{L}\d’'().-]+){0,20}?\s+(?:is|remains|was)\s+(?:still\s+)?${OF}(?:the\s+)?[("‘“]?(${CITED}${LIST})`,
  ),
  turn('followed', String.raw`\blocus classicus\b${BY}\s+(?:of|in|is)\s+[("‘“]?(${CITED}${LIST})`),
  turn(
    'followed',
    String.raw`\b(?:on|upon|by|under)\s+the\s+(?:(?:binding|clear|high|strong)\s+)?(?:authority|strength|basis)\s+of\s+${OF}${BY}\s*[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`\b(?:in\s+(?:line|accordance|keeping|conformity|accord|tandem|consonance|harmony|agreement)|consistent(?:ly)?|consonant)\s+with\s+(?:what\s+)?(?:(?!the (?:appellant|respondent|applicant)|that\b|which\b|section|article|rule)[\p{L}\d’'.&-]+,?\s+){0,12}?[("‘“]?(${CITED}${LIST})`,
  ),
  turn(
    'followed',
    String.raw`(${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:is|are|remains?)\s+(?:a\s+|an\s+)?${MANY}(?:clear\s+|good\s+|binding\s+|direct\s+|ample\s+|sufficient\s+|strong\s+)?(?:authority|authorities)\s+(?:for|that|on)\b`,
    null,
    true,
  ),
  turn(
    'followed',
    String.raw`(${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:is|are)\s+(?:a\s+)?${MANY}(?:instructive|apposite|apt|on point|in point|persuasive|germane|illuminating|good law|binding|good guide)|remains good law|binds? (?:me|us|this court))\b`,
    null,
    true,
  ),
  turn(
    'followed',
    String.raw`\b(?:conclusion|view|approach|position|finding|result|construction|interpretation|reasoning|holding)\s+(?:${MANY}(?:accords?|is consistent|is in line|is supported|finds? support|is fortified|is reinforced|is borne out|is buttressed|sits? comfortably)\s+(?:with|by|in))\s+(?:(?!that\b|which\b)[\p{L}\d’'.&-]+,?\s+){0,10}?[("‘“]?(${CITED}${LIST})`,
    null,
    true,
  ),
  turn(
    'followed',
    String.raw`\b(?:supported|reinforced|comforted|buttressed|guided|strengthened|assisted)\s+(?:in\s+(?:this|that|so|my|our)\s+[\p{L}]+\s+)?by\s+(?:(?!that\b|which\b|counsel)[\p{L}\d’'.&-]+,?\s+){0,10}?[("‘“]?(${CITED}${LIST})`,
  ),
  // 'This was held in', 'The same position has been affirmed in'
  turn(
    'followed',
    String.raw`(?:^|[.;]\s+|\band\s+)(?:this|that|the\s+(?:same|above|foregoing)|such)(?:\s+(?:same\s+|very\s+)?(?:position|principle|point|approach|view|rule|test|law|reasoning|holding|procedure|requirement|duty|role|issue|question|interpretation|proposition|finding))?\s+(?:was|is|has been|have been|had been)\s+${MANY}(?:${SAID}|termed|described|the case)${BY}\s+(?:in|by)\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  // 'affirmed in countless decisions of this Court, among them'
  turn(
    'followed',
    String.raw`\b(?:${SAID}|applied|adopted|followed|upheld)\s+(?:in|by)\s+(?:[\p{L}]+\s+){0,6}?(?:decisions?|cases|authorities|judgments|precedents)(?:\s+(?:of|by|from)\s+[\p{L}\s]{3,40}?)?,?\s+(?:among\s+(?:them|others|which)|amongst\s+others|including|such\s+as|notably|like|namely|to\s+wit|for\s+instance)[,:]?\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  // 'as held Achieng v Wafula': the word 'in' left out
  turn('followed', String.raw`\bas\s+(?:was\s+|were\s+)?(?:held|stated|observed|decided)\s+[("‘“]?(${CITED})`),
  // 'That has been clear since at least'
  turn(
    'followed',
    String.raw`\b(?:has|have)\s+been\s+(?:${MANY})(?:clear|settled|the\s+law|the\s+position|established|accepted|recogni[sz]ed|beyond\s+(?:doubt|dispute)|trite)\s+(?:law\s+)?(?:at\s+least\s+)?(?:ever\s+)?since\s+(?:at\s+least\s+)?${OF}${BY}\s*[("‘“]?(${CITED})`,
  ),
  // 'Of relevance are the comments of Males LJ in', 'Pertinent is the holding in'
  turn(
    'followed',
    String.raw`(?:^|[.;]\s+)(?:also\s+|equally\s+)?(?:of\s+(?:${ADVERB}\s+|particular\s+|great\s+|some\s+|much\s+)?(?:relevance|assistance|guidance|note|help|significance)|${MANY}(?:relevant|pertinent|instructive|apposite|persuasive|apt|germane))(?:\s+(?:to|in|on|for)\s+[^,.;\uE000]{3,60}?)?\s+(?:is|are|were|was)\s+(?:[\p{L}\d’'.&-]+,?\s+){0,12}?(?:in|of)\s+${OF}[("‘“]?(${CITED}${LIST})`,
  ),
  // '⟦…⟧ and ⟦…⟧ are of considerable assistance', '⟦…⟧ provides useful guidance'
  turn(
    'followed',
    String.raw`(${CITED}(?:\s*(?:,|and|&)\s+(?:(?!that\b|which\b|counsel)[\p{L}\d’'.()&-]+,?\s+){0,8}?${CITED})*)(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:is|are)\s+of\s+(?:${MANY})(?:considerable|great|immense|particular|much|real|some|significant|direct|persuasive)\s+(?:assistance|help|guidance|relevance|value|authority)|(?:provides?|offers?|gives?|furnish(?:es)?)\s+(?:${MANY})(?:(?:useful|helpful|valuable|sufficient|clear|good|proper|ample|some|apt|practical)\s+)?(?:guidance|direction|guidelines|light)|(?:settles?|resolves?|answers?)\s+(?:the|this|that)\s+(?:issue|question|point|matter|controversy))\b`,
    null,
    true,
  ),
  // 'the rule in ⟦…⟧ will apply', 'I regard the guidance in ⟦…⟧ as equally applicable'
  turn(
    'applied',
    String.raw`\b(?:rule|principles?|tests?|doctrine|reasoning|guidance|ratio|approach)\s+(?:[\p{L}\s]{0,30}\s)?(?:in|from)\s+${OF}[("‘“]?(${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:will|must|does|therefore|equally|also|squarely)\s+){0,2}appl(?:y|ies)\b(?!\s+(?:only|where|when|if))`,
    null,
    true,
  ),
  turn(
    'applied',
    String.raw`\b(?:regard|consider|find)\s+the\s+(?:guidance|principles?|tests?|reasoning|approach|rule|law|holding|ratio|sentiments|findings)\s+(?:[\p{L}’'.]+\s+){0,8}?in\s+${OF}[("‘“]?(${CITED})[^.;\uE000]{0,90}?\b(?:to\s+be|as)\s+(?:being\s+)?${MANY}(?:applicable|apposite|relevant|on\s+all\s+fours|in\s+point)`,
    null,
    true,
  ),
  turn(
    'applied',
    String.raw`\b(?:correct|right|correctly|rightly)\s+in\s+(?:his|her|its|their)\s+application\s+of\s+(?:the\s+)?(?:[\p{L}]+\s+){0,6}?(?:in|from)\s+${OF}[("‘“]?(${CITED}${LIST})`,
    'another court',
  ),
  // 'Patten J was right to hold in', '⟦…⟧ was rightly decided'
  turn(
    'followed',
    String.raw`\b(?:was|is|were|are)\s+(?:${MANY})(?:right|correct)\s+(?:to\s+(?:hold|conclude|find|say|observe|decide|state)|when\s+(?:he|she|it|they)\s+(?:held|said|observed|stated))${BY}\s+in\s+${OF}[("‘“]?(${CITED})`,
  ),
  turn(
    'followed',
    String.raw`(${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:was|were|is)\s+(?:rightly|correctly|properly)\s+decided\b`,
    null,
    true,
  ),
  turn(
    'departed from',
    String.raw`\bthe\s+(?:(?:learned|trial)\s+)?(?:judges?|court|tribunal|bench)\s+in\s+${OF}[("‘“]?(${CITED})[^.;\uE000]{0,120}?\b(?:was|were)\s+(?:${MANY}|therefore\s+|plainly\s+)(?:wrong|in\s+error|mistaken)\b`,
    null,
    true,
  ),
  // 'The facts in ⟦…⟧ were different'
  turn(
    'distinguished',
    String.raw`\b(?:facts|circumstances|situation|scenario|issues?|question|statute|contract)\s+(?:in|of|before\s+the\s+court\s+in)\s+${OF}[("‘“]?(${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:is|are|was|were)\s+(?:${MANY})(?:different|distinct|dissimilar|distinguishable|not\s+(?:similar|analogous|the\s+same|comparable|alike)|at\s+variance)\b`,
    null,
    true,
  ),
  // 'by which the High Court allowed an appeal from a Full Court in'
  turn(
    'reversed',
    String.raw`\b(?:court\s+of\s+appeal|supreme\s+court|high\s+court|house\s+of\s+lords|privy\s+council|full\s+court)\s+(?:unanimously\s+)?allowed\s+(?:an|the)\s+appeals?\s+(?:from|against)\s+[^.;\uE000]{0,80}?\bin\s+${OF}[("‘“]?(${CITED})`,
    'another court',
  ),
  // 'Unlike in', 'distinguishes this case from', 'different from the facts in'
  turn(
    'distinguished',
    String.raw`(?:^|[,;(]\s*|\b(?:is|are|here|and|that)\s+)unlike\s+(?:in\s+)?(?:the\s+(?:situation|position|case|facts|circumstances|present|appellants?|parties)\s+(?:(?:in|of)\s+)?)?${OF}[("‘“]?(${CITED})`,
  ),
  turn(
    'distinguished',
    String.raw`\b(?:distinguish(?:es|ed|ing|able)?|differs?|differentiates?|different|distinct|far removed|a far cry)\s+(?:(?!by\b|between\b)[\p{L}’'-]+\s+){0,6}?from\s+(?:(?:that|those|the\s+(?:\p{L}+\s+){0,2}?(?:facts?|situations?|positions?|circumstances|case|cases|decision|scenario|matter)|what\s+(?:was|were|obtained|happened))(?:\s+(?:before\s+the\s+court|considered|obtaining|prevailing|presented|that\s+obtained|at\s+issue|in\s+issue))?\s+(?:(?:in|of)\s+)?(?:the\s+cases?\s+of\s+)?)?[("‘“]?(${CITED})`,
  ),
  turn(
    'distinguished',
    String.raw`(${CITED})(?:\s*\([^)]{0,40}\))?,?\s+(?:(?:do(?:es)?\s+not|cannot)\s+(?:${MANY})(?:assist|help|avail|apply|advance|support|govern|aid|lend)|(?:is|are|was|were)\s+(?:${MANY})(?:misplaced|not\s+(?:apposite|in point|on point|analogous|germane|helpful|to the point)|decided\s+(?:on\s+(?:its|their|different)\s+(?:own\s+)?(?:peculiar\s+|particular\s+|special\s+)?(?:own\s+)?facts|in\s+(?:an?\s+)?(?:${ADVERB}\s+)?(?:different|another)\s+(?:context|circumstances|setting)|under\s+the\s+(?:repealed|former|retired|old)|before\s+the\s+(?:promulgation|enactment|coming))|not\s+(?:an?\s+)?authority\s+for|of\s+(?:little|limited|no)\s+(?:assistance|help|relevance|use|value))|turn(?:s|ed)?\s+on\s+(?:its|their|different|very different)\s+(?:own\s+)?(?:particular\s+|peculiar\s+)?facts)\b`,
    null,
    true,
  ),
  turn(
    'distinguished',
    String.raw`\breliance\s+(?:placed\s+)?(?:\p{L}+\s+){0,4}?(?:up)?on\s+${OF}(?:[\p{L}’'.&-]+\s+){0,4}?[("‘“]?(${CITED}${LIST})(?:[\s\p{L}()]{0,30}?)\s+(?:is|was)\s+(?:${MANY})(?:misplaced|misconceived|misguided|of no (?:help|assistance)|erroneous)`,
    null,
    true,
  ),
  // nouns: 'disapproval of', 'the overruling of', 'departure from'
  turn(
    'departed from',
    String.raw`\b(?:disapproval|rejection|criticisms?)\s+of\s+(?:(?!that\b|which\b|an?\s+argument)[\p{L}’'.-]+\s+){0,8}?[("‘“]?(${CITED})(?=[^.;]{0,60}?\b(?:by|in)\b)`,
    'another court',
  ),
  turn(
    'overruled',
    String.raw`\b(?:overruling|overrule)\s+of\s+(?:the\s+(?:decision|judgment|case)\s+(?:of|in)\s+)?(${CITED})`,
    'another court',
  ),
  turn(
    'reversed',
    String.raw`\breversal\s+of\s+(?:(?:the|that)\s+(?:decision|judgment|ruling)\s+(?:of|in)\s+)?(${CITED})(?=[^.;]{0,60}?\b(?:by|in|on)\b)`,
    'another court',
  ),
  ...RELATIVES.flatMap(([treatment, verbs]) => [
    turn(treatment, relative('(?:i|we|this (?:honou?rable )?court)', verbs)),
    turn(treatment, relative(String.raw`the (?:\p{L}+\s+){0,3}?court(?: of appeal)?`, verbs), 'another court'),
  ]),
  passing('overruled', 'overruled'),
  passing('reversed', "reversed|rev[’']d|overturned"),
  passing('departed from', 'disapproved(?:\\s+of)?|doubted|not\\s+followed|departed\\s+from|criticised'),
  passing('distinguished', 'distinguished'),
  passing('upheld', "affirmed|aff[’']d|upheld"),
  passing('applied', 'applied'),
  passing('followed', 'followed|approved|adopted|endorsed|(?:cited|quoted|referred\\s+to)(?=\\s+with\\s+approval)|reaffirmed'),
  passing('explained', 'explained|clarified'),
  passing('considered', 'considered|discussed|examined|reviewed|analysed'),
]

/** The turns of a masked sentence, without asking who speaks. */
export function turnsOf(sentence: string): FoundTurn[] {
  const found: FoundTurn[] = []
  for (const { treatment, by, present, pattern } of TURNS) {
    for (const match of sentence.matchAll(pattern)) {
      const list = match[1]
      if (list === undefined) continue
      const from = match.index + match[0].indexOf(list)
      const cited = [...list.matchAll(/\uE000/g)].map(({ index }) => from + index)
      if (cited.length > 0) found.push({ treatment, by, present, at: match.index, end: match.index + match[0].length, cited })
    }
  }
  return found
}

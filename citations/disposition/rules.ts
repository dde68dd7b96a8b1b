/** What a court may do with a matter before it, or with a person. */
export const dispositionKinds = [
  'allowed',
  'partly allowed',
  'dismissed',
  'struck out',
  'withdrawn',
  'settled',
  'convicted',
  'sentenced',
  'acquitted',
  'sentence changed',
  'remitted',
] as const
export type DispositionKind = (typeof dispositionKinds)[number]

/** A turn of phrase by which courts decide. `matches` and `leaves` are sentences that it must and must not take. */
export interface DispositionRule {
  name: string
  kind: DispositionKind
  /** Without one of these `pattern` takes nothing: most sentences are seen by them to decide nothing. */
  stems: RegExp
  pattern: RegExp
  matches: readonly string[]
  leaves: readonly string[]
}

/** What is decided: 'the appeal', 'the Notice of Motion dated 4th May 2024', 'the same'. A cross-appeal is another matter. */
export const MATTER = String.raw`(?<!cross[\s-])\b(?:(?:civil|criminal|instant|said|consolidated|entire|whole|present|above)\s+)*(?:appeals?|applications?|motions?|notices?\s+of\s+motion|chamber\s+summons|originating\s+summons|summons|suits?|petitions?|claims?|references?|cause|plaint|protest|objection\s+proceedings|judicial\s+review|review|revision|proceedings|matter|statement\s+of\s+claim|case)\b`
export const ANY = String.raw`(?:${MATTER}|\b(?:the\s+same|it|they|both|prayers?(?:\s+nos?\.?)?)\b)`
/** Between the matter and its verb: its date, its number, who brought it; no other sentence. */
export const NEAR = String.raw`[^;“”]{0,160}?`
const ADVERB = String.raw`(?:\s*,?\s*(?:hereby|thereby|therefore|accordingly|consequently|thus|and|be|found|ordered|wholly|entirely|only|also|all|now))*`
// 'is', 'be and is', 'stands to be', 'must be', but no bare 'be' of a prayer: 'seeks that the appeal be allowed'
const IS = String.raw`(?:\b(?:is|are|stands?(?:\s+to\s+be)?|must(?:\s+(?:therefore|accordingly))?\s+be|shall\s+be)\b)${ADVERB}`
const WE = String.raw`\b(?:I|we|this\s+court|the\s+court|this\s+tribunal|the\s+tribunal)\b(?:\s+(?:hereby|therefore|accordingly|thus|do|will|shall|and|find|proceed|proceeds|exercise\s+my\s+\p{L}+\s+discretion)\b,?|\s+to\b)*`
const PARTLY = String.raw`(?:partly|partially|in\s+part|to\s+(?:that|the|a\s+limited)\s+extent|substantially|to\s+the\s+extent)`

/** Goes with an appeal, or with a cross-appeal. */
export const REPLACED = 'the decision below is replaced'
/** A release follows a sentence as often as it changes one. */
export const RELEASE = 'a release'

export const rule = (
  name: string,
  kind: DispositionKind,
  stems: string,
  pattern: string,
  matches: readonly string[],
  leaves: readonly string[] = [],
): DispositionRule => ({
  name,
  kind,
  stems: new RegExp(stems, 'i'),
  pattern: new RegExp(pattern, 'iu'),
  matches,
  leaves,
})

/** The surest and most telling first: of the rules that take one sentence the first of a kind counts. */
export const rules: readonly DispositionRule[] = [
  rule(
    'succeeds in part',
    'partly allowed',
    'succe|allow|merited|granted',
    String.raw`${ANY}${NEAR}(?:\b(?:partly|partially)\s+(?:allowed|succeeds?|succeeded|successful|merited)|\b(?:succeeds?|succeeded|allowed|successful|granted)${ADVERB}\s+${PARTLY}\b)|\b${PARTLY}\s+(?:allow|succeed(?:s|ed)?\s+in)\b${NEAR}${MATTER}|\bappeal['’]s\s+partial\s+success\b|\bpart(?:ly|ially)\s+succeeded\s+in\b`,
    [
      'The appeal succeeds partially.',
      'The application is allowed in part.',
      'Given the appeal’s partial success, each party bears its costs.',
      'As the Appellants partly succeeded in their Appeal, there are no costs.',
    ],
    ['The appeal is allowed.'],
  ),
  rule(
    'some prayers and not others',
    'partly allowed',
    'prayer',
    String.raw`\bprayers?\b[^.;]{0,80}?\b(?:allowed|granted)\b[^.;]{0,80}?\b(?:dismissed|declined|disallowed|refused)\b|\bprayers?\b[^.;]{0,80}?\b(?:dismissed|declined|refused)\b[^.;]{0,80}?\b(?:allowed|granted)\b`,
    ['Prayer Nos (4) and (5) be and are hereby allowed while Prayer Nos (3) and (6) be and are hereby dismissed.'],
  ),
  rule(
    'an order of what was asked for only',
    'partly allowed',
    'only',
    String.raw`\border\s+only\s+that\b`,
    ['I propose to make an order only that the complaints be referred to the President.'],
    ['I will order that only costs be paid.'],
  ),
  rule(
    'all stays as it is until the suit is heard',
    'partly allowed',
    'status',
    String.raw`\b(?:parties|respondents?|defendants?)\s+(?:shall|are\s+(?:hereby\s+)?(?:ordered|directed)\s+to)\s+(?:\p{L}+\s+and\s+)?(?:maintain|observe|keep)\b[^.;]{0,40}?\bstatus\s+quo\b[^.;]{0,160}?\bpending\s+(?:the\s+)?(?:hearing|determination)\b`,
    ['That the parties shall observe and maintain the prevailing status quo pending the hearing and determination of the suit.'],
    ['The parties shall keep the status quo.', 'The applicant asked for the status quo pending the hearing of the suit.'],
  ),
  rule(
    'is struck out',
    'struck out',
    'struck|strike',
    String.raw`${ANY}${NEAR}(?<!\bthat\s)${IS}(?:\s+to\s+be)?\s*(?:struck\s+out)|${WE}\s*(?:upholds?[^.;]{0,120}?\band\s+)?(?:effectively\s+)?strikes?\s+out\b|\b(?:and|effectively)\s+strikes?\s+out\s+(?:the|this)\b(?!\s+(?:\p{L}+\s+)?notices?\s+of\s+appeal)`,
    [
      'The Petition dated 7/3/2023 is struck out.',
      'The Court upholds the objection, declines jurisdiction and strikes out the Statement of Claim.',
      'The result is that the appeal is accordingly struck out.',
    ],
    [
      'The respondent seeks to strike out the appeal.',
      'I give leave to re-plead the claims that are struck out.',
      'The earlier suit was struck out.',
    ],
  ),
  rule(
    'is withdrawn',
    'withdrawn',
    'withdraw',
    String.raw`${ANY}${NEAR}${IS}\s*(?:marked\s+(?:as\s+)?)?withdrawn\b|\bleave\s+(?:is\s+)?(?:hereby\s+)?granted\s+to\s+withdraw\b`,
    ['The appeal is hereby marked as withdrawn with no order as to costs.'],
    ['The application was withdrawn in 2019.'],
  ),
  rule(
    'a consent is made an order',
    'settled',
    'consent|settled|compromised',
    String.raw`\bconsent\b[^;]{0,120}?${IS}\s*(?:adopted|recorded|entered)\s+as\s+(?:an?\s+)?(?:the\s+)?(?:final\s+)?(?:order|judgment|decree)|${MATTER}${NEAR}${IS}\s*(?:marked\s+as\s+)?(?:settled|compromised)\b`,
    ['Accordingly, the consent dated 13.10.2025 is adopted as an order of this court.', 'The suit is marked as settled.'],
    ['A consent was recorded in 2012.'],
  ),
  rule(
    'an acquittal',
    'acquitted',
    'acquit|conviction',
    String.raw`\b(?:I|we)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*acquit\b|\b(?:is|are|be)\s+(?:hereby\s+|accordingly\s+|therefore\s+)*acquitted\b|\border\s+acquitting\b|\bconvictions?\b[^.;]{0,80}?${IS}\s*(?:quashed|set\s+aside)\b(?![^.;]{0,200}\b(?:retrial|substitut))|\b(?:I|we)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*quash\s+the\s+convictions?\b`,
    [
      'The accused is hereby acquitted under section 215.',
      'The conviction is quashed and the sentence set aside.',
      'I issue an order acquitting the accused.',
    ],
    ['The co-accused was acquitted by the trial court.', 'The conviction is quashed and a retrial is ordered.'],
  ),
  rule(
    'a conviction',
    'convicted',
    'guilty|convict',
    String.raw`\b(?:I|we)\s+(?:hereby\s+|therefore\s+|accordingly\s+|do\s+)*(?:find\s+(?:the\s+accused|him|her|them)\b[^.;]{0,60}?\bguilty\b|convict\b)|\b(?:is|are)\s+(?:hereby\s+|accordingly\s+|therefore\s+)*(?:found\s+guilty|convicted)\b[^.;]{0,60}\b(?:hereby|accordingly|as\s+charged)\b|\baccused\b[^.;]{0,60}?\b(?:is|are)\s+(?:hereby\s+|accordingly\s+|therefore\s+)*(?:found\s+guilty|convicted)\b`,
    ['I find the accused guilty of murder and convict her accordingly.', 'Consequently he is found guilty as charged on all the counts.'],
    ['The appellant was convicted of robbery.', 'The trial court sentenced each of the appellants to twenty years.'],
  ),
  rule(
    'a sentence',
    'sentenced',
    'sentence',
    String.raw`\bI\s+(?:[^.;]{0,40}?\s)?(?:hereby\s+|do\s+)*sentence\s+(?:the|each|you|him|her|them|both)\b|\b(?:accused|convicts?|he|she|they)\b[^.;]{0,80}?\b(?:is|are|shall\s+be)\s+(?:each\s+)?(?:hereby\s+|therefore\s+)*sentenced\s+to\b|\bthe\s+sentence\s+of\s+(?:the|this)\s+court\b[^.;]{0,120}?\bis\b`,
    [
      'I in the circumstances sentence the accused to 3 years imprisonment.',
      'Each convict is hereby sentenced to serve ten years.',
      'For that offence he is sentenced to two months imprisonment.',
      'The sentence of the court for each of the contempts is one of 28 days.',
    ],
    ['He was sentenced to death in 2009.', 'The trial court sentenced each of the appellants to twenty years.'],
  ),
  rule(
    'another sentence',
    'sentence changed',
    'sentence',
    String.raw`\bsentences?\b[^.;]{0,200}?${IS}\s*(?:set\s+aside\s+and\s+)?(?:substituted|reduced|reviewed|varied|enhanced|commuted)\b|\bsentences?\b[^.;]{0,240}?\b(?:shall|to|will|should)\s+(?:run|be\s+(?:computed|calculated|reckoned)|commence|take\s+effect)\b[^.;]{0,80}?\b(?:from|arrest|date)\b|\b(?:I|we)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*(?:reduce|set\s+aside|substitute|review)\s+the\s+(?:\p{L}+\s+)?sentence\b`,
    [
      'The sentence is set aside and substituted with ten years.',
      'The sentence imposed by the Court Martial shall run from the date of arrest.',
    ],
    ['The trial court reduced nothing.', 'He argued that the sentence was harsh.'],
  ),
  rule(
    RELEASE,
    'sentence changed',
    'forthwith',
    String.raw`\b(?:is|be|are)\s+(?:hereby\s+)?(?:released|set\s+(?:free|at\s+liberty))\s+forthwith\b`,
    ['The applicant is released forthwith.'],
    ['He was released on bond.'],
  ),
  rule(
    'sent back',
    'remitted',
    'remit|refer|trial|hearing',
    String.raw`\b(?:is|be|are)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*(?:remitted|referred\s+back)\b|\b(?:I|we)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*(?:remit|refer)\b[^.;]{0,80}?\b(?:back|to\s+(?:the|another))\b|\b(?:a\s+)?(?:retrial|fresh\s+(?:trial|hearing))\b[^.;]{0,40}?\b(?:is|be)\s+(?:hereby\s+)?ordered\b|\b(?:I|we)\s+(?:hereby\s+)?order\s+(?:for\s+)?a\s+(?:re-?trial|fresh\s+(?:trial|hearing))\b`,
    ['It is only fair that it be remitted to another Taxing Master.', 'A retrial is hereby ordered.'],
    ['The matter had been remitted in 2001.'],
  ),
  rule(
    'is dismissed',
    'dismissed',
    'dismiss',
    String.raw`${ANY}${NEAR}${IS}\s*dismissed\b|\b(?:same|and|which)\s+(?:is|are|stands?)${ADVERB}\s*dismissed\b|^\W*(?:it\s+)?is${ADVERB}\s*dismissed\b|${WE}\s*(?:[^.;]{0,60}?\band\s+)?(?:hereby\s+|therefore\s+|accordingly\s+)*dismiss(?:es)?\s+(?:the|this|it|both|them|his|her|with)\b|^\W*(?:appeal|application|suit|petition)\s+dismissed\b|\bdevoid\s+of\s+merits?\s+and\s+dismiss\b`,
    [
      'The upshot is that the application dated 15th November, 2023 is devoid of merits and it is hereby dismissed.',
      'We find this reference devoid of merit and dismiss it with costs.',
      'The suit is dismissed with costs.',
      'The same is accordingly dismissed.',
      'Notice of Motion Application dated 24th January 2024 is hereby dismissed with costs.',
    ],
    ['The trial court dismissed the suit.', 'The suit was dismissed in 2019.', 'The cross-appeal is dismissed.'],
  ),
  rule(
    'is refused',
    'dismissed',
    'refused|decline|rejected|allowed',
    String.raw`${MATTER}${NEAR}(?<!\b(?:that|which)\s)${IS}\s*(?:refused|declined|rejected|disallowed|not\s+allowed)\b|\b(?:I|we|(?:this|the)\s+court|this\s+tribunal)\s+(?:(?:hereby|therefore|accordingly|thus|must)\s+)*declines?\s+to\s+(?:grant|allow|issue|make)\s+(?:the|an?y?|such|these)\s+(?:\p{L}+\s+)?(?:orders?|prayers?|reliefs?|application|motion|injunction|stay)\b`,
    [
      'The application for stay of execution is hereby declined.',
      'The Summons dated 3rd May is disallowed.',
      'I decline to grant the orders sought.',
    ],
    [
      'The application that is refused by a registrar may be renewed.',
      'The claim was rejected in 2019.',
      'The decision of the Tribunal to decline to make the order is reviewed.',
    ],
  ),
  rule(
    'fails or lacks merit',
    'dismissed',
    'fail|merit',
    String.raw`${MATTER}${NEAR}\b(?:fails?(?=\W*$|\s+and\b|\s+with\b|\s+in\s+its\s+entirety|\s+both\b)|(?:is|was)\s+not\s+merited|(?:lacks|is\s+without|has\s+no|is\s+devoid\s+of|is\s+lacking\s+in)\s+(?:any\s+)?merits?)|\bfinds?\s+no\s+merits?\s+in\s+(?:the|this)\b`,
    [
      'The appeal fails.',
      'This appeal fails and costs follow.',
      'I find no merit in the appeal.',
      'The application dated 14th February 2024 was not merited.',
    ],
    ['The claim that he fails to pay is denied.'],
  ),
  rule(
    'is allowed',
    'allowed',
    'allow|granted|succeed|success|upheld|merit',
    String.raw`${ANY}${NEAR}${IS}\s*(?:merited\s+and\s+(?:is\s+)?(?:hereby\s+)?)?(?:allowed|granted)\b(?!\s+to\b)|${MATTER}${NEAR}(?:(?<!\b(?:not|cannot|never)\s)\bsucceeds?\b|\bis\s+(?:hereby\s+)?(?:successful|upheld)\b|\bis\s+found\s+to\s+be\s+(?:with\s+merit|merited)|\b(?:is|was)\s+(?:therefore\s+)?merited\b)|${WE}\s*(?:[^.;]{0,80}?\band\s+)?(?:hereby\s+|therefore\s+|accordingly\s+|thus\s+)*allows?\s+(?:the|this|both|his|her|their)\b${NEAR}${MATTER}|^\W*(?:appeal|application|suit|petition)\s+allowed\b|\bfinds?\s+merits?\s+in\s+(?:the|this)\s+(?:\p{L}+\s+)?(?:appeal|application|motion|petition)`,
    [
      'The Appellant’s appeal is allowed.',
      'The upshot is that the Motion dated 4th April 2024 is allowed in the following terms:',
      'Application Notice of Motion dated 8/11/2022 is found to be with merit.',
      'I thus allow the application.',
      'I find merit in this application and order:',
      'Accordingly, we allow the applicant’s application dated 10th December 2025.',
    ],
    ['The application was allowed by the trial court.', 'The appeal is dismissed.', 'The claim does not succeed.'],
  ),
  rule(
    'the order asked for is given',
    'allowed',
    'granted|issued|allowed',
    String.raw`\b(?:(?:temporary|interlocutory|permanent|mandatory|conservatory)\s+(?:injunctions?|orders?)|injunctions?|stay\s+of\s+execution|orders?\s+of\s+(?:certiorari|mandamus|prohibition)|(?:orders?|prayers?|reliefs?)\s+sought)\b[^.;“”]{0,80}?\b(?:is|are)\s+hereby\s+(?:granted|issued|allowed)\b`,
    [
      'A temporary injunction be and is hereby issued restraining the Landlord.',
      'An order of certiorari is hereby issued to quash the decision.',
    ],
    ['An interim injunction was issued in May.', 'The orders sought are not granted.'],
  ),
  rule(
    'a case below is moved to another court',
    'allowed',
    'transferred',
    String.raw`\b(?:lower|trial|subordinate|magistrates?['’]?)\s+court\b${NEAR}${IS}\s*(?:withdrawn\s+and\s+)?transferred\s+to\b`,
    ['The lower court file Kisumu CMCC No 297 of 2022 is hereby transferred to Nyando Law Courts for hearing and determination.'],
    ['The file of the lower court was transferred to Nyando.', 'This suit is hereby transferred to the Magistrate’s Court.'],
  ),
  rule(
    'judgment for one who claims',
    'allowed',
    'entered|declared|declaration',
    String.raw`\bjudgment\s+(?:is|be\s+and\s+is|be)\s+(?:hereby\s+|accordingly\s+|therefore\s+)*entered\s+(?:for|in\s+favou?r\s+of)\s+the\s+(?:\d+\w*\s+)?(?:plaintiff|claimant|petitioner|appellant)|\b(?:it\s+is\s+(?:hereby\s+)?declared|a\s+declaration\s+(?:is|be\s+and\s+is)\s+(?:hereby\s+)?(?:made|issued))\s+that\b`,
    ['Judgment is hereby entered for the Claimant against the Respondent as follows:', 'It is declared that termination was unfair.'],
    ['Interlocutory judgment was entered in 2019.'],
  ),
  rule(
    REPLACED,
    'allowed',
    'aside|quashed|reversed|overturned|reviewed',
    String.raw`\b(?:judg(?:e)?ment|ruling|decision|decree|award|orders?)\b[^.;“”]{0,160}?\b(?:is|are|be\s+and\s+is)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*(?:set\s+aside|quashed|reversed|overturned|reviewed)\b|\b(?:I|we)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*set\s+aside\s+the\s+(?:judgment|ruling|decision|award|decree)\b`,
    [
      'In the premises the award of the trial court is set aside and substituted with Kshs. 180,000.',
      'In the result, I set aside the judgment of the trial court.',
    ],
    ['He asks that the judgment be set aside.'],
  ),
]

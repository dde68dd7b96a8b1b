import { ANY, type DispositionRule, MATTER, NEAR, rule } from './rules.ts'

const ALSO = String.raw`(?:\s*,?\s*\b(?:therefore|accordingly|consequently|also|thus|then|both|each|only|too)\b,?)*`
/** 'will be', 'should therefore be', 'is to be': what is about to be ordered, and 'be' alone in the list of orders itself. */
const WILL_BE = String.raw`\b(?:(?:will|should|must|shall|would|ought\s+to|has\s+to)${ALSO}\s+be|(?:is|are)\s+to\s+be)${ALSO}\s*`
const I_WILL = String.raw`\b(?:I|we|this\s+court|the\s+court)\b,?${ALSO}\s*(?:(?:would|will|shall|must|should|propose\s+to|am\s+going\s+to|am\s+bound\s+to|order\s+and)\b${ALSO}(?:\s+also)?\s*)`
/** The order itself: 'I order that the appeal be dismissed', and the items of a list, '1. The appeal be dismissed.' */
const ORDERED = String.raw`(?:\border(?:s|ed)?\b[^.;“”]{0,60}?\bthat\s+|^\W*(?:[\p{L}\d]{1,3}[.)]\s*)?(?:that\s+)?)the\s+(?:\p{L}+\s+)?${MATTER}${NEAR}\bbe\s+`

/** Leave and time are given on the way to what is then decided; they are the decision only where nothing else is. */
export const LEAVE = 'leave or time is given'

/**
 * What a court says at the very end of its reasons where the formal order stands elsewhere: its view of what will, should or must be ordered.
 * These words are also those of arguments on the way, so they count in the closing paragraphs alone, and where no order is read there.
 */
export const closingRules: readonly DispositionRule[] = [
  rule(
    'would be allowed in part',
    'partly allowed',
    'allow|granted',
    String.raw`${I_WILL}allow\b[^.;]{0,100}?\b(?:to\s+the\s+extent|in\s+part|but\s+only)\b|${MATTER}${NEAR}${WILL_BE}(?:allowed|granted)\s+(?:in\s+part|to\s+the\s+extent)\b`,
    ['For these reasons I would allow the appeal to the extent that he proposes.', 'The application should be allowed in part.'],
    ['I would allow the appeal.'],
  ),
  rule(
    'will be dismissed',
    'dismissed',
    'dismissed|refused|rejected|disallowed|fail|succeed',
    String.raw`${ANY}${NEAR}${WILL_BE}(?:dismissed|refused|rejected|disallowed)\b|${MATTER}\s+(?:\([^)]*\)\s*)?(?:must|does|do|will|can)(?:\s+therefore)?(?:\s+fail\b|\s*not\s+succeed\b)`,
    [
      'The application for leave to appeal will be dismissed with costs.',
      'Accordingly, the appeal should be dismissed.',
      'For those reasons, this appeal does not succeed.',
    ],
    ['The application should have been dismissed by the magistrate.', 'The documents will be refused.'],
  ),
  rule(
    'nothing would come of it',
    'dismissed',
    'utility|purpose|point',
    String.raw`\bno\s+(?:utility|purpose|point)\s+in\s+(?:the\s+grant(?:ing)?\s+of|granting)\b[^.;]{0,40}?\b(?:application|leave|extension|permission|stay)\b`,
    ['There is no utility in the grant of an application for leave to appeal.'],
    ['There is no utility in further argument.'],
  ),
  rule(
    'I would dismiss',
    'dismissed',
    'dismiss|refuse|reject',
    String.raw`${I_WILL}dismiss\b|(?:${I_WILL}|\b(?:I|we)\s+)(?:refuse|reject)\s+(?:(?:the|this|his|her|their|that)\s+)?(?:${MATTER}|leave|permission|an?\s+(?:extension|adjournment|stay))|\b(?:I|we)\s+dismiss\s+(?:with\s+costs|her|his|the|this)\b`,
    [
      'I too would dismiss this appeal.',
      'Accordingly, I dismiss with costs the motion filed on 15 November.',
      'I must dismiss the present appeal.',
    ],
    ['The magistrate would dismiss such a case.', 'I would reject the alternative argument.'],
  ),
  rule(
    'order that it be dismissed',
    'dismissed',
    'dismissed|refused',
    String.raw`${ORDERED}(?:dismissed|refused)\b`,
    ['I order that the appeal be dismissed with costs.', 'The appeal be dismissed.', '1. The application for leave be refused.'],
    ['Counsel asked for costs.'],
  ),
  rule(
    'leave is refused',
    'dismissed',
    'refused|declined|denied|prepared|satisfied|persuaded|appropriate',
    String.raw`\b(?:leave|permission|extension(?:\s+of\s+time)?|adjournment|stay|recusal|tender|injunction)\b${NEAR}\b(?:(?:is|are)\s+(?:hereby\s+)?|${WILL_BE})(?:refused|declined|denied)\b|\b(?:am|are|is)\s+not\s+(?:prepared|satisfied|persuaded)\b[^.;]{0,80}?\b(?:discretion|make\s+(?:such\s+)?an?\s+order|grant)\b|\bnot\s+appropriate\s+to\s+(?:make|grant|issue)\s+(?:such|the)\s+orders?\b`,
    [
      'Leave to serve the proceeding outside the jurisdiction is refused.',
      'The tender of the documents will be refused.',
      'I am not prepared to exercise my discretion to extend the time.',
      'I therefore find it not appropriate to make such Orders.',
    ],
    ['Leave is granted.'],
  ),
  rule(
    'will be allowed',
    'allowed',
    'allow|granted|uph',
    String.raw`${MATTER}${NEAR}${WILL_BE}(?:allowed|granted|upheld)\b|${I_WILL}(?:allow|uphold)\s+(?:the|this|both|his|her|their)\b`,
    [
      'In my opinion the appeal to this Court should be allowed.',
      'I would allow the appeal, dismiss the cross-appeal and set aside the judgment.',
    ],
    ['The appeal should have been allowed.'],
  ),
  rule(
    'order that it be allowed',
    'allowed',
    'allowed',
    String.raw`${ORDERED}allowed\b|\bto\s+be\s+allowed\b[^.;]{0,100}?\bI\s+so\s+order\b`,
    [
      '(1) that the application for judicial review be allowed;',
      'The appeal to be allowed and the decision to be set aside and I so order.',
    ],
    ['The appellant asks that it be allowed.'],
  ),
  rule(
    LEAVE,
    'allowed',
    'grant|extend|prepared|there',
    String.raw`\b(?:I|we)\s+(?:(?:would|will|propose(?:\s+for\s+these\s+reasons)?\s+to|therefore|hereby)\s+)*(?:grant(?:ed)?|extend)\s+(?:leave|permission|the\s+time|an?\s+(?:extension|stay|injunction|adjournment))\b(?!\s+to\s+(?:the\s+\p{L}+\s+to\s+)?re-?plead)|\b(?:am|are)\s+prepared\s+to\s+(?:adjourn\s+the\s+hearing|extend\s+(?:the\s+)?time|grant\s+(?:leave|an?\s+(?:extension|adjournment|stay)))\b|\b(?:proper|appropriate|right)\s+(?:course\s+\p{L}*\s*)?(?:to\s+grant|that\s+there\s+be)\s+(?:leave|an?\s+(?:extension|order(?![^.;]*\bcosts?\b)|stay|injunction))\b|\bbe\s+granted\s+(?:leave|an\s+extension)\b`,
    [
      'I extend the time for the filing of the notice of appeal to 11 April 2006.',
      'I propose for these reasons to grant a stay.',
      'It is appropriate that there be an order for particular discovery.',
      'While I am prepared to adjourn the hearing, it is only to give her time.',
      'I order that Channel be granted leave to appeal the interlocutory judgment.',
    ],
    ['I grant liberty to apply.', 'Counsel sought an extension of time.', 'It is appropriate that there be an order as to costs.'],
  ),
  rule(
    'the order asked for will be made',
    'allowed',
    'order|approve|granting|restrained|wound|entitled',
    String.raw`\borders?\b(?![^.;]*\bcosts?\b)[^.;]{0,80}?\b(?:should|will)\s+be\s+made\b|\border\s+to\s+be\s+made\b(?![^.;]*\bcosts?\b)|\bpropose\s+to\s+approve\b|\bas\s+a\s+(?:term|condition)\s+of\s+granting\s+the\s+application\b|\border\s+that\s+the\s+(?:\p{L}+\s+)?(?:respondents?|defendants?)\s+pay\s+(?:the\s+(?:applicants?|plaintiffs?|claimants?|petitioners?)|to)\b(?!['’]s?\s+costs)|\b(?:respondents?|defendants?)\b[^.;]{0,120}?\bbe\s+restrained\b|\bbe\s+wound\s+up\b|\b(?:applicants?|plaintiffs?|claimants?|petitioners?)\s+(?:is|are)\s+entitled\s+to\s+(?:relief|judgment|the\s+(?:orders?|reliefs?)\s+sought)\b`,
    [
      'Orders amended in this manner will be made.',
      'I order as a term of granting the application that the company pay the costs of the liquidator.',
      'It follows that the applicant is entitled to relief under the Act.',
      'I will order that the respondents pay the applicant the amount claimed.',
      'I propose to make an order that the defendant be wound up in insolvency.',
    ],
    ['An order for costs should be made.', 'I order that the respondent pay the applicant’s costs.', 'No order will be made as to costs.'],
  ),
]

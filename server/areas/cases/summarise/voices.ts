import type { Sentence } from './read-sentences.ts'

const PARTY = String.raw`(?:counsel|advocates?|(?:the\s+)?(?:(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|learned|said|other)\s+)*(?:appellants?|respondents?|applicants?|petitioners?|plaintiffs?|defendants?|claimants?|accused(?:\s+persons?)?|prosecution|state|objectors?|protestors?|tenants?|landlords?|interested\s+part(?:y|ies)|judgment[ -]debtors?|decree[ -]holders?|bank|he|she|they)(?:\/[\p{L}/]+)?(?:['’]s?)?(?:\s+\p{L}+ly)?|m(?:r|s|rs|iss)\.?\s+\p{L}+|(?:pw|dw)\s?\d+)`
const SAYS = String.raw`(?:(?:has|have|had|also|further|then|thus|therefore|additionally|equally|again|in turn|only|did not|does not|who|in (?:his|her|its|their) \p{L}+(?: \p{L}+)?)[,\s]+)*(?:submit|argue|contend|aver|urge|depone|depose|maintain|assert|allege|faulted|relie[sd]|rel(?:y|ied)|prays?\b|prayed|claim(?:s|ed)\b|sought|seeks?\b|testif|told|state[sd]?\b|insist|oppose|cite[sd]|identified|complain|explained|conceded|reiterat|denie[sd]|pointed|asked|emphasi[sz]ed?)`
// 'Counsel submitted', 'the appellants further contend', 'PW1 testified', 'she avers'
const BY_PARTY = new RegExp(String.raw`(?:^|[\s,;])${PARTY}[^.;]{0,60}?\s${SAYS}`, 'iu')
// 'It was submitted that', 'it is averred', 'according to the appellant', 'It is the respondent’s case'
const REPORTED =
  /\b(?:it\s+(?:was|is|has been)\s+(?:further\s+|also\s+|his\s+|her\s+|their\s+|its\s+)*(?:submitted|submission|argued|contended|averred|deponed|deposed|urged|alleged|case|contention|position)|according to (?:the|counsel|him|her|pw|dw)|(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution|counsel|state|landlord|tenant)s?['’]s?\s+(?:case|submission|contention|argument|position|evidence|prayer|grievance)s?\b)/i
// what a lower court or another case says: 'the trial magistrate found', 'the Court of Appeal held', 'it was held that'
const ANOTHER_COURT =
  /\b(?:(?:trial|superior|lower|subordinate|high|supreme|taxing|single|learned|magistrates?['’]?s?)\s+(?:[\p{L}.’']+\s+){0,3}?(?:court|judge|magistrate|officer|master|tribunal|judges|magistrates)|court of appeal|the magistrate|the learned \p{L}+|it was (?:further |also )?(?:held|stated|observed)|\bthe court (?:therein |there )?(?:held|stated|observed|opined|noted|rendered|had this|considered)|\p{Lu}\p{L}+,? (?:C?J\.?|JA\.?|JJ\.?A?\.?|SCJ) (?:held|stated|opined|observed))\b/iu
const CITES = /\[\d{4}\]|\(\d{4}\)\s*(?:e?KLR|\d)|\be?KLR\b|\s-?vs?\.?-?\s|\(supra\)|\bIn (?:the )?case of\b|\bIn re\b/i
// where parties are heard: headings of their cases
const PARTIES_HEADING =
  /\b(?:submissions?|case|evidence|background|facts|pleadings?|introduction|grounds|response|petition|application|affidavit)\b/i
const COURT_HEADING =
  /\b(?:analysis|determination|disposition|disposal|finding|conclusion|decision|orders?|issue|whether|reasons?|holding)\b/i

/** Whether a sentence reports what a party or a witness says. */
export const isOfParty = ({ text }: Sentence): boolean => BY_PARTY.test(text) || REPORTED.test(text)

/** Whether a sentence reports what another court, or the court below, says. */
export const isOfAnotherCourt = ({ text }: Sentence): boolean => ANOTHER_COURT.test(text)

/** Whether a sentence leans on an authority or has quoted words in it. */
export const leansOnOthers = ({ text }: Sentence): boolean => CITES.test(text) || /[“"][^”"]{40,}/.test(text)

/** Whether the parties are heard under this heading. */
export const isPartiesHeading = (heading: string): boolean => PARTIES_HEADING.test(heading) && !COURT_HEADING.test(heading)

/** Whether the court decides under this heading. */
export const isCourtHeading = (heading: string): boolean => COURT_HEADING.test(heading)

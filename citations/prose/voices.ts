const ROLE = String.raw`(?:appellants?|respondents?|applicants?|petitioners?|plaintiffs?|defendants?|claimants?|accused(?: persons?)?|prosecution|state|objectors?|protest[oe]rs?|tenants?|landlords?|administrators?|interested part(?:y|ies)|judgment[ -](?:debtors?|creditors?)|decree[ -]holders?|garnishees?|commissioner|republic|attorney general|crown|secretary of state|minister|amicus(?: curiae)?|part(?:y|ies)|bank|insurer|employer)`
const NUMBERED = String.raw`(?:(?:\d+ ?(?:st|nd|rd|th)|first|second|third|fourth|fifth|learned|said|other|two|three|both|ex parte)[\s,&]+(?:(?:and|to) )?)*`
const COUNSEL = String.raw`(?:(?:learned |senior |state |prosecution |defence )*counsel(?: for (?:the )?[\p{L}.'’-]+)?|advocates?|(?:pw|dw)\s?\d+|m(?:r|s|rs|iss|/s)\.? ?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:,? (?:SC|KC|QC))?|senior counsel)`
const WHO = String.raw`(?:(?:the |an? |for |both )?${NUMBERED}(?:${ROLE}|${COUNSEL})(?:['’]s?)?(?:[ /](?:${ROLE}|counsel|advocates?|submissions?))*|he|she|they|it)`
const SAYS = String.raw`(?:submit(?:s|ted)?|argue[sd]?|contend(?:s|ed)?|aver(?:s|red)?|urge[sd]?|depone[sd]?|depose[sd]?|maintain(?:s|ed)?|assert(?:s|ed)?|allege[sd]?|fault(?:s|ed)|relie[sd]|rel(?:y|ies|ied|ying)|pray(?:s|ed)|claim(?:s|ed)|sought|seeks?|state[sd]?|insist(?:s|ed)?|oppose[sd]?|cite[sd]?|point(?:s|ed)|complain(?:s|ed)|conced(?:es?|ed)|emphasi[sz]e[sd]?|invite[sd]?|ask(?:s|ed)?|refer(?:s|red)?|made reference|place[sd]? reliance|propose[sd]?|say(?:s)?|said|attempt(?:s|ed)?|tr(?:y|ies|ied)|suggest(?:s|ed)?|accept(?:s|ed)?|rejoin(?:s|ed)?|repl(?:y|ied)|challeng(?:es?|ed)|distinguish(?:es|ed)|adopt(?:s|ed)|dispute[sd]?|respond(?:s|ed)?|buttress(?:es|ed)?|commend(?:s|ed)|draw(?:s|n)?|drew|identif(?:y|ied|ies)|testif(?:y|ies|ied)|told|den(?:y|ies|ied)|reiterate[sd]?|acknowledge[sd]?|admit(?:s|ted)?|confirm(?:s|ed)|explain(?:s|ed))`
const BETWEEN = String.raw`(?:[\s,]+(?:has|have|had|also|however|on the other hand|himself|herself|itself|themselves|further|then|thus|therefore|additionally|equally|again|still|in turn|only|who|who appeared for|did not|does not|would|\p{L}+ly|on (?:his|her|its|their) part|in (?:his|her|its|their|the) (?:\p{L}+ )?(?:submissions?|reply|response|rejoinder)|on (?:his|her|its|their) hand|(?:for|on behalf of) (?:the )?${NUMBERED}${ROLE}))*`
/** 'Counsel submitted', 'the 2nd Respondent also relied on', 'Mr. Kimondo, for the bank, urged': a party or its advocate speaks. */
const PARTY_SPEAKS = new RegExp(String.raw`(?:^|[\s,;(])(?:${WHO})${BETWEEN},?\s+${SAYS}\b`, 'iu')
/** 'It was submitted', 'reliance was placed on', 'the court was referred to', 'the appellant’s case is'. */
const REPORTED =
  /\b(?:(?:it|which|that) (?:was|is|has been|were) (?:\w+ ){0,3}?(?:submitted|argued|contended|averred|deponed|deposed|urged|alleged|said for|suggested)|reliance (?:was|is|has been|had been) (?:\w+ )?placed|(?:was|were|have been|has been|am|are) (?:also )?referred (?:me |us )?to|(?:referred|invited|urged|asked|prayed|called upon|directed|would have) (?:me|us|the court|this court|this honou?rable court)\b|according to (?:the (?:\w+ )?(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution)|counsel|him|her|them|pw|dw)|(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution|counsel|state|landlord|tenant)s?['’]s? (?:case|submissions?|contention|argument|position)s? (?:is|was|that|were)(?! (?:\p{L}+ly )?(?:on all fours|similar|identical|(?:no )?different|distinguishable)\b)|\w+['’]s? (?:case|contention|argument) (?:is|was) that|it (?:is|was|has been) (?:further |also )?(?:his|her|their|its|the (?:\w+ ){0,3}\w+(?:['’]s?)?) (?:submission|case|claim|contention|position|argument|evidence|testimony|complaint)|(?:pw|dw)\s?\d+\b[^.;]{0,60}\b(?:testified|stated|told|said|confirmed|adopted)|told the court\b|(?:on|in|upon) the (?:\w+ )?(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution|state)s?['’]s? (?:own )?(?:reading|view|case|argument|account|theory|submission)\b|in the (?:\w+ )?(?:submissions?|view|opinion|contention) of (?:the )?(?:\w+ )?(?:counsel|appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution)s?|in support of (?:this|that|the|his|her|their|its) (?:submission|argument|contention|proposition|position|point|assertion)|to (?:buttress|support|fortify) (?:this|that|his|her|their|its) (?:submission|argument|contention|position|point)|(?:counsel|advocates?|appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution)s? (?:was|is|were|are|remained) (?:\w+ )?(?:emphatic|adamant|categorical|insistent|firm|convinced|of the (?:view|opinion)) that|(?<!\bon )the (?:grounds?|submissions?|arguments?|contentions?) (?:(?:raised|advanced|made|put forward) )?(?:that|was|is|were|are))\b/iu
/** What a court says when it begins to decide: it ends the parties' part of a text without headings. */
const COURT_BEGINS =
  /\b(?:(?:I|we) have (?:\w+ )*(?:considered|read|reviewed|looked at|weighed|perused|evaluated|anxiously|carefully)|(?:this|the) court has (?:\w+ )*(?:considered|read|reviewed|perused)|(?:having|upon|after) (?:\w+ )*(?:consider(?:ed|ing)|perus(?:ed|ing)|review(?:ed|ing)|read(?:ing)?|heard|hearing)|issues? (?:for|that (?:arise|fall)s? for|falling for|arising for|that commend(?:s|ed)) (?:\w+ ){0,3}(?:determination|consideration)|this being (?:a|the) (?:first|second) appeal)\b/i

// what a lower court or another case says: 'the trial magistrate found', 'the Court of Appeal held', 'it was held that'
const ANOTHER_COURT =
  /\b(?:(?:trial|superior|lower|subordinate|high|supreme|taxing|single|learned|magistrates?['’]?s?)\s+(?:[\p{L}.’']+\s+){0,3}?(?:court|judge|magistrate|officer|master|tribunal|judges|magistrates)|court of appeal|the magistrate|the learned \p{L}+|it was (?:further |also )?(?:held|stated|observed)|\bthe court (?:therein |there )?(?:held|stated|observed|opined|noted|rendered|had this|considered)|\p{Lu}\p{L}+,? (?:C?J\.?|JA\.?|JJ\.?A?\.?|SCJ) (?:held|stated|opined|observed))\b/iu

// 'a notice of motion dated 18th June 2024 seeking the following orders;'
const LEADS_TO_PRAYERS =
  /\b(?:seek(?:s|ing)?|sought|pray(?:s|ed|ing)?(?: for)?|for)\b[^.]{0,60}\b(?:orders?|reliefs?|declarations?|prayers?)\b[^.]{0,30}[:;–—-]/i
// 'That the honourable court be pleased to grant a stay', 'She further prayed that'
const PRAYER =
  /\bcourt be pleased to\b|\b(?:any|such) (?:other|further)\b[^.]{0,40}\b(?:reliefs?|orders?|remed(?:y|ies))\b[^.]{0,40}\b(?:deems?|considers?) (?:it )?(?:fit|just|appropriate|necessary)\b|^\W*(?:\d+\W+)?(?:s?he|they|the \w+) (?:further |also )?pray(?:s|ed)? (?:that|for)\b/i
const PARTY_CASE =
  /\b(?:(?:his|her|their|its) (?:case|response|evidence|testimony|claim|defence)|the (?:response|reply|defence)) (?:is|was)\b|\b(?:premised|predicated|founded|based|supported|opposed) (?:on|upon|by) (?:the |inter alia )*grounds?\b[^.]{0,60}\bthat|\bthe (?:application|petition|appeal|claim) is that\b|\breasons? (?:offered|given|advanced) by\b|\b(?:basis|grounds?|gist|thrust|crux) (?:of|for|in support of) the (?:[\w'’]+ ){0,3}(?:application|petition|appeal|protest|motion|reference|claim|case) (?:is|are|was|were)\b|\b(?:affidavit|(?<!\bthe )submissions|reply|response|grounds of opposition)\b[^.]{0,150}\b(?:asserting|contending|averring|stating|indicating|deponing|deposing|(?:who|wherein (?:s?he|they)) (?:averred|deponed|deposed|stated))\b/i

// what is said of a citation, up to the next semicolon
const OF_CITATION = /\uE000[^;]*/g
/** '⟦…⟧, in which he said' is a judge. */
const OF_A_JUDGE = /\b(?:in which|where|wherein|when)\s+(?:he|she|it|they)\b/gi

/** Whether a sentence tells what a party or its advocate says. */
export function isPartySpeech(sentence: string): boolean {
  const spoken = sentence.replace(OF_CITATION, (said) => said.replace(OF_A_JUDGE, ''))
  return PARTY_SPEAKS.test(spoken) || REPORTED.test(spoken)
}

/** Whether a court turns to its own view with these words. */
export const isCourtBeginning = (sentence: string): boolean => COURT_BEGINS.test(sentence)

/** Whether a sentence reports what another court, or the court below, says. */
export const isOfAnotherCourt = (sentence: string): boolean => ANOTHER_COURT.test(sentence)

/** Whether words announce what is prayed for: 'seeking the following orders:'. */
export const leadsToPrayers = (words: string): boolean => LEADS_TO_PRAYERS.test(words)

/** Whether a sentence is prayed for, or says that more is. */
export const isPrayer = (sentence: string): boolean => PRAYER.test(sentence)

/** Whether a sentence tells a party's case without a verb of saying: 'His case was that', 'The application is premised on grounds that'. */
export const isPartyCase = (sentence: string): boolean => PARTY_CASE.test(sentence)

/** A party speaks, or what its case is is told. */
export const isOfParty = (sentence: string): boolean => isPartySpeech(sentence) || isPartyCase(sentence)

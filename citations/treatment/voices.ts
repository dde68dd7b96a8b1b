const ROLE = String.raw`(?:appellants?|respondents?|applicants?|petitioners?|plaintiffs?|defendants?|claimants?|accused(?: persons?)?|prosecution|state|objectors?|protest[oe]rs?|tenants?|landlords?|administrators?|interested part(?:y|ies)|judgment[ -](?:debtors?|creditors?)|decree[ -]holders?|garnishees?|commissioner|republic|attorney general|crown|secretary of state|minister|amicus(?: curiae)?|part(?:y|ies))`
const NUMBERED = String.raw`(?:(?:\d+ ?(?:st|nd|rd|th)|first|second|third|fourth|fifth|learned|said|other|two|three|both|ex parte)[\s,&]+(?:(?:and|to) )?)*`
const COUNSEL = String.raw`(?:(?:learned |senior |state |prosecution |defence )*counsel|advocates?|m(?:r|s|rs|iss|/s)\.? ?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:,? (?:SC|KC|QC))?|senior counsel)`
const WHO = String.raw`(?:(?:the |an? |for |both )?${NUMBERED}(?:${ROLE}|${COUNSEL})(?:['’]s?)?(?:[ /](?:${ROLE}|counsel|advocates?|submissions?))*|he|she|they|it)`
const SAYS = String.raw`(?:submit(?:s|ted)?|argue[sd]?|contend(?:s|ed)?|aver(?:s|red)?|urge[sd]?|depone[sd]?|deposed?|maintain(?:s|ed)?|assert(?:s|ed)?|allege[sd]?|fault(?:s|ed)|relie[sd]|rel(?:y|ies|ied|ying)|pray(?:s|ed)|claim(?:s|ed)|sought|seeks?|state[sd]?|insist(?:s|ed)?|oppose[sd]?|cite[sd]?|point(?:s|ed)|complain(?:s|ed)|conced(?:es?|ed)|emphasi[sz]e[sd]?|invite[sd]?|ask(?:s|ed)?|refer(?:s|red)?|made reference|place[sd]? reliance|propose[sd]?|say(?:s)?|said|attempt(?:s|ed)?|tr(?:y|ies|ied)|suggest(?:s|ed)?|accept(?:s|ed)?|rejoin(?:s|ed)?|repl(?:y|ied)|challeng(?:es?|ed)|distinguish(?:es|ed)|adopt(?:s|ed)|dispute[sd]?|respond(?:s|ed)?|buttress(?:es|ed)?|commend(?:s|ed)|draw(?:s|n)?|drew|identif(?:y|ied|ies))`
const BETWEEN = String.raw`(?:[\s,]+(?:has|have|had|also|further|then|thus|therefore|additionally|equally|again|still|in turn|only|who|who appeared for|did not|does not|would|\p{L}+ly|on (?:his|her|its|their) part|in (?:his|her|its|their|the) (?:\p{L}+ )?(?:submissions?|reply|response|rejoinder)|(?:for|on behalf of) (?:the )?${NUMBERED}${ROLE}))*`
/** 'Counsel submitted', 'the 2nd Respondent also relied on', 'Mr. Kimondo, for the bank, urged': a party or its advocate speaks. */
const PARTY_SPEAKS = new RegExp(String.raw`(?:^|[\s,;(])(?:${WHO})${BETWEEN},?\s+${SAYS}\b`, 'iu')
/** 'It was submitted', 'reliance was placed on', 'the court was referred to', 'the appellant’s case is'. */
const REPORTED =
  /\b(?:(?:it|which|that) (?:was|is|has been|were) (?:\w+ ){0,3}?(?:submitted|argued|contended|averred|deponed|urged|alleged|said for|suggested)|reliance (?:was|is|has been|had been) (?:\w+ )?placed|(?:was|were|have been|has been|am|are) (?:also )?referred (?:me |us )?to|(?:referred|invited|urged|asked|prayed|called upon|directed) (?:me|us|the court|this court|this honou?rable court)\b|according to (?:the (?:\w+ )?(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution)|counsel|him|her|them)|(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution|counsel|state|landlord|tenant)s?['’]s? (?:case|submissions?|contention|argument|position)s? (?:is|was|that|were)|in support of (?:this|that|the|his|her|their|its) (?:submission|argument|contention|proposition|position|point|assertion)|to (?:buttress|support|fortify) (?:this|that|his|her|their|its) (?:submission|argument|contention|position|point)|the (?:grounds?|submission|argument|contention) (?:that|was|is))\b/i
/** Headings under which the parties are heard. */
const PARTIES_HEADING =
  /\b(?:submissions?|arguments?|contentions?|(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution|accused|part(?:y|ies)|defence|state|landlord|tenant)(?:s|['’]s|s['’])?['’]? (?:\w+ )?(?:case|evidence|response|reply|position)s?|pleadings?|grounds of (?:appeal|opposition)|the (?:application|petition|motion|response|defence|evidence)$|affidavits?)\b/i
const COURT_HEADING =
  /\b(?:analysis|determination|disposition|disposal|findings?|conclusions?|decision|orders?|issues?|whether|reasons?|reasoning|holding|consideration|discussion|the law|applicable law|legal (?:framework|principles)|evaluation|introduction|background|facts|history)\b/i
/** What a court says when it begins to decide: it ends the parties' part of a text without headings. */
const COURT_BEGINS =
  /\b(?:(?:I|we) have (?:\w+ )*(?:considered|read|reviewed|looked at|weighed|perused|evaluated|anxiously|carefully)|(?:this|the) court has (?:\w+ )*(?:considered|read|reviewed|perused)|(?:having|upon|after) (?:\w+ )*(?:consider(?:ed|ing)|perus(?:ed|ing)|review(?:ed|ing)|read(?:ing)?|heard|hearing)|issues? (?:for|that (?:arise|fall)s? for|falling for|arising for|that commend(?:s|ed)) (?:\w+ ){0,3}(?:determination|consideration)|this being (?:a|the) (?:first|second) appeal)\b/i

/** '⟦…⟧, in which he said' is a judge. */
const OF_A_JUDGE = /(?<=\uE000[^;]*)\b(?:in which|where|wherein|when)\s+(?:he|she|it|they)\b/gi

/** Whether a sentence tells what a party or its advocate says. */
export function isPartySpeech(sentence: string): boolean {
  const spoken = sentence.replace(OF_A_JUDGE, '')
  return PARTY_SPEAKS.test(spoken) || REPORTED.test(spoken)
}

/** Whose words stand under a heading: of the parties, of the court, or nobody's in particular. */
export const voiceOfHeading = (heading: string): 'parties' | 'court' | null =>
  COURT_HEADING.test(heading) ? 'court' : PARTIES_HEADING.test(heading) ? 'parties' : null

/** Whether a court turns to its own view with these words. */
export const isCourtBeginning = (sentence: string): boolean => COURT_BEGINS.test(sentence)

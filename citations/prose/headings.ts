/** What stands under a heading: the matter, what the parties say, a paper or the evidence (whoever tells of it), the law, or what is decided. */
export type HeadingKind = 'opening' | 'parties' | 'papers' | 'law' | 'decision'

// 'Analysis and Determination', 'Issues for determination', 'Whether the notice was valid', 'Disposition'
const DECISION =
  /\b(?:analysis|determination|disposition|disposal|find(?:s|ings?)?|conclusions?|decision|orders?|issues?|whether|reasons?|reasoning|holding)\b/i
// 'The applicable law', 'Discussion', 'Consideration of the appeal'
const LAW = /\b(?:consideration|discussion|the law|applicable law|legal (?:framework|principles)|evaluation)\b/i
// 'Introduction', 'Background facts', 'History of the dispute'
const OPENING = /\b(?:introduction|background|facts|history)\b/i
// 'Appellant’s submissions', 'The petitioner’s case', 'Grounds of opposition', 'Replying affidavit', 'The petition'
const PARTIES =
  /\b(?:submissions?|arguments?|contentions?|(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|prosecution|accused|part(?:y|ies)|defence|state|landlord|tenant)(?:s|['’]s|s['’])?['’]? (?:\w+ )?(?:case|evidence|response|reply|position)s?|pleadings?|grounds of (?:appeal|opposition)|the (?:application|petition|motion|response|defence|evidence)$|affidavits?)\b/i
// 'Evidence of PW1', 'Case before the tribunal', 'Application for stay'
const PAPERS = /\b(?:case|evidence|grounds|response|petition|application)\b/i

// 'Appellant’s submissions on the issues', 'Orders sought': whoever decides is not meant by what they name
const OF_PARTIES = /\b(?:submissions?|arguments?|contentions?|sought)\b/i
const DECIDES = /\b(?:analysis|determination|consideration|discussion)\b/i
// 'Decision of the trial court', 'The magistrate’s findings'
const OF_COURT_BELOW =
  /\b(?:trial|lower|superior|subordinate) court\b|\b(?:magistrate|tribunal|registrar|deputy registrar|taxing (?:officer|master))['’]s\b/i

/** What a heading announces; null where its words do not tell. */
export function kindOfHeading(heading: string): HeadingKind | null {
  if (OF_PARTIES.test(heading) && !DECIDES.test(heading)) return 'parties'
  if (OF_COURT_BELOW.test(heading) && !DECIDES.test(heading) && !/\bwhether\b/i.test(heading)) return 'opening'
  if (DECISION.test(heading)) return 'decision'
  if (LAW.test(heading)) return 'law'
  if (OPENING.test(heading)) return 'opening'
  if (PARTIES.test(heading)) return 'parties'
  return PAPERS.test(heading) ? 'papers' : null
}

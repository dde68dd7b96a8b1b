import { isPartySpeech } from '../prose/voices.ts'
import type { FoundClause } from './clauses.ts'
import type { FoundTreatment } from './treatment.ts'
import type { FoundTurn } from './turns.ts'
import { SAID } from './turns/turn.ts'

const COURT_NAMES = String.raw`(?:court of appeals?|supreme court|high court|superior courts?|house of lords|privy council|federal court|full (?:court|federal court)|appellate court|divisional court|constitutional court|employment and labour relations court|environment and land court|(?:trial|primary|lower|subordinate|learned)(?: \p{L}+)? (?:court|judges?|magistrates?)|learned \p{L}+|magistrate|judges?|majority|bench(?: of \p{L}+)?|(?:later|subsequent|many|several|most|all) (?:\p{L}+ )?(?:cases|decisions|authorities|courts|benches)|court (?:therein|there|below)|upper tribunal|tribunal|federal magistrate|senior member|taxing (?:officer|master)|deputy registrar|\p{Lu}\p{L}+,? (?:JJ?A?|SCJ|[LMC]J|LJJ|P|MR)\b\.?|lord \p{L}+|court)`
/** 'In declining to follow ⟦…⟧, the judge': whoever the main clause speaks of. */
const MAIN_SUBJECT_IS_OTHER = new RegExp(String.raw`^[^,;]{0,80},\s+(?:the\s+)?(?!court\b)${COURT_NAMES}[\s,]`, 'iu')
/** 'I', 'we', 'this Court': right before the verb, adverbs and help verbs between. */
const HELP = String.raw`(?:[\s,]+(?:\p{L}+ly|also|now|further|then|thus|therefore|hereby|in turn|too|so|still|both|each|unanimously|itself|indeed|again|with respect|with (?:great|utmost|due) respect|am|is|are|was|were|have|has|had|do|does|did|will|shall|must|would|may|can do no better than(?: to)?|cannot but|hasten to|wish to|beg to|cho(?:o|)se (?:not )?to|prefer (?:not )?to|elect (?:not )?to|proceed to|propose to|intend to|inclined to|gratefully|bound to|obliged to|constrained to|persuaded to|minded to|content to|happy to|going to|unable to|cannot|consider(?:s|ed)? (?:my|our|it|him|her)sel(?:f|ves)|f(?:i|ou)nd (?:my|our|it|him|her)sel(?:f|ves)|later|subsequently|since|find no reason to|see no reason to|see no need to|not|find|found|find myself|note and|\p{L}+ and|in (?:so doing|doing so)|entirely|in this regard|as such|and|in|no reason to|no basis to|once more|on (?:my|our) part))*`
const SELF = new RegExp(
  String.raw`(?:^|[\s,;(])(i|we|this (?:(?:honou?rable|very|same|appellate|superior) )?(?:court|tribunal|bench|board|committee)|the present court)${HELP}[\s,]*$`,
  'iu',
)
const FIRST_PERSON = /^(?:i|we)$/i
/** 'The court' is this one only where no other is spoken of. */
const THE_COURT = new RegExp(
  String.raw`(?:^|,\s)(?:in (?:this|that) regard,? |accordingly,? |therefore,? |consequently,? |thus,? |hence,? |and )*the (?:court|tribunal|bench)${HELP}[\s,]*$`,
  'iu',
)
const OTHER = new RegExp(
  String.raw`(?:${COURT_NAMES}|\uE001)[\s,(]*(?:\([^)]*\)|at (?:para\w*\.? )?[[\]\d–, -]+)?${HELP}(?:[\s,]+(?:was|were|is|are) (?:right|correct|entitled|wrong|justified) (?:to|in)|[\s,]+(?:erred|fell into error) in|[\s,]+rightly)?[\s,]*$`,
  'iu',
)
/** 'Guided by …', 'Applying …' at the head of a sentence. */
const OPENS = /^(?:(?:in|having|being|and|thus|therefore|accordingly|so|while|by|i|as) )*(?:\w+ly,? )?$/i
const NEGATION =
  /\b(?:not|never|nor|neither|without|rather than|instead of|cannot|unable|no reason|no basis|no need|reluctant|loath)\b[\p{L}\s,]{0,30}$/iu
/** 'Decline the invitation to', 'am not inclined to': whoever speaks does the opposite. */
const DECLINES =
  /\b(?:declin(?:e[sd]?|ing)|refus(?:e[sd]?|ing)|(?:am|are|is|was|were) (?:not |un|dis)(?:inclined|prepared|persuaded|minded|willing))(?:\s+(?:the|his|her|their|that|any|counsel['’]s)\s+(?:invitation|request|call|plea)s?)?\s+to\s+$/i
/** 'Had I been free I would have': what was not done. */
const COUNTERFACTUAL = /\b(?:would|could|might|should|ought to)\s+(?:\p{L}+ly\s+)?have\b[^,;]{0,40}$/iu
/** 'Nothing in ⟦…⟧ overrules', 'nothing that distinguishes'. */
const NOTHING = /\b(?:nothing|none|nobody|no one|neither)\b[^,;]{0,60}$/i
/** 'I have no choice but to follow', 'I cannot but agree', 'the judge cannot be faulted for following'. */
const CHOICELESS =
  /\b(?:cannot|can hardly|could (?:not|hardly)) be (?:faulted|criticised|blamed) for(?=\s)|\b(?:(?:have|has|had|am left with) no (?:choice|option|alternative)|cannot) but(?: to)?(?=\s)/gi
/** 'I was urged to follow ⟦…⟧. I decline to do so.' */
const AND_DECLINES =
  /^[^.;]{0,90}?\b(?:i|we|this court)\s+(?:(?:\w+ly|with respect|must)\s+)*(?:(?:declines?|refuses?)\s+(?:to\s+do\s+so|(?:that|the|this)\s+(?:invitation|request))|(?:cannot|shall not|will not|do not)\s+do\s+so)\s*[.!]*\s*$/i
/** 'I was urged to follow ⟦…⟧.' is answered with these: 'I shall do so.' */
export const ANSWERS = /^(?:i|we|this court)\s[^.;,]{0,50}(?:\bdo(?:es)?(?:\s+so)?|\b(?:invitation|request))\s*[.!]*\s*$/i
/** 'We have been asked to overrule ⟦…⟧, and we do so.' */
const AND_DOES_SO =
  /^[^.;]{0,90}?\b(?:i|we|this court)\s+(?:(?:now|hereby|accordingly|therefore|gladly|here|shall|will)\s+)*(?:do|does)(?:\s+so)?\s*[.!]*\s*$/i
const NO_REASON =
  /\b(?:no|any|good|cogent|compelling)\s+(?:\w+\s+){0,2}(?:reasons?|basis|grounds?|cause|need|justification)\s+(?:\w+\s+){0,3}to\s+$/i
const SELF_SPEAKS = /\b(?:i|we|this court)\b|\bthere (?:is|being)\b/i
/** 'Whether', 'if', 'should': nothing is decided. */
const UNDECIDED =
  /\b(?:whether|if|unless|should|ought|could|might|may|can(?! do no better)|were to|asked to|invited to|urged to|sought to|seek to|seeks to|trying to|tried to|power to|jurisdiction to|discretion to|free to|open to|when to|how to)\b[^,;]{0,60}$/i
const BOUNDARY =
  /(?:[;:]|,\s+(?:and|but|which|who|where|while|whereas|although|though)\s|\s(?:but|whereas|while|that|which|because|where)\s)(?=[^;:]*$)/i
const BEGINS_WITH_COURT = new RegExp(String.raw`^(?:(?:the\s+)?${COURT_NAMES}|\uE000\uE001*)\s`, 'iu')
/** 'This Court, exercising its power, departs from', 'The High Court has in many decisions refused to apply': no other subject between. */
const FAR = String.raw`(?:,[^,;\uE000]{1,80},|\s+(?:has|have|had)\s+(?:in|on|at|over)\b[^;]{1,200})[\s\p{L}]{0,12}\s*$`
const SUBJECT_FAR_BEFORE = new RegExp(String.raw`^(?:i|we|this (?:honou?rable )?court)${FAR}`, 'iu')
const COURT_FAR_BEFORE = new RegExp(String.raw`^(?:the\s+)?${COURT_NAMES}${FAR}`, 'iu')
/** 'The magistrate did not overlook it; he applied': the court that the sentence begins with. */
const HE = /(?:^|[;,\s])(?:he|she|it|they)\s+(?:\p{L}+ly\s+)?$/iu
const COORDINATED = /\band\s+(?:in (?:so doing|doing so)\s+|now\s+|\p{L}+ly\s+|to\s+be\s+)?$/iu
const FIRST_SUBJECT = new RegExp(String.raw`^(?:(?:the\s+)?${COURT_NAMES}|(?:\w+,\s)?(?:i|we|this court))\s`, 'iu')
const ANOTHER_SUBJECT =
  /\b(?:he|she|they|who|that|counsel|appellants?|respondents?|applicants?|petitioners?|plaintiffs?|defendants?|claimants?|court|judge|magistrate|tribunal)\b/i
/** Another court, named, speaks in the words before. */
const HELD_BY_OTHER = new RegExp(
  String.raw`\b(?:in\s+\uE000\uE001*|${COURT_NAMES})[^;]{0,80}?\b(?:${SAID}|opined|considered|concluded|accepted|acknowledged|thought|agreed|doubted|suggested|appreciated|quoting|(?:was|were) of the (?:opinion|view)|took the view)\b(?!\s+(?:in|by)\s)`,
  'iu',
)

/** 'I accept the submission that': what a party said has become the court's. */
const ACCEPTED =
  /^(?:[\p{L} ]{1,30},\s)?(?:I|we|this court)\s+(?:\p{L}+\s+)?(?:accepts?|agrees? with|upholds?)\s+[^,;.]{0,60}?\b(?:submissions?|arguments?|contentions?)\b[^,;.]{0,40}?\s(?:that|which)\b/iu

/** 'argues, correctly in my view,', 'rightly concedes', ', as the respondent concedes' */
const RIGHTLY =
  /\b(?:argue[sd]?|submit(?:s|ted)?|contend(?:s|ed)?|concede[sd]?|points? out|pointed out),?\s+(?:quite\s+)?(?:rightly|correctly)\b|\b(?:rightly|correctly)\s+(?:argue[sd]?|submit(?:s|ted)?|contend(?:s|ed)?|concede[sd]?|point(?:s|ed) out)\b|,\s+as\s+[^,;.]{1,60}\s(?:concede|acknowledge|accept)[sd]?\b/i

/** 'The third ground is that the magistrate misapplied' */
const GROUND = /\b(?:first|second|third|fourth|fifth|sixth|last|main|only|next) ground(?: of appeal)? (?:is|was) that\b/i

/** Whether a sentence is a party's and not taken over by the court. */
export const isOfParty = (sentence: string): boolean =>
  (isPartySpeech(sentence) || GROUND.test(sentence)) && !ACCEPTED.test(sentence) && !RIGHTLY.test(sentence)

/** 'Unaware that', 'did not disclose that', 'conceded that': what comes next is so, whoever was silent on it. */
const FACTIVE =
  /\b(?:unaware|ignorant of the fact|overlook(?:s|ed|ing)(?: the fact)?|conced(?:es?|ed|ing)|without (?:saying|mentioning|disclosing)|(?:not|never|neither)\b[^.;]{0,30}\b(?:told|tell|disclosed?|mention(?:ed)?|said|say)\b[^.;]{0,30}|(?:fail(?:s|ed)?|omit(?:s|ted)?|neglect(?:s|ed)?) to (?:say|mention|disclose|notice))\s+that\s+(?:the\s+(?:decision|judgment|ruling)\s+in\s+)?$/i
export const isFactive = (before: string): boolean => FACTIVE.test(before)

/** 'Counsel relied on ⟦…⟧, but': what a party cited is told, what comes next is the court's. */
const CITES_ONLY =
  /^(?:(?!\bthat\b|\b(?:submit|argu|contend|urg|maintain)\w*)[^;])*?\b(?:cite[sd]?|rel(?:y|ies|ied)|referred|refers|invoked|reliance)\b(?:(?!\bthat\b|\b(?:submit|argu|contend|urg|maintain)\w*)[^;])*?[,;]\s*(?:but|yet|however)\b/i
/** Whether a sentence that begins with what a party cited has come to the court's answer at a place. */
export const isAnswered = (sentence: string, at: number): boolean => {
  const cites = CITES_ONLY.exec(sentence)?.[0]
  return cites !== undefined && cites.length <= at && !isPartySpeech(sentence.slice(cites.length))
}

/** What a clause comes to when it is heard who speaks; null where nobody decides, or it cannot be told who does. */
export function judgeClause(
  sentence: string,
  { treatment, negated, at, end, passive, verb, cited }: FoundClause,
): { treatment: FoundTreatment; by: 'this court' | 'another court'; firstPerson: boolean } | null {
  const before = withoutAsides(sentence.slice(0, at)).replace(CHOICELESS, (words) => ' '.repeat(words.length))
  const boundary = BOUNDARY.exec(before)
  const clause = before.slice(boundary ? boundary.index + boundary[0].length : 0)
  if (passive) return judgePassive(sentence, { treatment, end, verb }, { before, subject: before.slice(0, cited[0]) })
  if (NO_REASON.test(clause)) {
    return SELF_SPEAKS.test(clause) && (treatment === 'departed from' || treatment === 'distinguished')
      ? { treatment: 'followed', by: 'this court', firstPerson: true }
      : null
  }
  if (COUNTERFACTUAL.test(clause) || NOTHING.test(before) || UNTRUE_THAT.test(before)) return null
  if (AND_DOES_SO.test(sentence.slice(end))) return { treatment, by: 'this court', firstPerson: true }
  if (AND_DECLINES.test(sentence.slice(end))) {
    const refused = /^depart/i.test(verb) ? 'followed' : denial(treatment, negated, verb)
    return refused && { treatment: refused, by: 'this court', firstPerson: true }
  }
  if (UNDECIDED.test(clause)) return null
  const declines = DECLINES.exec(clause)
  const spoken = declines ? clause.slice(0, declines.index) : clause
  const denied = declines !== null || NEGATION.test(clause) || /\bnot\b/i.test(verb)
  const self = SELF.exec(spoken)
  const meant = !denied ? treatment : self && /^depart/i.test(verb) ? 'followed' : denial(treatment, negated, verb)
  if (!meant) return null
  if (self) return { treatment: meant, by: 'this court', firstPerson: FIRST_PERSON.test(self[1]!) }
  if (/\bto\s+$/i.test(spoken) && !OTHER.test(spoken)) return null
  const opens =
    (OPENS.test(before) &&
      /^(?:\w+ing|guided|persuaded|fortified|bound|inspired|enlightened|mindful|alive|conscious|cogni[sz]ant)\b/i.test(verb)) ||
    /(?:^|[,;]\s)(?:having|after)\s+(?:\p{L}+ly\s+)?$/iu.test(before)
  if (opens)
    return { treatment: meant, by: MAIN_SUBJECT_IS_OTHER.test(sentence.slice(end)) ? 'another court' : 'this court', firstPerson: false }
  if (THE_COURT.test(before) && !HELD_BY_OTHER.test(before) && !/\uE000/.test(before))
    return { treatment: meant, by: 'this court', firstPerson: false }
  // '…, and applied ⟦…⟧', 'but in truth departed from it': whoever was the subject of the clause before
  if (/^\s*(?:in (?:truth|fact|effect)\s*|\p{L}+ly\s*)?$/u.test(clause) && boundary) {
    const clauseBefore = before.slice(0, boundary.index)
    if (SELF.test(firstWords(clauseBefore))) return { treatment: meant, by: 'this court', firstPerson: false }
    if (BEGINS_WITH_COURT.test(clauseBefore)) return { treatment: meant, by: 'another court', firstPerson: false }
  }
  // '⟦…⟧, which overruled', '⟦…⟧ (overruling'
  if (/\uE001,?\s+which\s+(?:\p{L}+ly\s+)?$/u.test(before)) return { treatment: meant, by: 'another court', firstPerson: false }
  // 'I am bound by ⟦…⟧ and persuaded by ⟦…⟧', 'The Court of Appeal allowed the appeal and restored ⟦…⟧'
  if (COORDINATED.test(clause) && !ANOTHER_SUBJECT.test(clause.replace(FIRST_SUBJECT, ''))) {
    if (SELF.test(firstWords(clause))) return { treatment: meant, by: 'this court', firstPerson: true }
    if (BEGINS_WITH_COURT.test(clause)) return { treatment: meant, by: 'another court', firstPerson: false }
  }
  // 'The Court of Appeal affirmed ⟦…⟧' decided an appeal from it
  if (SUBJECT_FAR_BEFORE.test(spoken)) return { treatment: meant, by: 'this court', firstPerson: true }
  return OTHER.test(spoken) || COURT_FAR_BEFORE.test(spoken) || (HE.test(spoken) && BEGINS_WITH_COURT.test(before))
    ? { treatment: /^affirm/i.test(verb) ? 'upheld' : meant, by: 'another court', firstPerson: false }
    : null
}

const DENIAL = /\b(?:not|never|nor|cannot|without|failed|failure)\b[^,;]{0,20}$|\b(?:contrary|misdirected|erred)\b[^,;]{0,80}$/i
/** 'I do not think that ⟦…⟧ is authority for'; 'I have not overlooked ⟦…⟧, by which I am bound' denies nothing. */
const DISBELIEF =
  /\b(?:(?:not|never|cannot|hardly)\s+(?:\w+\s+){0,2}(?:said|think|consider|find|agree|accept|believe|say|hold|read|understand|suggest|shown?|demonstrated?|argued?|establish(?:ed)?|proved?|persuaded|convinced|satisfied|correct|right|true)|(?:wrong|incorrect|inaccurate|idle|untrue)\s+to\s+\w+|(?:i|we|this court)\s+(?:\w+\s+)?(?:reject|disagree|dispute))\b(?:,\s\w+,)?[^,;]*$/i
const BELIEF_OF_OTHERS =
  /\b(?:(?:he|she|they)\s+(?:thinks?|believes?|says?|supposes?)|(?:nobody|no one|none of (?:them|the parties))\s+(?:\w+\s+)?\w+s?)\s+(?:that\s+)?$/i
/** 'No decision in which ⟦…⟧ was doubted', 'not any that overruled it'. */
const OF_NONE =
  /\b(?:any|no)\s+(?:\w+\s+){0,2}(?:decisions?|cases?|authorit(?:y|ies)|judgments?|courts?)\s+(?:in which|where|by which|that|which)\b[^,;]*$/i
/** 'It is not correct that ⟦…⟧', 'I am not persuaded that the court'. */
const UNTRUE_THAT =
  /\b(?:not|never|hardly|cannot)\s+(?:\w+\s+)?(?:correct|right|true|accurate|so|said|say|persuaded|convinced|satisfied|think|believe|accept|agree|find|suggested?)\s+that\s[^,;]*$|\b(?:wrong|incorrect|inaccurate|untrue)\s+(?:to\s+\w+\s+)?that\s[^,;]*$/i
/** Who speaks in a turn of phrase; null where nothing is decided with it, or it is denied. */
export function judgeTurn(
  sentence: string,
  { treatment, by, at, present }: FoundTurn,
): { treatment: FoundTreatment; by: 'this court' | 'another court'; firstPerson: boolean } | null {
  const before = withoutAsides(sentence.slice(0, at))
  if (
    UNDECIDED.test(before) ||
    COUNTERFACTUAL.test(before) ||
    NOTHING.test(before) ||
    /\b(?:whether|if|unless),?\s*$/i.test(before) ||
    (present ? DISBELIEF : DENIAL).test(before)
  )
    return null
  if (by) return { treatment, by, firstPerson: false }
  if (NO_REASON.test(before))
    return treatment === 'distinguished' && SELF_SPEAKS.test(before) ? { treatment: 'followed', by: 'this court', firstPerson: true } : null
  return { treatment, by: HELD_BY_OTHER.test(before) ? 'another court' : 'this court', firstPerson: /\b(?:i|we)\s/i.test(before) }
}

/** ', who gave the leading speech,' stands between a subject and its verb. */
const withoutAsides = (words: string) =>
  words.replace(
    /,\s+(?:who|which|whose|with whom|giving|delivering|speaking|sitting|with|at|in|by|for|on|as|although|though|despite|upon|like|without)\b[^,;:\uE000]{1,100},/gi,
    (aside) => ' '.repeat(aside.length),
  )

const firstWords = (text: string) => /^(?:\w+,\s)?(?:i|we|this court)\b/i.exec(text)?.[0] ?? ''

function denial(treatment: FoundTreatment, negated: FoundTreatment | null, verb: string): FoundTreatment | null {
  if (/\b(?:bound|guided|rel|cit|quot|draw|restat|reiterat|swayed)/i.test(verb)) return null
  return treatment === 'followed' ? negated : null
}

function judgePassive(
  sentence: string,
  { treatment, end, verb }: { treatment: FoundTreatment; end: number; verb: string },
  { before, subject }: { before: string; subject: string },
): { treatment: FoundTreatment; by: 'this court' | 'another court'; firstPerson: boolean } | null {
  if (/\b(?:whether|if|unless)\b/i.test(before) || /\b(?:should|ought|could|might|may|would)\b/i.test(verb)) return null
  if (
    /^(?:must|can|has to|is to|falls to)\b/i.test(verb) &&
    !/distinguished$|confined to|^(?:must|has to|falls to).*(?:followed|applied)$/i.test(verb)
  )
    return null
  // 'I do not consider that it has been overruled', 'Neither … nor'; 'he did not disclose that it has been overruled' denies nothing
  // 'He thinks that ⟦…⟧ is wrong', 'Nobody argued that', 'is said to be'
  if (BELIEF_OF_OTHERS.test(subject) || /\b(?:said|alleged|claimed|argued) to\b/i.test(verb)) return null
  if (DISBELIEF.test(subject) || /\b(?:nor|neither|not)\s+(?:in\s+)?$/i.test(subject)) return null
  if (OF_NONE.test(subject)) return null
  const inverted =
    /\b(?:not|never)\s/i.test(verb) &&
    !/\bnot (?:applicable|relevant|on all fours|of |followed|to be followed|correctly|good law)/i.test(verb)
  if (inverted) {
    const notFollowed =
      treatment === 'followed' &&
      !/\bnot followed$/i.test(verb) &&
      /^(?:was|were|has|have)\b.*(?:followed|approved|adopted|endorsed)$/is.test(verb)
    return notFollowed ? { treatment: 'departed from', by: 'another court', firstPerson: false } : null
  }
  if (treatment === 'followed' && /\bnot followed$/i.test(verb)) return null
  const after = sentence.slice(end)
  // by a party or its counsel: nothing that a court did
  if (
    /^\s*(?:by|in)\s+(?:the\s+)?(?:\w+\s+){0,2}(?:counsel|appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|submissions?|mr|ms|mrs)\b/i.test(
      after,
    )
  )
    return null
  const byOther =
    /^\s*(?:,?\s*(?:on appeal|recently|subsequently|later|in \d{4}))?\s*(?:by (?!this court|me\b|us\b)|in (?!this|the (?:present|instant|circumstances|current)|any|our|my|so far)|at\b)/i.test(
      after,
    )
  const told = HELD_BY_OTHER.test(before)
  if (/^(?:do|does|did)\b/i.test(verb)) return { treatment, by: told ? 'another court' : 'this court', firstPerson: false }
  const past = /^(?:was|were|has|have|had|,)/i.test(verb.trim())
  const states =
    /\bwrong|unsound|erroneous|obsolete|dead letter|limited|little|flawed|the law|authority|poles|distinguishable|inapplicable|per incuriam|good law|bad law|applicable|relevant|binding|all fours|assistance|help|distinct|different|decided/i.test(
      verb,
    )
  const firstPerson = /\b(?:i|we)\s+(?:\w+\s+)?(?:find|hold|consider|think|regard|am|are|note)\b/i.test(before)
  if (/\b(?:me|us|this court)$/i.test(sentence.slice(0, end))) return { treatment, by: 'this court', firstPerson: true }
  if (states) return { treatment, by: told && !firstPerson ? 'another court' : 'this court', firstPerson }
  if (/\bhereby\b|^(?:is|are)\b/i.test(verb) && !byOther) return { treatment, by: 'this court', firstPerson }
  return past || byOther
    ? { treatment: treatment === 'followed' && /\baffirmed/i.test(verb) ? 'upheld' : treatment, by: 'another court', firstPerson: false }
    : { treatment, by: 'this court', firstPerson }
}

import type { Part } from '#contract/cases'

/** What an opinion says it is. `null` where its words say nothing. */
export type SaidKind = Extract<NonNullable<Part['opinion_kind']>, 'majority' | 'concurring' | 'dissenting'> | null

const US = String.raw`\b(?:I|we)\b`
/** 'with respect', 'respectfully', 'regretfully', 'therefore', 'must', 'am constrained to', 'beg to' */
const POLITE = String.raw`(?:,?\s+(?:with\s+(?:the\s+)?(?:greatest|utmost|tremendous|great|due|much)?\s*respect|respectfully|regretfully|regrettably|therefore|accordingly|must|am constrained to|are constrained to|beg to|also|thus|however|humbly|strongly|partly|partially),?)*`
/** Whom a judge may agree or differ with on a bench: not counsel, a party or the judge below. */
const OFFICE = String.raw`(?:A?D?CJ|P|JSC|JCC|SCJJ?|LJJ?|A?JJ?\.?\s?A|PCA|JJ?|AJ)\b`
const NAMED = String.raw`(?:[\p{Lu}][\p{L}’'.]*,?\s+(?:and\s+|&\s+|ole\s+)?){1,6}${OFFICE}`
const COLLEAGUE = String.raw`(?:the\s+majority|(?:my|the|our)\s+(?:(?:learned|noble|honourable|hon\.?|other|respected|two|four|three|five|six)\s+)*(?:brothers?|sisters?|colleagues?|brethren)|${NAMED})`
const THEIR = String.raw`(?:(?:his|her|their|the)\s+(?:\p{L}+\s+){0,3}(?:conclusions?|reasoning|judgment|opinions?|decision|result|orders?|views?|findings?|analysis)\b(?:\s+(?:and\s+(?:the\s+)?\p{L}+\s+)?(?:of|by|reached by|arrived at by|proposed by|prepared by|taken by|expressed by)\s+${COLLEAGUE})?)`
const REGRET = String.raw`regret(?:tably|fully)?,?\s+(?:that\s+)?`

// 'I have had the advantage of reading in draft the judgment of Tanga, JA', 'I have read the judgment of the majority'
const DRAFT = new RegExp(
  String.raw`${US}\s+have\s+(?:(?:also|carefully|since)\s+)*(?:had\s+the\s+(?:\p{L}+\s+){1,4}(?:of\s+reading|to\s+read|to\s+peruse|of\s+perusing)|read|perused|considered)\b[^.]{0,60}\b(?:in\s+draft|in\s+advance|draft|majority\s+(?:judgment|opinion)|(?:judgment|opinion|ruling|reason)s?\s+(?:\p{L}+\s+){0,2}(?:of|by)\s+(?:the\s+(?:majority|Chief\s+Justice)|my\s|${NAMED}))`,
  'u',
)

const DISSENTS: readonly RegExp[] = [
  // 'I respectfully dissent', 'from which I must dissent', 'we dissent'
  new RegExp(String.raw`${US}(?:\s+(?:${REGRET}I\s+)?)?${POLITE}\s+dissent\b`, 'u'),
  // 'I record my dissent', 'As I am in the minority', 'Had I commanded the majority'
  /\b(?:record|note|enter)\s+my\s+dissent\b|\b(?:I|we)\s+(?:am|are|find\s+(?:myself|ourselves))\s+in\s+(?:the|a)\s+minority\b|\bhad\s+I\s+commanded\s+(?:a|the)\s+majority\b/i,
  // 'a conclusion different from that of my learned brothers'
  new RegExp(
    String.raw`\b(?:conclusion|view|opinion|result)s?\s+(?:that\s+is\s+)?(?:different|contrary)\s+(?:from|to)\s+(?:that|those)\s+(?:of|reached\s+by)\s+${COLLEAGUE}`,
    'u',
  ),
  // 'My learned brothers think otherwise', 'the appeal will be dismissed by a majority. I would have allowed it'
  new RegExp(
    String.raw`\b[Mm]y\s+(?:(?:learned|noble)\s+)*(?:brothers?|sisters?|colleagues?|brethren)\s+(?:think|hold|see\s+it|take\s+it|are\s+of\s+a\s+different|are\s+of\s+the\s+contrary)\b(?:\s+(?:otherwise|differently|view|opinion))`,
    'u',
  ),
  // 'this is my dissent', 'my dissenting opinion', 'in this dissenting judgment I'
  /\b(?:this\s+(?:is|being)\s+my|in\s+(?:this|my)|hence\s+(?:this|my))\s+(?:brief\s+|respectful\s+)?dissent(?:ing\s+(?:judgment|opinion|ruling))?\b/i,
  // 'I regret that I am unable to agree.', 'I regret I cannot agree'
  new RegExp(
    String.raw`\bI\s+${REGRET}I\s+(?:am\s+(?:unable|not\s+able)\s+to|cannot|do\s+not|am\s+not\s+persuaded\s+to)\s+(?:bring\s+myself\s+to\s+)?(?:agree|concur)(?:\s*[.,;]|\s+with\s+(?:it|him|her|them|that|${COLLEAGUE}|${THEIR}))`,
    'u',
  ),
  // 'I am unable to agree with the majority', 'I do not agree with his conclusion', 'I cannot concur with my learned brother'
  new RegExp(
    String.raw`${US}${POLITE}\s+(?:(?:am|are)\s+(?:\p{L}+\s+)?(?:unable|not\s+able)\s+to|cannot|can\s+not|do\s+not|have\s+been\s+unable\s+to)\s+(?:bring\s+(?:myself|ourselves)\s+to\s+)?(?:agree|concur)\s+with\s+(?:${COLLEAGUE}|(?:the\s+)?(?:\p{L}+\s+){0,3}(?:of|by)\s+${COLLEAGUE})`,
    'u',
  ),
  // 'I find myself in disagreement with my learned colleagues', 'I differ from the majority', 'I disagree with the majority', 'it is my misfortune to differ from'
  new RegExp(
    String.raw`(?:${US}${POLITE}\s+(?:find\s+(?:myself|ourselves)\s+in\s+disagreement\s+with|disagree\s+with|differ\s+(?:from|with)|part\s+ways\s+with|part\s+company\s+with|depart\s+from)|\bmisfortune\s+to\s+(?:differ\s+(?:from|with)|disagree\s+with))\s+(?:(?:the\s+)?(?:\p{L}+\s+){0,3}(?:of|by)\s+)?${COLLEAGUE}`,
    'u',
  ),
  // 'I hold a contrary view to that of the majority', 'I take a different view from my colleagues'
  new RegExp(
    String.raw`${US}${POLITE}\s+(?:have|hold|take|am\s+of)\s+(?:a|an|the)\s+(?:\p{L}+\s+)?(?:different|contrary|divergent|dissenting)\s+(?:view|opinion)s?\b[^.]{0,40}\b(?:from|to|than|with)\b[^.]{0,40}${COLLEAGUE}`,
    'u',
  ),
]
/** After a draft that was read: 'I do not share his view', 'I am of a different persuasion', 'I respectfully disagree'. */
const DIFFERS = new RegExp(
  String.raw`${US}(?:\s+(?:am|are),?\s+with\s+(?:\p{L}+\s+)?respect,)?${POLITE}\s+(?:(?:am|are|hold|take|have|come\s+to)\s+)*(?:of\s+)?(?:(?:do\s+not|cannot|am\s+unable\s+to|am\s+not\s+able\s+to)\s+(?:share\s+(?:his|her|their|the)\s+(?:\p{L}+\s+)?(?:view|opinion|conclusion)|join\s+in\s+(?:it|them|his|her|their|the)|go\s+along\s+with\s+(?:him|her|them))|an?\s+(?:\p{L}+\s+)?(?:different|contrary|opposite)\s+(?:view|opinion|persuasion|conclusion)|disagree\b(?:\s*[.,;]|\s+with\s+(?:him|her|them|it|${THEIR}|${COLLEAGUE})))`,
  'u',
)
/** 'I would have allowed the appeal': it was not. */
const WOULD_HAVE = /\bI\s+would\s+have\s+(?:allowed|dismissed|upheld|granted|refused|set)\b/
/** After a draft that was read: 'I do not agree', 'I am unable to agree with his conclusion'. */
const DIFFERS_FROM_DRAFT = new RegExp(
  String.raw`${US}${POLITE}\s+(?:(?:am|are)\s+(?:\p{L}+\s+)?(?:unable|not\s+able)\s+to|cannot|can\s+not|do\s+not)\s+(?:bring\s+(?:myself|ourselves)\s+to\s+)?(?:agree|concur)(?:\s*[.,;]|\s+with\s+(?:it|him|her|them|${THEIR}|${COLLEAGUE}))`,
  'u',
)

// 'I agree', 'I fully concur', 'I am in entire agreement', 'with which I am in full agreement'
const AGREES = new RegExp(
  String.raw`${US}${POLITE}(?:\s+(?:entirely|fully|wholly|completely|totally|too|do))*\s+(?:(?:agree|concur)\b(?!\s+(?:with\s+)?(?:counsel|the\s+(?:appellant|respondent|applicant|petitioner|submission|argument|contention|learned\s+(?:trial\s+)?(?:judge|magistrate)))))|${US}\s+(?:am|are)\s+(?:in\s+(?:\p{L}+\s+)?agreement\b|of\s+the\s+same\s+(?:view|opinion|persuasion|mind)\b)`,
  'u',
)
/** All that an opinion says: 'I agree.', 'I also agree and have nothing to add.' */
const MERELY_AGREES = /^\W*(?:\d+\W+)?I\s+(?:\w+\s+)?(?:agree|concur)(?:\s+and\s+have\s+nothing\s+to\s+add)?\s*\.?$/
// 'I entirely concur with the judgment of Tanga, JA', without a word of a draft
const AGREES_WITH_COLLEAGUE = new RegExp(
  String.raw`${US}${POLITE}(?:\s+(?:entirely|fully|wholly|completely|totally))*\s+(?:agree|concur)\s+(?:with|in)\s+(?:the\s+(?:\p{L}+\s+){0,3}(?:of|by)\s+(?!the\b))?(?:my\s+(?:\p{L}+\s+){0,2}(?:brothers?|sisters?|colleagues?)|${NAMED})`,
  'u',
)

const LEADS: readonly RegExp[] = [
  // 'As Sero, JA agrees, the orders of the court are', 'As Oluoch, JA is of the same opinion, it is so ordered'
  new RegExp(
    String.raw`\b[Aa]s\s+(?:${COLLEAGUE}|both\s+${COLLEAGUE})\s+(?:also\s+|both\s+)?(?:agrees?|concurs?|(?:is|are)\s+(?:of\s+the\s+same|in\s+agreement))`,
    'u',
  ),
  // 'This is the judgment of the majority', 'we, the majority'
  /\bthis\s+is\s+the\s+(?:majority\s+(?:judgment|opinion|decision)|(?:judgment|opinion|decision)\s+of\s+the\s+(?:majority|court))\b|\bwe,\s+the\s+majority\b/i,
]

// '“I regret that I am unable to agree”': what is quoted is another's
const QUOTED = /“[^”]*(?:”|$)|"[^"]*(?:"|$)/g

/** Where opinions say what they are: in their first paragraphs and in their last. */
const atStart = 6
const atEnd = 6

/**
 * What the words of an opinion say it is. `alone` is one that nothing stands beside: a judge who decides alone differs with many, so that
 * only one who has read another's draft is taken to speak of a bench. `paragraphs` are its own, without what it quotes at length; words between quotation marks are
 * passed over, and so is what is said of counsel, parties and the court below.
 */
export function readOwnWords(paragraphs: readonly string[], { alone = false } = {}): SaidKind {
  const own = paragraphs.map((text) => text.replace(QUOTED, ' '))
  const ends = own.length <= atStart + atEnd ? own : [...own.slice(0, atStart), ...own.slice(-atEnd)]
  const start = own.slice(0, atStart).join('\n')
  const hasReadDraft = DRAFT.test(start)
  if (alone && !hasReadDraft) return null
  if (ends.some((text) => DISSENTS.some((pattern) => pattern.test(text)))) return 'dissenting'
  if (hasReadDraft && own.slice(0, atStart).some((text) => DIFFERS_FROM_DRAFT.test(text) || DIFFERS.test(text))) return 'dissenting'
  if (hasReadDraft && ends.some((text) => WOULD_HAVE.test(text))) return 'dissenting'
  if (own.length <= 2 && own.some((text) => MERELY_AGREES.test(text))) return 'concurring'
  if (hasReadDraft && own.slice(0, atStart).some((text) => AGREES.test(text))) return 'concurring'
  if (own.slice(0, 2).some((text) => AGREES_WITH_COLLEAGUE.test(text))) return 'concurring'
  return ends.some((text) => LEADS.some((pattern) => pattern.test(text))) ? 'majority' : null
}

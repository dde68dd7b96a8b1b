import { type DecidingSentence, type Disposition, leadingSentence } from './disposition.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { DispositionKind } from './rules.ts'
import { type Subject, areDifferent, matterNames, subjectOf } from './subject.ts'

const WORDS: Record<DispositionKind, { of: string; alone: string }> = {
  allowed: { of: 'allowed', alone: 'Allowed' },
  'partly allowed': { of: 'allowed in part', alone: 'Allowed in part' },
  dismissed: { of: 'dismissed', alone: 'Dismissed' },
  'struck out': { of: 'struck out', alone: 'Struck out' },
  withdrawn: { of: 'withdrawn', alone: 'Withdrawn' },
  settled: { of: '', alone: 'Settled by consent' },
  convicted: { of: '', alone: 'Convicted' },
  sentenced: { of: '', alone: 'Sentenced' },
  acquitted: { of: '', alone: 'Acquitted' },
  'sentence changed': { of: '', alone: 'Sentence changed' },
  remitted: { of: '', alone: 'Remitted' },
}

/** The same where an editor says it: the matter stays the one that was named before. */
export function outcomeAsSaid(kind: DispositionKind, before: string | null): string {
  const { of, alone } = WORDS[kind]
  const was = before?.startsWith(UPHELD) ? capital(before.slice(UPHELD.length)) : before
  const matter = of === '' ? undefined : matterNames.find((name) => was?.startsWith(`${name} `))
  return matter ? `${matter} ${of}` : alone
}

/**
 * 'Appeal allowed in part', 'Application dismissed', 'Appeal allowed; remitted', 'Acquitted', 'Preliminary objection upheld; claim struck out',
 * 'Plaintiffs’ application dismissed; defendants’ application allowed': as a law report says what became of a case. Where the words of a final
 * judgment leave the matter out ('It is declared that termination was unfair'), its number names it.
 */
export function outcomeInWords(disposition: Disposition, content: string, numbered: NumberedMatter = unnumbered): string {
  const { kind, sentences } = disposition
  const apart = decidedApart(disposition)
  if (apart) return apart.map(({ kind: own, subject }, place) => (place === 0 ? capital : small)(withMatter(subject, own))).join('; ')
  const { of, alone } = WORDS[kind]
  const subject = of === '' ? null : subjectOfAll(disposition, content)
  const byNumber = subject === null && of !== '' ? matterOfNumber(numbered) : null
  const matter = subject?.name ?? byNumber
  const said = matter ? `${matter} ${of}` : alone
  const crossed = crossInWords(disposition)
  if (crossed && subject) return `${said}; ${crossed}`
  if (subject && OVER.has(kind) && isOverByObjection(disposition, content)) return `${UPHELD}${small(said)}`
  return kind !== 'remitted' && sentences.some((one) => one.kind === 'remitted') ? `${said}; remitted` : said
}

/** How a decision is numbered, and what it calls itself: 'Cause E914 of 2022', 'Judgment'. */
export interface NumberedMatter {
  case_number: string | null
  document_type: string | null
}
const unnumbered: NumberedMatter = { case_number: null, document_type: null }

/** What a number names, by its last word before the figures; an application in an appeal is no appeal. */
const numberedMatters: readonly (readonly [RegExp, string])[] = [
  [/\bappeal$/i, 'Appeal'],
  [/\bpetition$/i, 'Petition'],
  // 'Cause 12 of 2014' of those who claim for their employment, unlike a succession cause
  [/^(?:(?:elrc|industrial|employment)\b.*\s)?cause$|\bclaim$/i, 'Claim'],
  [/\b(?:suit|civil case)$/i, 'Suit'],
]

/** The matter that a judgment decides as a whole; null of a ruling, which may decide something within it. */
function matterOfNumber({ case_number: number, document_type: type }: NumberedMatter): string | null {
  if (number === null || type === null || !/^judge?ment$/i.test(type)) return null
  const before = /^\D*?(?=\s*(?:\(|no\b|nos\b|[A-Z]?\d))/i.exec(number)?.[0].trim() ?? ''
  return numberedMatters.find(([pattern]) => pattern.test(before))?.[1] ?? null
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const withMatter = ({ name, whose }: Subject, kind: DispositionKind) =>
  `${whose ? `${capital(whose)} ${small(name)}` : name} ${WORDS[kind].of}`

type Named = DecidingSentence & { subject: Subject }
const hasSubject = (one: DecidingSentence): one is Named => one.subject !== null
const ends: ReadonlySet<DispositionKind> = new Set(['allowed', 'dismissed', 'struck out'])

/** Two matters of which one went this way and one that, each once and in their order; null where it may be one matter. */
function decidedApart({ kind, sentences }: Disposition): Named[] | null {
  if (kind !== 'partly allowed' || sentences.some((one) => one.kind === 'partly allowed')) return null
  const deciding = sentences.filter((one) => ends.has(one.kind) && hasSubject(one)) as Named[]
  const apart = deciding.filter(
    (one, place) => !deciding.slice(0, place).some((other) => other.kind === one.kind && !areDifferent(other.subject, one.subject)),
  )
  const pairs = apart.flatMap((one, place) => apart.slice(place + 1).map((other) => [one, other] as const))
  const isSure = apart.length > 1 && apart.length < 4 && pairs.every(([one, other]) => areDifferent(one.subject, other.subject))
  return isSure ? apart : null
}

/** The matter of the last sentence that says what all come to; of one that names none ('the same is dismissed') what was named before it. */
function subjectOfAll(disposition: Disposition, content: string): Subject | null {
  const leading = leadingSentence(disposition)
  if (leading.subject) return leading.subject
  const { kind, sentences } = disposition
  const before = sentences.slice(0, sentences.indexOf(leading)).filter((one) => one.kind === kind || leading.kind !== kind)
  const named = before.filter(hasSubject)
  const last = named.at(-1)
  if (!last) return subjectBefore(leading, content)
  const isOne = named.every(({ subject }) => subject.name === last.subject.name)
  return isOne || leading.paragraph === last.paragraph ? last.subject : null
}

// 'The same is dismissed', '29. It is allowed'
const ANAPHORA = /^\W*(?:\d+\W+)?(?:the\s+same|it|both)\b/i

/** 'There is no merit in the application. The same is dismissed.': what the sentence before judged; null where that is not said. */
function subjectBefore({ start, end }: DecidingSentence, content: string): Subject | null {
  if (!ANAPHORA.test(content.slice(start, end))) return null
  const near = content.slice(Math.max(0, start - shortlyBefore), start)
  const last = splitSentences(near).at(-1)
  const before = last ? near.slice(last.start, last.end) : ''
  return subjectOf(before, 0, before)
}

/** 'cross-appeal allowed in part' */
function crossInWords({ cross }: Disposition): string | null {
  const kinds = new Set(cross.map(({ kind }) => kind))
  if (kinds.size === 0) return null
  const [only = 'partly allowed'] = kinds.size === 1 ? kinds : []
  return WORDS[only].of === '' ? null : `cross-appeal ${WORDS[only].of}`
}

const UPHELD = 'Preliminary objection upheld; '
const OVER: ReadonlySet<DispositionKind> = new Set(['struck out', 'dismissed'])
/** In the sentence that decides or shortly before it. */
const OBJECTION_UPHELD =
  /\b(?:upholds?|sustains?|allows?)\s+(?:the|this)\s+[^.;]{0,60}?\bpreliminary\s+objection\b|\bpreliminary\s+objection\b[^.;]{0,80}?\b(?:is|are)\s+(?:hereby\s+|therefore\s+|accordingly\s+|merited\s+and\s+)*(?:upheld|sustained|allowed)\b/i
const shortlyBefore = 300

function isOverByObjection(disposition: Disposition, content: string): boolean {
  const { start, end, subject } = leadingSentence(disposition)
  return subject?.name !== matterNames[0] && OBJECTION_UPHELD.test(content.slice(Math.max(0, start - shortlyBefore), end))
}

import { type Disposition, leadingSentence } from './disposition.ts'
import type { DispositionKind } from './rules.ts'

/** What a report calls the matter that was decided, by the words of the sentence that decides; the first that stands in it. */
const MATTERS: readonly (readonly [RegExp, string])[] = [
  [/\bpreliminary objection\b/i, 'Preliminary objection'],
  [/\bappeals?\b/i, 'Appeal'],
  [/\b(?:applications?|motions?|chamber summons)\b/i, 'Application'],
  [/\bpetitions?\b/i, 'Petition'],
  [/\breferences?\b/i, 'Reference'],
  [/\b(?:suits?|plaint)\b/i, 'Suit'],
  [/\b(?:statement of claim|claims?)\b/i, 'Claim'],
  [/\bprotest\b/i, 'Protest'],
]

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
  const matter = of === '' ? undefined : MATTERS.find(([, name]) => before?.startsWith(name))?.[1]
  return matter ? `${matter} ${of}` : alone
}

/** 'Appeal allowed in part', 'Application dismissed', 'Appeal allowed; remitted', 'Acquitted': as a law report says what became of a case. */
export function outcomeInWords(disposition: Disposition, content: string): string {
  const { kind, sentences } = disposition
  const { of, alone } = WORDS[kind]
  const { start, end } = leadingSentence(disposition)
  const words = content.slice(start, end)
  const matter = of === '' ? undefined : MATTERS.find(([pattern]) => pattern.test(words))?.[1]
  const said = matter ? `${matter} ${of}` : alone
  return kind !== 'remitted' && sentences.some((one) => one.kind === 'remitted') ? `${said}; remitted` : said
}

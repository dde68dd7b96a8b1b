import type { WholeCheck } from '#contract/saved-checks'
import { tellFindings } from '../document-check/document-check.ts'
import type { Passage } from './retrieval/passage.ts'

/** A checked document as the assistant is told of it: what was found in it, and the cases that it cites. */
export interface CheckedDocument {
  /** What was found of the whole, then what does not agree, the gravest first. */
  findings: Passage[]
  /** Ids of the cases that it cites and the library holds. */
  cited: string[]
}

export function toldOfCheck({ id, name, checked_at, report }: WholeCheck): CheckedDocument {
  const source = {
    kind: 'check',
    id,
    title: name,
    citation: null,
    court: null,
    date: checked_at.slice(0, 10),
    number: null,
    opinion: null,
    author: null,
    standing: null,
    sample: false,
    private: true,
  } as const
  return {
    findings: tellFindings(report)
      .filter(({ level }) => level !== 'fine')
      .map(({ number, text }) => ({
        source: { ...source, paragraph: number, pinpoint: number === 0 ? 'all findings' : `finding ${number}` },
        text,
        before: '',
        after: '',
        heading: 'Background',
        citations: [],
        level: null,
        voices: [],
      })),
    cited: [...new Set(report.citations.flatMap(({ case: cited }) => cited?.id ?? []))],
  }
}

// 'What is not safe to cite in this document?', 'Which of my quotations are altered?'
const OF_FINDINGS =
  /\b(?:safe|unsafe|wrong|mistakes?|errors?|findings?|found|fix|correct|check(?:ed)?|rely|relied|fabricated|invented|misquot\w*|altered|overruled|overturned|reversed|doubted|mismatch)\b/i
const OF_DOCUMENT =
  /\b(?:documents?|submissions?|briefs?|drafts?|pleadings?|papers?|citations?|cites?|cited|citing|authorit(?:y|ies)|quotations?|quotes?|quoted)\b/i

/** Whether a question is about what was found in the document, and not about the law. */
export const asksOfFindings = (question: string): boolean => OF_FINDINGS.test(question) && OF_DOCUMENT.test(question)

const maxFindings = 10
const maxBesides = 4

/** What was found in the document before what the library says of the question: alone where the question is about it and nobody reasons. */
export function withFindings(
  { findings }: CheckedDocument,
  passages: readonly Passage[],
  { question, reasons }: { question: string; reasons: boolean },
): Passage[] {
  if (!asksOfFindings(question)) return reasons ? [...passages, ...findings.slice(0, maxBesides)] : [...passages]
  return reasons ? [...findings.slice(0, maxFindings), ...passages] : findings.slice(0, maxFindings)
}

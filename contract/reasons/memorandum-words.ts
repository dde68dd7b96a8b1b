import { dayInWords } from './day-in-words.ts'
import type { MemorandumChecks } from '../chat-memorandum.ts'
import type { ChatReference } from '../chat.ts'

/** What stands in a memorandum, and in a chat that leaves, beside what was answered, in English. */
export const memorandumWords = {
  title: 'Research memorandum',
  heads: { question: 'Question presented', brief: 'Brief answer', discussion: 'Discussion' },
  /** Said under a head of which nothing can be said. */
  none: {
    question: 'Nothing was asked.',
    brief: 'The library gives no short answer: see the discussion.',
    discussion: 'Nothing of the answers could be kept.',
  },
  authorities: 'Table of authorities',
  kinds: { case: 'Cases', provision: 'Constitution and statutes', check: 'Checked documents' } satisfies Record<
    ChatReference['kind'],
    string
  >,
  checked: 'What was checked',
  date: (day: Date) => `Date: ${dayInWords(day)}`,
  /** A sentence each; `again` where the document check was made of it. */
  statement: (
    { quoted, drawn, own, struck, ...again }: Pick<MemorandumChecks, 'quoted' | 'drawn' | 'own' | 'struck'> & Partial<MemorandumChecks>,
    day: Date,
  ): string[] => [
    ...(quoted > 0
      ? [
          `${quoted === 1 ? 'One quotation stands' : `${quoted} quotations stand`} word for word, white space apart, in the ${quoted === 1 ? 'place named beside it' : 'places named beside them'}.`,
        ]
      : []),
    ...(drawn > 0
      ? [
          `${drawn === 1 ? 'One sentence is' : `${drawn} sentences are`} shortened from the paragraph named: words are left out, none is added or changed.`,
        ]
      : []),
    ...(own > 0
      ? [
          `${own === 1 ? 'One statement is' : `${own} statements are`} in the assistant’s words, and marked so. Cases, figures, days and names in them stand in the paragraph named; whether it says what they say is for the reader to compare.`,
        ]
      : []),
    ...(struck > 0
      ? [
          `${struck === 1 ? 'One statement' : `${struck} statements`} ${struck === 1 ? 'is' : 'are'} left out: ${struck === 1 ? 'it names' : 'each names'} what the library does not have, or what may not be shown.`,
        ]
      : []),
    ...(again.citations === undefined ? [] : [checkedAgain(again.citations, again.left ?? 0)]),
    `Nothing was compared with sources outside the library, and later decisions that it does not hold are not known to it. As at ${dayInWords(day)}. This is for information only and no legal advice.`,
  ],
}

const checkedAgain = (citations: number, left: number) =>
  `The citations and quotations of this memorandum were checked against the library once more: ${citations} ${citations === 1 ? 'citation' : 'citations'}${left === 0 ? ', none found wrong.' : `; ${left} ${left === 1 ? 'passage' : 'passages'} found wrong ${left === 1 ? 'is' : 'are'} left out.`}`

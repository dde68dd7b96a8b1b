import { checkFile, checkText } from '../document-check.ts'
import { supreme } from './cases.ts'
import { exampleOf } from './example.ts'

/** Answers of the sample library; lists are cut to their first entries. */
export const documentCheckExamples = [
  exampleOf(checkText, {
    checked_at: '2026-11-21T09:00:00.000Z',
    length: 93,
    found: 1,
    looked_up: 1,
    citations: [
      {
        text: '[2026] KESC 90007 (KLR)',
        start: 29,
        end: 52,
        id: 1,
        level: 'wrong',
        kind: 'neutral',
        case_name: { text: 'Wekulo v Mlima Crest Bank', start: 3, end: 28 },
        verdict: 'resolved',
        reason: 'The library has the case with this citation.',
        reason_code: { code: 'this-citation' },
        case: supreme,
        candidates: [],
        numbers: null,
        pinpoint: {
          text: 'para 41',
          start: 56,
          end: 63,
          unit: 'paragraph',
          status: 'wrong',
          reason: 'The last paragraph of the case in the library is 32.',
          reason_code: { code: 'last-paragraph', last: 32 },
        },
        quotes: [],
        signals: [],
      },
    ],
    quotes: 0,
    quotes_without_case: 0,
    quotes_not_compared: 0,
    signals_checked: true,
    counts: { wrong: 1, look: 0, unchecked: 0, fine: 0 },
    coverage: {
      cases: 128,
      courts: [{ court: 'Supreme Court', cases: 30, first: '2014-04-02', latest: '2026-04-24', last_import: '2026-11-21T09:00:00.000Z' }],
    },
  }),
  exampleOf(checkFile, {
    name: 'Submissions.txt',
    text: 'In Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) the court allowed the appeal.',
    report: {
      checked_at: '2026-11-21T09:00:00.000Z',
      length: 82,
      found: 1,
      looked_up: 1,
      citations: [
        {
          text: '[2026] KESC 90007 (KLR)',
          start: 29,
          end: 52,
          id: 1,
          level: 'fine',
          kind: 'neutral',
          case_name: { text: 'Wekulo v Mlima Crest Bank', start: 3, end: 28 },
          verdict: 'resolved',
          reason: 'The library has the case with this citation.',
          reason_code: { code: 'this-citation' },
          case: supreme,
          candidates: [],
          numbers: null,
          pinpoint: null,
          quotes: [],
          signals: [],
        },
      ],
      quotes: 0,
      quotes_without_case: 0,
      quotes_not_compared: 0,
      signals_checked: true,
      counts: { wrong: 0, look: 0, unchecked: 0, fine: 1 },
      coverage: {
        cases: 128,
        courts: [{ court: 'Supreme Court', cases: 30, first: '2014-04-02', latest: '2026-04-24', last_import: '2026-11-21T09:00:00.000Z' }],
      },
    },
  }),
]

import { extractCitations, formatOneCitation, getCitationNetwork, parseOneCitation, processText, validateCitations } from '../citations.ts'
import { appeal, high, karume, supreme } from './cases.ts'
import { exampleOf } from './example.ts'

/** Answers of the sample library; lists are cut to their first entries. */
export const citationExamples = [
  exampleOf(extractCitations, {
    citations: [
      {
        text: '[2013] KESC 11 (KLR)',
        start: 20,
        end: 40,
        kind: 'neutral',
        case_name: { text: 'Steyn v Ruscone', start: 4, end: 19 },
        pinpoint: null,
        court_known: true,
        antecedent: null,
      },
      {
        text: 'section 3A of the Civil Procedure Act',
        start: 45,
        end: 82,
        kind: 'statute',
        case_name: null,
        pinpoint: null,
        court_known: null,
        antecedent: null,
      },
    ],
  }),
  exampleOf(parseOneCitation, {
    citation: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR)',
    kind: 'neutral',
    formatted: '[2026] KESC 90007 (KLR)',
    parts: { year: 2026, court: 'KESC', court_known: true, number: 90007, case_name: 'Wekulo v Mlima Crest Bank' },
    frbr_uri: '/akn/ke/judgment/kesc/2026/90007',
    verdict: 'resolved',
    case_id: 'kesc-2026-90007',
    case: supreme,
    candidates: [],
    numbers: null,
    reason: 'The library has the case with this citation.',
    reason_code: { code: 'this-citation' },
  }),
  exampleOf(validateCitations, {
    results: [
      {
        citation: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR)',
        well_formed: true,
        kind: 'neutral',
        verdict: 'resolved',
        case_id: 'kesc-2026-90007',
        case: supreme,
        candidates: [],
        numbers: null,
        reason: 'The library has the case with this citation.',
        reason_code: { code: 'this-citation' },
      },
      {
        citation: 'Zuberi v Duale [2017] eKLR',
        well_formed: true,
        kind: 'eKLR',
        verdict: 'not in library',
        case_id: null,
        case: null,
        candidates: [],
        numbers: null,
        reason: 'The library has no such case. That does not say whether the case exists.',
        reason_code: { code: 'absent' },
      },
    ],
  }),
  exampleOf(formatOneCitation, {
    citation: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR)',
    style: 'oscola',
    formatted_citation: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR)',
    italics: [[0, 25]],
  }),
  exampleOf(processText, {
    citations: [
      {
        text: '[1992] KECA 42 (KLR)',
        start: 52,
        end: 72,
        kind: 'neutral',
        case_name: { text: 'Speaker of the National Assembly v Karume', start: 10, end: 51 },
        pinpoint: null,
        court_known: true,
        antecedent: null,
        verdict: 'resolved',
        case_id: 'keca-1992-42',
        case: karume,
        candidates: [],
        numbers: null,
        reason: 'The library has the case with this citation.',
        reason_code: { code: 'this-citation' },
      },
    ],
    found: 1,
    looked_up: 1,
  }),
  exampleOf(getCitationNetwork, {
    id: 'keca-2025-90112',
    depth: 1,
    cases: [
      { ...appeal, hierarchy_level: 2, distance: 0, cited_by: 2 },
      { ...high, hierarchy_level: 3, distance: 1, cited_by: 3 },
      { ...supreme, hierarchy_level: 1, distance: 1, cited_by: 0 },
    ],
    edges: [
      {
        citing: 'keca-2025-90112',
        cited: 'kehc-2024-90147',
        paragraph: 16,
        number: null,
        quote:
          '(Being an appeal from the judgment and decree of the High Court of Kenya at Nairobi (Milimani Commercial Courts) (C. N. Masibo, J.) delivered on 26th January 2024 in Civil Appeal No. E231 of 2023)',
        count: 2,
      },
      {
        citing: 'kesc-2026-90007',
        cited: 'keca-2025-90112',
        paragraph: 19,
        number: null,
        quote:
          '(Being an appeal from the judgment of the Court of Appeal of Kenya at Nairobi (Kasyoka, Tanui & Mwinyi, JJ.A) delivered on 14th March 2025 in Civil Appeal No. E417 of 2024, certified under Article 163(4)(b) of the Constitution on 20th June 2025)',
        count: 2,
      },
    ],
    truncated: false,
  }),
]

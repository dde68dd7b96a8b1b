import {
  changeKeptCitation,
  importKeptCitations,
  keepCitation,
  listDoubtful,
  listKeptCitations,
  restoreKeptCitation,
} from '../citation-lists.ts'
import { exampleOf } from './example.ts'

/** Answers of the sample library; lists are cut to their first entries. */
export const citationListExamples = [
  exampleOf(listDoubtful, {
    results: [{ id: '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c12', text: 'Zuberi v Duale [2017] eKLR', doubt: 'not held' }],
  }),
  exampleOf(listKeptCitations, {
    results: [
      {
        id: '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11',
        text: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) [12]',
        italics: [[0, 25]],
        source: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 12',
        style: 'oscola',
        kind: 'case',
        case_title: 'Wekulo v Mlima Crest Bank',
        case_id: 'kesc-2026-90007',
        created_at: '2026-11-21T09:00:00.000Z',
        updated_at: '2026-11-21T09:00:00.000Z',
      },
    ],
    total: 1,
    total_relation: 'eq',
    offset: 0,
    limit: 50,
  }),
  exampleOf(keepCitation, {
    id: '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11',
    text: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) [12]',
    italics: [[0, 25]],
    source: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 12',
    style: 'oscola',
    kind: 'case',
    case_title: 'Wekulo v Mlima Crest Bank',
    case_id: 'kesc-2026-90007',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    formatted: true,
  }),
  exampleOf(changeKeptCitation, {
    id: '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11',
    text: 'Wekulo v. Mlima Crest Bank, [2026] KESC 90007 (KLR), para. 12 (Supreme Court 2026)',
    italics: [],
    source: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 12',
    style: 'apa',
    kind: 'case',
    case_title: 'Wekulo v Mlima Crest Bank',
    case_id: 'kesc-2026-90007',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    formatted: true,
  }),
  exampleOf(restoreKeptCitation, {
    id: '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11',
    text: 'Wekulo v. Mlima Crest Bank, [2026] KESC 90007 (KLR), para. 12 (Supreme Court 2026)',
    italics: [],
    source: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 12',
    style: 'apa',
    kind: 'case',
    case_title: 'Wekulo v Mlima Crest Bank',
    case_id: 'kesc-2026-90007',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
  }),
  exampleOf(importKeptCitations, {
    format: 'ris',
    added: 1,
    unchanged: 0,
    rejected: 0,
    records: [
      { position: 1, line: 1, outcome: 'added', text: 'Speaker of the National Assembly v Karume [1992] KECA 42 (KLR)', reason: '' },
    ],
  }),
]

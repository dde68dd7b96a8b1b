import {
  getAppealHistory,
  getAuthorities,
  getCitedBy,
  getStanding,
  listTreatmentReviews,
  listUndecidedLeads,
  reviewTreatment,
  trackPrecedent,
} from '../citator.ts'
import { appeal, high, supreme, trial } from './cases.ts'
import { exampleOf } from './example.ts'

/** Answers of the sample library; lists are cut to their first entries. */
export const citatorExamples = [
  exampleOf(getCitedBy, {
    results: [
      {
        quote: 'The High Court was right to distinguish Karume, and a court properly seized of a claim may award such compensation.',
        start: 9938,
        end: 10053,
        paragraph: 59,
        number: '22',
        case: { ...supreme, hierarchy_level: 1, private: false },
        signal: null,
        treatment: 'distinguished',
        times: 2,
        leads: [
          {
            quote: 'The High Court was right to distinguish Karume, and a court properly seized of a claim may award such compensation.',
            start: 9938,
            end: 10053,
            paragraph: 59,
            number: '22',
            position: 11,
            treatment: 'distinguished',
            told_by: 'another court',
            opinion_kind: 'majority',
            review: null,
          },
        ],
      },
    ],
    total: 4,
    total_relation: 'eq',
    offset: 0,
    limit: 1,
    counts: {
      cases: 4,
      treatments: [
        { value: 'distinguished', count: 2 },
        { value: 'followed', count: 1 },
        { value: 'cited', count: 3 },
      ],
      levels: [
        { value: 1, count: 1 },
        { value: 2, count: 1 },
        { value: 3, count: 1 },
        { value: 4, count: 1 },
      ],
      years: [
        { value: 2026, count: 1 },
        { value: 2025, count: 1 },
        { value: 2024, count: 1 },
        { value: 2023, count: 1 },
      ],
    },
  }),
  exampleOf(getAuthorities, {
    results: [
      {
        case: trial,
        signal: { level: 'caution', kind: 'varied on appeal', source: 'appeal history', decided_on: '2024-01-26' },
        name: null,
        printed: '[2024] KEHC 90147 (KLR)',
        pinpoint: null,
        treatment: 'reversed',
        places: [{ start: 949, end: 972, paragraph: 20, number: '1' }],
        leads: [
          {
            quote:
              'The High Court, Masibo, J., reversed that decision in Wekulo v Mlima Crest Bank Limited & another [2024] KEHC 90147 (KLR).',
            start: 974,
            end: 1096,
            paragraph: 20,
            number: '1',
            position: 1,
            treatment: 'reversed',
            told_by: 'another court',
            opinion_kind: 'majority',
            review: null,
          },
        ],
      },
    ],
    total: 9,
    total_relation: 'eq',
    offset: 0,
    limit: 1,
    complete: true,
  }),
  exampleOf(getAppealHistory, {
    cases: [
      { ...trial, hierarchy_level: 4, private: false },
      { ...high, hierarchy_level: 3, private: false },
      { ...appeal, hierarchy_level: 2, private: false },
      { ...supreme, hierarchy_level: 1, private: false },
    ],
    steps: [
      {
        case: { ...appeal, hierarchy_level: 2, private: false },
        kind: 'appeal',
        outcome: 'reversed',
        header: {
          quote:
            '(Being an appeal from the judgment and decree of the High Court of Kenya at Nairobi (Milimani Commercial Courts) (C. N. Masibo, J.) delivered on 26th January 2024 in Civil Appeal No. E231 of 2023)',
          start: 445,
          end: 641,
          paragraph: 16,
          number: null,
        },
        decided: {
          quote:
            'I would allow the appeal, dismiss the cross-appeal, set aside the judgment of the High Court save for order (d), and restore the order of the trial court dismissing the suit.',
          start: 8018,
          end: 8192,
          paragraph: 51,
          number: '19',
        },
        from: { ...high, hierarchy_level: 3, private: false },
      },
    ],
    signal: {
      level: 'caution',
      kind: 'varied on appeal',
      source: 'appeal history',
      decided_on: '2026-04-24',
      case: { ...supreme, hierarchy_level: 1, private: false },
      words: { quote: 'the appeal is allowed in part;', start: 10642, end: 10672, paragraph: 64, number: '25' },
      afterwards: null,
      as_at: '2026-11-21',
    },
  }),
  exampleOf(getStanding, {
    id: 'keca-2025-90112',
    signal: {
      level: 'caution',
      kind: 'varied on appeal',
      source: 'appeal history',
      decided_on: '2026-04-24',
      case: { ...supreme, hierarchy_level: 1, private: false },
      words: { quote: 'the appeal is allowed in part;', start: 10642, end: 10672, paragraph: 64, number: '25' },
      afterwards: null,
      as_at: '2026-11-21',
    },
    standing: {
      as_at: '2026-05-04',
      held: 128,
      cited_by: 3,
      against: [{ treatment: 'distinguished', cases: 1 }],
      support: [],
    },
  }),
  exampleOf(reviewTreatment, {
    quote: 'The High Court, Masibo, J., reversed that decision in Wekulo v Mlima Crest Bank Limited & another [2024] KEHC 90147 (KLR).',
    start: 974,
    end: 1096,
    paragraph: 20,
    number: '1',
    position: 1,
    treatment: 'reversed',
    told_by: 'another court',
    opinion_kind: 'majority',
    review: { decision: 'confirmed', note: 'The court says so in terms.', reviewed_at: '2026-11-21T09:00:00.000Z' },
  }),
  exampleOf(listUndecidedLeads, {
    results: [
      {
        case: { ...appeal, hierarchy_level: 2, private: false },
        cited: { ...trial, hierarchy_level: 4, private: false },
        lead: {
          quote:
            'The High Court, Masibo, J., reversed that decision in Wekulo v Mlima Crest Bank Limited & another [2024] KEHC 90147 (KLR).',
          start: 974,
          end: 1096,
          paragraph: 20,
          number: '1',
          position: 1,
          treatment: 'reversed',
          told_by: 'another court',
          opinion_kind: 'majority',
          review: null,
        },
      },
    ],
    total: 1,
    total_relation: 'eq',
    offset: 0,
    limit: 20,
    treatments: [{ value: 'reversed', count: 1 }],
  }),
  exampleOf(listTreatmentReviews, {
    results: [
      {
        id: 1,
        case: appeal,
        cited: trial,
        words: {
          quote:
            'The High Court, Masibo, J., reversed that decision in Wekulo v Mlima Crest Bank Limited & another [2024] KEHC 90147 (KLR).',
          start: 974,
          end: 1096,
          paragraph: 20,
          number: '1',
        },
        treatment: 'reversed',
        position: 1,
        before: null,
        decision: 'confirmed',
        note: 'The court says so in terms.',
        reviewer: 'Test Reader',
        reviewed_at: '2026-11-21T09:00:00.000Z',
      },
    ],
    total: 1,
    total_relation: 'eq',
    offset: 0,
    limit: 50,
  }),
  exampleOf(trackPrecedent, {
    id: 'keca-1992-42',
    total: 4,
    years: [
      { year: 2023, count: 1, treatments: [{ value: 'cited', count: 1 }] },
      { year: 2024, count: 1, treatments: [{ value: 'distinguished', count: 1 }] },
      { year: 2025, count: 1, treatments: [{ value: 'cited', count: 1 }] },
      { year: 2026, count: 1, treatments: [{ value: 'distinguished', count: 1 }] },
    ],
    courts: [
      { court: 'Court of Appeal', count: 1 },
      { court: 'High Court', count: 1 },
      { court: "Magistrate's Court", count: 1 },
      { court: 'Supreme Court', count: 1 },
    ],
    pinpointed: 0,
    paragraphs: [],
  }),
]

import { expect, test } from 'vitest'
import type { StatusSignal } from '#contract/document-check'
import { signalLine } from './report-words.ts'

const signal: StatusSignal = {
  level: 'negative',
  kind: 'reversed on appeal',
  source: 'appeal history',
  decided_on: '2025-03-14',
  case: {
    id: 'keca-2025-90112',
    title: 'Mlima v Wekulo',
    citation: '[2025] KECA 90112 (KLR)',
    court: 'Court of Appeal',
    date: '2025-03-14',
    sample: false,
  },
  quote: 'I would allow the appeal.',
  paragraph: 51,
  number: '19',
  as_at: '2026-11-21',
}

test('a report on paper names the decision and the paragraph that a signal rests on', () => {
  expect(signalLine(signal)).toBe('Reversed on appeal ([2025] KECA 90112 (KLR), paragraph 19), as at 21 November 2026: ')
  expect(signalLine({ ...signal, number: null })).toContain('(KLR), paragraph 51 of the text)')
  expect(signalLine({ ...signal, case: null })).toBe('Reversed on appeal, as at 21 November 2026: ')
})

import { expect, test } from 'vitest'
import { listSuggestions } from './suggestion-options.ts'

const one = (id: string) => ({
  id,
  title: `Party ${id} v Other (Petition 1 of 2020) [2020] KESC ${id} (KLR)`,
  court: 'Supreme Court',
  date: '2020-01-02',
  citation: `[2020] KESC ${id} (KLR)`,
  case_number: 'Petition 1 of 2020',
  sample: false,
  private: false,
})

test('cases before judges before courts, few of each, each leading to its page', () => {
  const options = listSuggestions({
    cases: ['1', '2', '3', '4', '5', '6'].map(one),
    judges: [{ id: 7, name: 'P Wanza' }],
    courts: [{ code: 'KESC', name: 'Supreme Court' }],
    corrected: null,
  })
  expect(options).toHaveLength(7)
  expect(options[0]).toEqual({ group: 'cases', to: '/cases/1', name: 'Party 1 v Other', aside: '[2020] KESC 1 (KLR)' })
  expect(options.slice(5).map(({ to }) => to)).toEqual(['/judges/7', '/courts/KESC'])
})

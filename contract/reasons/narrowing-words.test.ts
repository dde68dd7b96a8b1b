import { expect, test } from 'vitest'
import { sayNarrowed } from './narrowing-words.ts'

const all = { judges: [], courts: [], place: null, division: null, from: null, to: null, latest: false, held: true }

test.each([
  [{ from: '2021-11-24' }, 'Only decisions given since 24 November 2021 were searched.'],
  [{ to: '2014-12-31' }, 'Only decisions given up to 31 December 2014 were searched.'],
  [{ from: '2012-01-01', to: '2016-12-31' }, 'Only decisions given from 2012 to 2016 were searched.'],
  [{ from: '2025-01-01', to: '2025-12-31' }, 'Only decisions given in 2025 were searched.'],
  [{ from: '2022-03-01', to: '2022-03-31' }, 'Only decisions given in March 2022 were searched.'],
  [{ from: '2022-03-04', to: '2022-03-04' }, 'Only decisions given on 4 March 2022 were searched.'],
  [{ from: '2022-03-04', to: '2022-04-05' }, 'Only decisions given between 4 March 2022 and 5 April 2022 were searched.'],
  [{ courts: ['High Court'], place: 'Kisumu' }, 'Only decisions of the High Court at Kisumu were searched.'],
  [
    { courts: ['High Court'], place: 'Milimani', division: 'Commercial and Tax', latest: true },
    'Only decisions of the Commercial and Tax Division of the High Court at Milimani were searched, and the newest go first.',
  ],
  [{ judges: ['Justice Mativo'], from: '2019-01-01' }, 'Only decisions by Justice Mativo given since 1 January 2019 were searched.'],
  [{ courts: ['Court of Appeal', 'High Court'] }, 'Only decisions of the Court of Appeal or the High Court were searched.'],
  [{ latest: true }, 'Newer decisions go before older ones.'],
  [{ courts: ['Supreme Court'], held: false }, 'Only decisions of the Supreme Court were asked for, and the library has none.'],
])('%j', (narrowing, said) => expect(sayNarrowed({ ...all, ...narrowing })).toBe(said))

test('what was asked before and what the filters say is said so', () => {
  const court = { ...all, courts: ['High Court'] }
  expect(sayNarrowed(court, { kept: true })).toBe('Only decisions of the High Court were searched, keeping to what was asked before.')
  expect(sayNarrowed(court, { by: 'By the filters, ' })).toBe('By the filters, only decisions of the High Court were searched.')
})

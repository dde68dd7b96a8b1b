import { expect, test } from 'vitest'
import { casesAddress, citingAddress, decided } from './cases-address.ts'

const all = { topic: '', from: null, to: null }

test.each([
  [casesAddress({ court: 'High Court' }, all), '/cases?court=High+Court&ending=counted'],
  [
    casesAddress({ court: 'High Court' }, { topic: 'Land', from: 2019, to: 2020 }),
    '/cases?court=High+Court&year=2019&year=2020&area=Land&ending=counted',
  ],
  // what is pressed narrows more than the page does
  [casesAddress({ judge: 'Wanza J' }, { ...all, from: 2019, to: 2020 }, { year: 2020 }), '/cases?judge=Wanza+J&year=2020&ending=counted'],
  [
    casesAddress({ judge: 'Wanza J', court: 'KEHC' }, all, { endings: decided }),
    '/cases?court=KEHC&judge=Wanza+J&ending=favorable&ending=unfavorable&ending=mixed',
  ],
  [casesAddress({ court: 'High Court' }, { ...all, topic: 'Land' }, { topic: 'Tax' }), '/cases?court=High+Court&area=Tax&ending=counted'],
  [
    casesAddress({ court: 'High Court' }, all, { station: ['Kisii', 'Meru'], waited: 0 }),
    '/cases?court=High+Court&ending=counted&station=Kisii&station=Meru&waited=0',
  ],
  [citingAddress('kesc-2026-90007~12', { year: 2026 }), '/cases?year=2026&cites=kesc-2026-90007%7E12'],
])('%s', (address, expected) => expect(address).toBe(expected))

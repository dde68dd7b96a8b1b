import { expect, test } from 'vitest'
import { withStatus } from './status.ts'

type Found = Parameters<typeof withStatus>[0]
const found = (changes: Partial<Found>) =>
  ({ date: '2020-01-02', year: 2020, document_type: 'Judgment', status: null, read_fields: [], ...changes }) as unknown as Found

test.each<[string, Partial<Found>, Parameters<typeof withStatus>[1], string | null, string[]]>([
  ['a dated decision is decided', {}, null, 'decided', ['status']],
  ['a decision without a day has a year', { date: null }, null, 'decided', ['status']],
  ['what nothing dates has none', { date: null, year: null }, null, null, []],
  ['a pleading is not decided', { document_type: 'Plaint' }, null, null, []],
  ['what the source says stands', { status: 'reserved' }, null, 'reserved', []],
  ['a decision that was reversed is overturned', {}, { kind: 'reversed on appeal' }, 'overturned', ['status']],
  ['also where its source knew nothing of that', { status: 'decided' }, { kind: 'overruled' }, 'overturned', ['status']],
  ['one that is stayed is under appeal', {}, { kind: 'stayed' }, 'under appeal', ['status']],
  ['one that was upheld is decided', {}, { kind: 'upheld on appeal' }, 'decided', ['status']],
])('%s', (_, changes, signal, status, read) => {
  const shown = withStatus(found(changes), signal)
  expect([shown.status, shown.read_fields]).toEqual([status, read])
})

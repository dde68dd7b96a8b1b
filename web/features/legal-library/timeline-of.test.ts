import { expect, test } from 'vitest'
import { timelineOf } from './timeline-of.ts'

const version = (date: string | null) => ({ date, until: null, sections: 3, source: 'reed.xml', guide: false })

test('the life of an Act, the latest first, with the text that stood before each', () => {
  const moments = timelineOf({ assented: '1990-04-01', commenced: '1990-06-01', repealed: '2012-12-31' }, [
    version('2012-12-31'),
    version('1990-06-01'),
    version(null),
  ])
  expect(moments.map((moment) => [moment.kind, moment.day, moment.kind === 'text' ? moment.before : undefined])).toEqual([
    ['repealed', '2012-12-31', undefined],
    ['text', '2012-12-31', '1990-06-01'],
    ['text', '1990-06-01', null],
    ['commenced', '1990-06-01', undefined],
    ['assented', '1990-04-01', undefined],
    ['text', null, null],
  ])
})

import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test.each([
  [{ name: 'Amina', organization: '' }, { name: 'Amina', organization: null }, {}],
  [{ name: ' Amina ', organization: ' ' }, { name: 'Amina', organization: null }, {}],
  [{ name: 'Amina O.', organization: 'Chambers' }, { name: 'Amina', organization: 'Chambers' }, { name: 'Amina O.' }],
  [{ name: 'Amina', organization: 'Bar' }, { name: 'Amina', organization: 'Chambers' }, { organization: 'Bar' }],
  [{ name: 'Amina', organization: '' }, { name: 'Amina', organization: 'Chambers' }, { organization: null }],
])('%j against %j sends %j', (draft, profile, changes) => expect(changesOf(draft, profile)).toEqual(changes))

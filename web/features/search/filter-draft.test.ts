import { describe, expect, it } from 'vitest'
import { checkDays, completeDay, draftOf, filtersOf } from './filter-draft.ts'
import { emptySearch } from './search-address.ts'

const empty = draftOf(emptySearch)

describe('a draft of filters', () => {
  it('gives back the filters that it was made of', () => {
    const filters = {
      courts: ['High Court'],
      judges: ['P Wanza'],
      stations: ['Kisumu'],
      years: ['2024'],
      types: ['Ruling'],
      from: '2019-02-28',
      to: '2024-12-31',
      citation: '[2019] KECA 91',
      number: 'E074',
    }
    const draft = draftOf({ ...emptySearch, ...filters })
    expect(draft.from).toBe('28/02/2019')
    expect(filtersOf(draft)).toEqual(filters)
  })

  it('is empty where nothing is filtered', () => {
    expect(filtersOf(empty)).toEqual({
      courts: [],
      judges: [],
      stations: [],
      years: [],
      types: [],
      from: '',
      to: '',
      citation: '',
      number: '',
    })
  })
})

describe('checkDays', () => {
  it.each([
    ['', '', {}],
    ['01/01/1900', '31/12/2099', {}],
    ['31/12/1899', '', { from: 'outside' }],
    ['', '01/01/2100', { to: 'outside' }],
    ['30/02/2020', 'soon', { from: 'unreadable', to: 'unreadable' }],
    ['02/01/2020', '01/01/2020', { to: 'reversed' }],
    ['01/01/2020', '01/01/2020', {}],
  ])('from %j to %j: %j', (from, to, problems) => {
    expect(checkDays({ ...empty, from, to })).toEqual(problems)
  })
})

describe('completeDay', () => {
  it('lets a day be typed as eight digits', () => {
    let typed = ''
    for (const digit of '14032025') typed = completeDay(typed, typed + digit)
    expect(typed).toBe('14/03/2025')
  })

  it('lets the strokes be typed as well', () => {
    let typed = ''
    for (const key of '14/03/2025') typed = completeDay(typed, typed + key)
    expect(typed).toBe('14/03/2025')
  })

  it('does not put back what is being deleted', () => {
    expect(completeDay('14/', '14')).toBe('14')
    expect(completeDay('14/03/', '14/03')).toBe('14/03')
  })
})

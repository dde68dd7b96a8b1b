import { actKinds, actStatuses, actSubjects } from '#contract/legislation'
import type { ActFilters } from './queries.ts'

export const views = ['title', 'year', 'subject', 'cited'] as const
export type View = (typeof views)[number]

/** What an address asks for of the list: what makes no sense is left out. */
export interface Browsed extends ActFilters {
  view: View
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined => values.find((one) => one === value)

export function readBrowsed(parameters: URLSearchParams): Browsed {
  const view = oneOf(views, parameters.get('view')) ?? 'title'
  const letter = /^[a-z]$/i.exec(parameters.get('letter') ?? '')?.[0].toUpperCase()
  const year = /^\d{4}$/.exec(parameters.get('year') ?? '')?.[0]
  const subject = oneOf(actSubjects, parameters.get('subject'))
  const kind = oneOf(actKinds, parameters.get('kind'))
  const status = oneOf(actStatuses, parameters.get('status'))
  return {
    view,
    query: parameters.get('query')?.trim() ?? '',
    sort: view === 'year' ? 'newest' : 'title',
    ...(letter && { letter }),
    ...(year && { year: Number(year) }),
    ...(subject && { subject }),
    ...(kind && { kind }),
    ...(status && { status }),
    page: Math.max(1, Number(/^\d{1,4}$/.exec(parameters.get('page') ?? '')?.[0] ?? 1)),
  }
}

/** The address of the list with something changed: a change of what is listed leads back to the first page. */
export function browseAddress(parameters: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(parameters)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const written = next.toString()
  return written === '' ? '/legal-library/legislation' : `/legal-library/legislation?${written}`
}

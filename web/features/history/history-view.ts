import type { HistoryType } from '#contract/history'

/** Which entries are shown; it stands in the address, so that a reload and a link show the same. */
export const kinds = ['all', 'search', 'read', 'bookmark', 'note', 'chat', 'download'] as const
export type Kind = (typeof kinds)[number]

export interface HistoryView {
  kind: Kind
  query: string
  /** What was done for one project alone. */
  project: string | null
}

/** The types of a kind; undefined for all. */
export const typesOf = (kind: Kind): HistoryType[] | undefined =>
  kind === 'all' ? undefined : kind === 'read' ? ['case_view', 'view'] : [kind]

/** The view that an address asks for; what it does not say, or says wrongly, is as at first. */
export const readView = (parameters: URLSearchParams): HistoryView => ({
  kind: kinds.find((kind) => kind === parameters.get('kind')) ?? 'all',
  query: parameters.get('query')?.trim().slice(0, 200) ?? '',
  project: parameters.get('project')?.slice(0, 120) || null,
})

export const writeView = ({ kind, query, project }: HistoryView): string =>
  String(new URLSearchParams({ ...(kind !== 'all' && { kind }), ...(query !== '' && { query }), ...(project !== null && { project }) }))

import { entitle } from '#citations/law/name-in-law'
import { searchLegislation } from '#contract/search-everything'
import { listNotes } from '#contract/notes'
import { listProjects } from '#contract/projects'
import { suggest } from '#contract/suggestions'
import { call } from '../../../api/call.ts'
import { listSuggestions } from '../../../features/search/suggestion-options.ts'
import { addressOfProvision } from '../../../ui/law-address.ts'
import type { Screen } from './screens.ts'

export interface Line {
  group: 'screens' | 'cases' | 'law' | 'projects' | 'notes' | 'actions'
  name: string
  /** What tells lines of one name apart. */
  aside: string
  to: string
  /** What the screen is told beside its address. */
  state?: object
}

const most = 4

/** What is looked through on the server, each by itself: what does not answer leaves the others. */
export const finders: Record<'cases' | 'law' | 'projects' | 'notes', (words: string, signal: AbortSignal) => Promise<Line[]>> = {
  cases: async (q, signal) =>
    listSuggestions(await call(suggest, { query: { q, limit: most + 1 } }, { signal })).filter(
      (one): one is typeof one & { group: 'cases' } => one.group === 'cases',
    ),
  law: async (query, signal) => {
    const { named, results } = await call(searchLegislation, { query: { query, limit: most } }, { signal })
    const found = new Map([...named, ...results].map((one) => [addressOfProvision(one.act.id, one.eid), one]))
    return [...found]
      .slice(0, most)
      .map(([to, { act, ...provision }]) => ({ group: 'law', name: entitle(act.title, provision), aside: act.title, to }))
  },
  projects: async (query, signal) =>
    (await call(listProjects, { query: { query, limit: most } }, { signal })).results.map(({ id, name }) => ({
      group: 'projects',
      name,
      aside: '',
      to: `/research-hub/projects/${encodeURIComponent(id)}`,
    })),
  notes: async (query, signal) =>
    (await call(listNotes, { query: { query, limit: most } }, { signal })).results.map(({ id, title }) => ({
      group: 'notes',
      name: title,
      aside: '',
      to: `/research-notes/${encodeURIComponent(id)}`,
    })),
}

/** The screens whose name has a word that begins with each of the words; all of them without words. */
export function findScreens(screens: readonly Screen[], words: string): Line[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  return screens
    .filter(({ name }) => {
      const own = name.toLowerCase().split(/\s+/)
      return asked.every((word) => own.some((one) => one.startsWith(word)))
    })
    .map(({ to, name, letter }) => ({ group: 'screens', name, aside: letter === undefined ? '' : `g ${letter}`, to }))
}
